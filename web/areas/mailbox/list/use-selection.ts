import { useRef, useState } from 'react'

export type Selection = {
  ids: ReadonlySet<string>
  toggle: (id: string, isRange: boolean) => void
  toggleAll: () => void
  clear: () => void
}

/** The ids between two rows in list order, both included. */
export function rangeOf(order: readonly string[], from: string, to: string): string[] {
  const [start, end] = [order.indexOf(from), order.indexOf(to)]
  if (start < 0 || end < 0) return [to]
  return order.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The selected rows of a list. A new listKey clears the selection; rows that left the list are dropped from it. */
export function useSelection(listKey: string, order: readonly string[]): Selection {
  const [picked, setPicked] = useState<{ listKey: string; ids: ReadonlySet<string> }>({ listKey, ids: new Set() })
  const anchor = useRef<string | null>(null)
  const ids = picked.listKey === listKey ? picked.ids.intersection(new Set(order)) : new Set<string>()
  const set = (next: ReadonlySet<string>) => setPicked({ listKey, ids: next })
  return {
    ids,
    toggle(id, isRange) {
      const isOn = !ids.has(id)
      const range = isRange && anchor.current ? rangeOf(order, anchor.current, id) : [id]
      anchor.current = id
      set(isOn ? ids.union(new Set(range)) : ids.difference(new Set(range)))
    },
    toggleAll: () => set(ids.size < order.length ? new Set(order) : new Set()),
    clear: () => set(new Set()),
  }
}
