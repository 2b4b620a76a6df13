/** Guesses which row has the titles, and which rows are totals. */
import { identityKey } from '../text.ts'
import { isEmpty, type Cell, type SheetRow } from './cells.ts'

const sampledRows = 30
const numeric = /^[\s$€%\d.,()/-]+$/
const isTitle = (cell: Cell | undefined): boolean => typeof cell === 'string' && cell !== '' && !numeric.test(cell)

const countOf = (cells: Cell[], test: (cell: Cell) => boolean): number => cells.filter((cell) => test(cell)).length

/**
 * The row with the titles: the one with the most known ones, else the first that is almost as wide as the widest and has texts only.
 * Undefined if the values begin at once.
 */
export function guessTitleRow(rows: SheetRow[], isKnown: (title: string) => boolean): number | undefined {
  const first = rows.slice(0, sampledRows)
  const known = first.map(({ celdas }) => countOf(celdas, (cell) => typeof cell === 'string' && isKnown(cell)))
  const most = Math.max(0, ...known)
  if (most > 0) return first[known.indexOf(most)]!.fila
  const widest = Math.max(0, ...first.map(({ celdas }) => countOf(celdas, (cell) => !isEmpty(cell))))
  const titles = first.find(({ celdas }) => {
    const filled = countOf(celdas, (cell) => !isEmpty(cell))
    return filled >= widest * 0.6 && countOf(celdas, isTitle) === filled
  })
  return titles?.fila
}

const total = /^(sub)?total(es)?\b|^suma\b|^saldo final\b/

/** Whether a row sums the others: its first text says so. */
export function isTotalRow(celdas: Cell[]): boolean {
  const text = celdas.find((cell) => !isEmpty(cell))
  return typeof text === 'string' && total.test(identityKey(text).trim())
}
