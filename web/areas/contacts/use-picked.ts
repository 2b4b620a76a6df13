import { useRef, useState } from 'react'
import { notify } from '../../api/notices.ts'
import type { ContactListState } from './use-contact-list.ts'

/** The contract's limit per call. */
export const maxPicked = 1000

type PickedList = Pick<ContactListState, 'indexOf' | 'idsBetween'>

const refuse = () =>
  notify({ type: 'warning', title: 'Son demasiados', message: 'Se pueden elegir hasta 1.000 contactos a la vez.' })

/** The selected contacts. A new `listKey` clears the selection; scrolling does not. */
export function usePicked(listKey: string, list: PickedList) {
  const [state, setState] = useState<{ listKey: string; ids: ReadonlySet<string> }>({ listKey, ids: new Set() })
  const anchor = useRef<string | null>(null)
  const ids = state.listKey === listKey ? state.ids : new Set<string>()
  const set = (next: ReadonlySet<string>) => (next.size > maxPicked ? refuse() : setState({ listKey, ids: next }))
  /** Selects or deselects a range of indexes, both included. */
  const setRange = async (from: number, to: number, isOn = true) => {
    if (to - from >= maxPicked) return refuse()
    const range = new Set(await list.idsBetween(from, to))
    set(isOn ? ids.union(range) : ids.difference(range))
  }
  return {
    ids,
    setRange,
    /** Toggles a contact; with `isRange`, every one from the last toggled contact to this one. */
    toggle(id: string, isRange: boolean) {
      const [from, to] = [anchor.current === null ? -1 : list.indexOf(anchor.current), list.indexOf(id)]
      anchor.current = id
      if (isRange && from >= 0) return void setRange(Math.min(from, to), Math.max(from, to), !ids.has(id))
      set(ids.has(id) ? ids.difference(new Set([id])) : ids.union(new Set([id])))
    },
    clear: () => set(new Set()),
  }
}
