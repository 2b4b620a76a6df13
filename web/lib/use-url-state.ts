import { use, useCallback, useEffect, useSyncExternalStore } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useSearchParams, type Location } from 'react-router-dom'
import { pathInApp } from './base-path.ts'

/** Maps a screen's state to query parameters; `write` returns undefined for parameters to omit. */
export type UrlCodec<State> = {
  read: (search: URLSearchParams) => State
  write: (state: State) => Record<string, string | undefined>
}

type ChangeOptions = {
  /** Replaces the current history entry. */
  replace?: boolean
  /** Scrolls to the top, as a navigation does. */
  scroll?: boolean
  /** Stored in the history entry, not in the address. */
  state?: unknown
}

/** Changes a part of a screen's state. */
export type ChangeState<State> = (change: Partial<State>, options?: ChangeOptions) => void

/** The last change: the address rendered when it was made, and earlier changes that may still render before it. */
let lastChange: { drawn: Location; search: URLSearchParams; earlier: Set<string> } | undefined

/** Whether a screen with this address has not rendered the last change yet. */
const isBehind = (drawn: Location, search: URLSearchParams): boolean =>
  lastChange !== undefined && (lastChange.drawn === drawn || lastChange.earlier.has(`${search}`))

/**
 * State in the address, so that Back, reload and links restore it. An address renders only after its loaders: a change before that
 * builds on the pending change instead of the rendered address, which would lose it.
 */
export function useUrlState<State>({ read, write }: UrlCodec<State>): [State, ChangeState<State>] {
  const drawn = useLocation()
  const [search, setSearch] = useSearchParams()
  useEffect(() => {
    // The last change has rendered: an earlier address can now only render because of Back.
    if (lastChange && `${search}` === `${lastChange.search}`) lastChange.earlier.clear()
  }, [search])
  const change = (part: Partial<State>, { replace, scroll, state }: ChangeOptions = {}) => {
    const behind = isBehind(drawn, search) ? lastChange : undefined
    const before = behind?.search ?? search
    const next = new URLSearchParams(before)
    for (const [name, value] of Object.entries(write({ ...read(before), ...part }))) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    lastChange = { drawn, search: next, earlier: new Set(behind && [...behind.earlier, `${before}`]) }
    setSearch(next, { replace, preventScrollReset: !scroll, state })
  }
  return [read(search), change]
}

/** Whether an address is that of the last change, rendered or not. */
export const isLastChange = ({ pathname, search }: Location): boolean =>
  lastChange !== undefined &&
  pathInApp(pathname) === lastChange.drawn.pathname &&
  new URLSearchParams(search).toString() === `${lastChange.search}`

const noRouter = () => () => {}

/**
 * Returns a function that tells whether another navigation is in progress, blocked, or not rendered yet. A delayed change of the
 * address (a debounced search) would cancel it. The component renders again when the navigation is over.
 */
export function useIsAddressTaken(): () => boolean {
  const router = use(UNSAFE_DataRouterContext)?.router
  const { key } = useLocation()
  const isUnderWay = useCallback(() => {
    if (!router) return false
    const { navigation, blockers } = router.state
    if (navigation.location && !isLastChange(navigation.location)) return true
    return [...blockers.values()].some(({ state }) => state !== 'unblocked')
  }, [router])
  useSyncExternalStore(router?.subscribe ?? noRouter, isUnderWay)
  return () => isUnderWay() || (router !== undefined && router.state.location.key !== key)
}
