/** Decimal marks of pasted numbers: decided per column; the user is asked once about ambiguous columns. */
import { columnMark, numberText, parseNumber, withMark, type DecimalMark } from '../../lib/number-text.ts'
import { confirm } from '../confirm.ts'
import { decimalsOf, isNumeric, type AmountColumn } from './amount-column.ts'
import type { Pasted } from './clipboard.ts'

type Column = AmountColumn<never>
export type ColumnMarks = ReadonlyMap<number, DecimalMark | '?'>

/**
 * The decimal mark of each numeric column of a paste, `?` if ambiguous. A single cell is parsed like a field. In a column with fewer
 * than three decimals, '1.250' can only be thousands.
 */
export function marksOf(cells: Pasted[], columns: Column[]): ColumnMarks {
  if (cells.length < 2) return new Map()
  const numeric = cells.filter(({ column }) => isNumeric(columns[column]!))
  return new Map(
    [...Map.groupBy(numeric, ({ column }) => column)].map(([column, each]) => {
      const mark = columnMark(each.map(({ text }) => text))
      return [column, mark === '?' && decimalsOf(columns[column]!) < 3 ? ',' : mark]
    }),
  )
}

/** Asks for the meaning of the ambiguous columns. */
export async function askMarks(marks: ColumnMarks, cells: Pasted[], columns: Column[]): Promise<ColumnMarks> {
  const answers = new Map(marks)
  for (const [column, mark] of marks) {
    if (mark !== '?') continue
    const texts = cells.filter((cell) => cell.column === column).map(({ text }) => text.trim())
    const sample = texts.find((text) => columnMark([text]) === '?')!
    const thousands = numberText(parseNumber(sample) ?? 0, 4)
    const decimals = numberText(parseNumber(withMark(sample, '.')) ?? 0, 4)
    const answer = await confirm({
      title: `¿Qué es «${sample}» en ${columns[column]!.title}?`,
      message: 'En esa columna el punto puede separar miles o decimales. Se aplica a toda la columna.',
      icon: { name: 'pi-question-circle', color: 'info' },
      actions: {
        confirm: { label: `Miles: ${thousands}`, color: 'primary' },
        cancel: { label: `Decimales: ${decimals}` },
      },
    })
    answers.set(column, answer === 'confirmed' ? ',' : '.')
  }
  return answers
}

/** Rewrites the cells so that they parse like single fields. */
export const withMarks = (cells: Pasted[], marks: ColumnMarks): Pasted[] =>
  cells.map((cell) => {
    const mark = marks.get(cell.column)
    return mark === undefined || mark === '?' ? cell : { ...cell, text: withMark(cell.text, mark) }
  })
