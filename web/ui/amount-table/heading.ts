/** Recognises the heading row in a block copied from a spreadsheet. */
import { titleKey } from '../../../openapi/shared/title-key.ts'
import { isNumeric, readCell, type AmountColumn } from './amount-column.ts'

type Column = AmountColumn<never>
const hasDigit = /\d/
const isStrict = (column: Column) => isNumeric(column) || column.kind === 'date' || column.kind === 'month'
const isTitleOf = ({ title, titles = [] }: Column, text: string) =>
  titleKey(text) !== '' && [title, ...titles].some((each) => titleKey(each) === titleKey(text))

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

type WithoutHeading = {
  block: string[][]
  hasHeading: boolean
  /** Titles of columns that are left out. */ leftOut: string[]
}

/**
 * Removes the heading row of a pasted block. Titles that name other columns than those below them move their cells there; columns
 * with other titles are then left out.
 */
export function withoutHeading(block: string[][], columns: Column[], from: number): WithoutHeading {
  const [first = [], ...rest] = block
  if (rest.length === 0) return { block, hasHeading: false, leftOut: [] }
  const below = columns.slice(from)
  const places = first.map((text) => below.findIndex((column) => isTitleOf(column, text)))
  const named = places.filter((place) => place >= 0)
  const isUnique = new Set(named).size === named.length
  const isNamed = isUnique && (named.length === first.length || named.length >= 2)
  if (!isNamed && !isAboveValues(block, below)) return { block, hasHeading: false, leftOut: [] }
  const isInPlace = places.every((place, at) => place === -1 || place === at)
  if (!isNamed || isInPlace) return { block: rest, hasHeading: true, leftOut: [] }
  const width = Math.max(...places) + 1
  const placed = rest.map((cells) => Array.from({ length: width }, (_, at) => cells[places.indexOf(at)] ?? ''))
  const leftOut = first.filter((text, at) => places[at] === -1 && text.trim() !== '')
  return { block: placed, hasHeading: true, leftOut }
}
