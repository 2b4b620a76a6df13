import { useRef, useState } from 'react'
import { tellFailure } from './tell-failure.ts'

/** The ids between two, both included, in list order. */
export function idsBetween(ids: readonly string[], from: string, to: string): string[] {
  const [start, end] = [from, to].map((id) => ids.indexOf(id)).toSorted((a, b) => a - b)
  return start === -1 ? [to] : ids.slice(start, end! + 1)
}

const none: ReadonlySet<string> = new Set()

/** The selected ids of a list, rendered or not; `allIds` resolves to those of the whole list in its order. A new `listKey` clears the selection. */
export function useSelection(listKey: string, allIds: () => Promise<string[]>) {
  const [state, setState] = useState({ listKey, ids: none })
  const anchor = useRef<string | null>(null)
  const ids = state.listKey === listKey ? state.ids : none
  const set = (next: ReadonlySet<string>) => setState({ listKey, ids: next })
  const setFrom = async (choose: (all: string[]) => string[]) => {
    try {
      set(new Set(choose(await allIds())))
    } catch (error) {
      tellFailure('No se pudo elegir')(error)
    }
  }
  return {
    ids,
    set,
    clear: () => set(none),
    only(id: string) {
      anchor.current = id
      set(new Set([id]))
    },
    toggle(id: string) {
      anchor.current = id
      set(ids.symmetricDifference(new Set([id])))
    },
    /** Selects from the last toggled item, or from `from`, to this one. */
    extend(id: string, from?: string) {
      const start = anchor.current ?? from ?? id
      anchor.current = start
      void setFrom((all) => idsBetween(all, start, id))
    },
    all: () => void setFrom((all) => all),
  }
}
