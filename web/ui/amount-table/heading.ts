/** The titles that come along when columns of a spreadsheet are copied. */
import { fold } from '../../lib/fold.ts'
import { isNumeric, readCell, type AmountColumn } from './amount-column.ts'

type Column = AmountColumn<never>
const hasDigit = /\d/
const isStrict = (column: Column) => isNumeric(column) || column.kind === 'date' || column.kind === 'month'
const isTitle = (column: Column | undefined, text: string) => column && fold(column.title) === fold(text.trim())

/** Whether the first row of a block has words where the row below it has numbers, dates or months. */
function isAboveValues([first = [], second = []]: string[][], below: Column[]): boolean {
  const strict = first.flatMap((text, at) =>
    below[at] && isStrict(below[at]) ? [{ text, at, column: below[at] }] : [],
  )
  return (
    strict.some(({ at, column }) => 'value' in readCell(column, second[at] ?? '')) &&
    strict.every(
      ({ text, column }) => !hasDigit.test(text) && (text.trim() === '' || 'error' in readCell(column, text)),
    )
  )
}

/**
 * A pasted block without its row of titles. Where all titles are those of columns, its cells go below the column that they
 * name, whatever their order.
 */
export function withoutHeading(
  block: string[][],
  columns: Column[],
  from: number,
): { block: string[][]; hasHeading: boolean } {
  const [first = [], ...rest] = block
  if (rest.length === 0) return { block, hasHeading: false }
  const below = columns.slice(from)
  const places = first.map((text) => below.findIndex((column) => isTitle(column, text)))
  const isNamed = new Set(places).size === first.length && !places.includes(-1)
  if (!isNamed && !isAboveValues(block, below)) return { block, hasHeading: false }
  if (!isNamed) return { block: rest, hasHeading: true }
  const width = Math.max(...places) + 1
  const placed = rest.map((cells) => Array.from({ length: width }, (_, at) => cells[places.indexOf(at)] ?? ''))
  return { block: placed, hasHeading: true }
}
