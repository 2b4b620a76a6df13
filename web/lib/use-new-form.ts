import type { Location } from 'react-router-dom'
import { useUrlState, type UrlCodec } from './use-url-state.ts'

const parameter = 'nuevo'

const codec: UrlCodec<{ isOpen: boolean }> = {
  read: (search) => ({ isOpen: search.get(parameter) === 'si' }),
  write: ({ isOpen }) => ({ [parameter]: isOpen ? 'si' : undefined }),
}

/** Whether the form for a new record is open, in the address (`?nuevo=si`): links and reload open it, Back closes it. */
export function useNewForm() {
  const [{ isOpen }, change] = useUrlState(codec)
  return {
    isOpen,
    open: () => change({ isOpen: true }),
    close: () => change({ isOpen: false }, { replace: true }),
  }
}

/** Whether a navigation closes the form that an address opens. */
export const closesNewForm = (next: Location, current: Location): boolean =>
  new URLSearchParams(current.search).has(parameter) && !new URLSearchParams(next.search).has(parameter)
