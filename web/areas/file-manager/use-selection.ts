import { useRef, useState } from 'react'
import { tellFailure } from '../../api/tell-failure.ts'
import { idsBetween } from './selection.ts'
import type { FileList } from './use-file-list.ts'

const none: ReadonlySet<string> = new Set()

/** The selected ids, rendered or not. A new `listKey` clears the selection. */
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
    /** Selects from the last toggled item, or from `from`, to this one. */
    extend(id: string, from?: string) {
      const start = anchor.current ?? from ?? id
      anchor.current = start
      void setFrom((all) => idsBetween(all, start, id))
    },
    all: () => void setFrom((all) => all),
  }
}
