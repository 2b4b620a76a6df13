/** Recognises the heading row in a block copied from a spreadsheet. */
import { fold } from '../../lib/fold.ts'
import { isNumeric, readCell, type AmountColumn } from './amount-column.ts'

type Column = AmountColumn<never>
const hasDigit = /\d/
const isStrict = (column: Column) => isNumeric(column) || column.kind === 'date' || column.kind === 'month'
const isTitle = (column: Column | undefined, text: string) => column && fold(column.title) === fold(text.trim())

/** Whether the first row of a block has words above numbers, dates or months. */
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

/** Removes the heading row of a pasted block. If all its titles name columns, the cells are reordered to match them. */
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
