import type { Schema } from '../../api/types.ts'

/** Selected products: some by id, or all that match the search except some. */
export type Selection = { kind: 'some'; ids: ReadonlySet<string> } | { kind: 'all'; except: ReadonlySet<string> }

export const nothing: Selection = { kind: 'some', ids: new Set() }
export const everything: Selection = { kind: 'all', except: new Set() }

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id)
}

/** The selection with these products added or removed. */
export function select(selection: Selection, ids: string[], isIn: boolean): Selection {
  const nextIds = new Set(selection.kind === 'some' ? selection.ids : selection.except)
  for (const id of ids) {
    if (isIn === (selection.kind === 'some')) nextIds.add(id)
    else nextIds.delete(id)
  }
  return selection.kind === 'some' ? { kind: 'some', ids: nextIds } : { kind: 'all', except: nextIds }
}

/** The number of selected products, of the `total` that match. */
export function countSelected(selection: Selection, total: number): number {
  return selection.kind === 'some' ? selection.ids.size : Math.max(total - selection.except.size, 0)
}

/** The ids between two rows, both included, in either direction; only `to` if `from` is not in the list. */
export function range(ids: string[], from: string | null, to: string): string[] {
  const [start, end] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)]
  if (start < 0) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The selection in the contract's shape. */
export function toWire(selection: Selection, search: string, filters: object = {}): Schema<'ProductSelection'> {
  if (selection.kind === 'some') return { ids: [...selection.ids] }
  return { search, ...filters, except: [...selection.except] }
}
