import { useRef, useState } from 'react'

/** Who is picked in a list. Another list, by its key, starts with nobody; scrolling away keeps who was picked. */
export function usePicked(listKey: string, order: readonly string[]) {
  const [state, setState] = useState<{ listKey: string; ids: ReadonlySet<string> }>({ listKey, ids: new Set() })
  const anchor = useRef<string | null>(null)
  const ids = state.listKey === listKey ? state.ids : new Set<string>()
  const set = (next: ReadonlySet<string>) => setState({ listKey, ids: next })
  return {
    ids,
    toggle(id: string, isRange: boolean) {
      const [from, to] = [order.indexOf(anchor.current ?? ''), order.indexOf(id)]
      const range = isRange && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      anchor.current = id
      set(ids.has(id) ? ids.difference(new Set(range)) : ids.union(new Set(range)))
    },
    clear: () => set(new Set()),
  }
}
