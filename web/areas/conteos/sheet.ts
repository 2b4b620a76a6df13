/** The sheet of a count: which lines are shown, and what a typed text means. */
import { fold } from '../../lib/fold.ts'
import { decimalOf, maxQuantity, numberError } from '../../lib/number-text.ts'
import { labelId } from '../materiales/door.ts'
import type { ConteoLinea } from './queries.ts'

export type SheetView = { search: string; part: 'todo' | 'falta' }

/** The lines that match a search: words of name or code, or a scanned label. */
export function shownLines(lines: readonly ConteoLinea[], { search, part }: SheetView): ConteoLinea[] {
  const id = labelId(search)
  const words = fold(search).split(/\s+/).filter(Boolean)
  const matches = ({ materialId, codigo, material }: ConteoLinea) => {
    const text = fold(`${codigo} ${material}`)
    return id === '' ? words.every((word) => text.includes(word)) : materialId === id
  }
  return lines.filter((line) => (part === 'todo' || !line.marcado) && matches(line))
}

/** What a text in the field of a line stores: a quantity, null for an empty field, or an error in words. */
export function countedOf(text: string): { contado: string | null } | { error: string } {
  if (text.trim() === '') return { contado: null }
  const error = numberError(text, { decimals: 4, max: maxQuantity })
  return error ? { error } : { contado: decimalOf(text)! }
}

/** Whether the count of a line differs from the stock. */
export const differs = ({ diferencia }: ConteoLinea): boolean => diferencia !== null && Number(diferencia) !== 0
