/** How a pasted block is read: decided per column, as in loads; the user is asked once about ambiguous numbers. */
import { createDateColumn, readDay } from '../../../openapi/shared/date-format.ts'
import { createNumberColumn, readNumber, type DecimalSign } from '../../../openapi/shared/number-format.ts'
import { decimalText } from '../../lib/number-text.ts'
import { confirm } from '../confirm.ts'
import { decimalsOf, isNumeric, type AmountColumn } from './amount-column.ts'
import type { Pasted } from './clipboard.ts'

type Column = AmountColumn<never>
/** The decimal sign of each numeric column, or the number that nothing decides. */
export type ColumnMarks = ReadonlyMap<number, DecimalSign | { ambiguous: string }>

const byColumn = (cells: Pasted[], isOf: (column: number) => boolean) => [
  ...Map.groupBy(
    cells.filter(({ column }) => isOf(column)),
    ({ column }) => column,
  ),
]

/**
 * The decimal sign of each numeric column of a paste. A single cell is parsed like a field. In a column with fewer than three
 * decimals, '1.250' can only be thousands.
 */
export function marksOf(cells: Pasted[], columns: Column[]): ColumnMarks {
  if (cells.length < 2) return new Map()
  return new Map(
    byColumn(cells, (column) => isNumeric(columns[column]!)).map(([column, each]) => {
      const numbers = createNumberColumn()
      for (const { text } of each) numbers.add(text)
      const { sign, pregunta } = numbers.decide()
      if (sign !== null || pregunta === null) return [column, sign ?? ',']
      const grouping = pregunta.includes('.') ? ',' : '.'
      return [column, decimalsOf(columns[column]!) < 3 ? grouping : { ambiguous: pregunta.trim() }]
    }),
  )
}

export const isUndecided = (marks: ColumnMarks): boolean => [...marks.values()].some((mark) => typeof mark === 'object')

/** Asks for the meaning of the ambiguous columns. */
export async function askMarks(marks: ColumnMarks, columns: Column[]): Promise<ColumnMarks> {
  const answers = new Map(marks)
  for (const [column, mark] of marks) {
    if (typeof mark !== 'object') continue
    const { ambiguous } = mark
    const [word, grouping, decimal] = ambiguous.includes('.')
      ? (['el punto', ',', '.'] as const)
      : (['la coma', '.', ','] as const)
    const read = (sign: DecimalSign) => decimalText((readNumber(ambiguous, sign) ?? '').replace(/(\.\d*?)0+$/, '$1'))
    const answer = await confirm({
      title: `¿Qué es «${ambiguous}» en ${columns[column]!.title}?`,
      message: `En esa columna ${word} puede separar miles o decimales. Se aplica a toda la columna.`,
      icon: { name: 'pi-question-circle', color: 'info' },
      actions: {
        confirm: { label: `Miles: ${read(grouping)}`, color: 'primary' },
        cancel: { label: `Decimales: ${read(decimal)}` },
      },
    })
    answers.set(column, answer === 'confirmed' ? grouping : decimal)
  }
  return answers
}

/** Rewrites the numbers so that they parse like single fields; other text stays, for its error. */
export const withMarks = (cells: Pasted[], marks: ColumnMarks): Pasted[] =>
  cells.map((cell) => {
    const mark = marks.get(cell.column)
    const number = typeof mark === 'string' ? readNumber(cell.text, mark) : undefined
    return number === undefined ? cell : { ...cell, text: number.replace('.', ',') }
  })

/** Rewrites the days of columns in which all values have the month first; what nothing decides is day and month, as in fields. */
export function withDates(cells: Pasted[], columns: Column[]): Pasted[] {
  const isDate = (column: number) => ['date', 'month'].includes(columns[column]!.kind ?? '')
  const monthFirst = new Set(
    byColumn(cells, isDate).flatMap(([column, each]) => {
      const dates = createDateColumn()
      for (const { text } of each) dates.add(text)
      return dates.decide().order === 'mda' ? [column] : []
    }),
  )
  return cells.map((cell) =>
    monthFirst.has(cell.column) ? { ...cell, text: readDay(cell.text, 'mda') ?? cell.text } : cell,
  )
}
