import { useRef, useState } from 'react'
import { tellFailure } from '../../api/tell-failure.ts'
import { idsBetween } from './selection.ts'
import type { FileList } from './use-file-list.ts'

const none: ReadonlySet<string> = new Set()

/** What is chosen in a list, drawn or not. Another list, by its key, starts with nothing. */
export function useSelection(listKey: string, allIds: FileList['allIds']) {
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
    /** All from the one that was chosen last, or from another, to this one. */
    extend(id: string, from?: string) {
      const start = anchor.current ?? from ?? id
      anchor.current = start
      void setFrom((all) => idsBetween(all, start, id))
    },
    all: () => void setFrom((all) => all),
  }
}
