import { use, useCallback, useEffect, useSyncExternalStore } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useSearchParams, type Location } from 'react-router-dom'
import { pathInApp } from './base-path.ts'

/** How a screen's state stands in its address: `write` gives undefined for what the address leaves out. */
export type UrlCodec<State> = {
  read: (search: URLSearchParams) => State
  write: (state: State) => Record<string, string | undefined>
}

type ChangeOptions = {
  /** Takes the place of the present entry in the history. */
  replace?: boolean
  /** Starts at the top of the page, as another screen would. */
  scroll?: boolean
  /** Kept with the entry of the history, not in the address. */
  state?: unknown
}

/** The last change, the address that was drawn when it was made, and the changes before it that may be drawn in between. */
let last: { drawn: Location; search: URLSearchParams; earlier: Set<string> } | undefined

/** Whether a screen that shows this address has not drawn the last change yet. */
const isBehind = (drawn: Location, search: URLSearchParams): boolean =>
  last !== undefined && (last.drawn === drawn || last.earlier.has(`${search}`))

/**
 * The part of a screen's state that lives in the address, so that Back, a reload and a link bring it back.
 * An address is drawn only after its loaders: a change before that builds on the change before it,
 * not on the address that is still drawn, or the first one would be lost.
 */
export function useUrlState<State>({
  read,
  write,
}: UrlCodec<State>): [State, (change: Partial<State>, options?: ChangeOptions) => void] {
  const drawn = useLocation()
  const [search, setSearch] = useSearchParams()
  useEffect(() => {
    // From here on an earlier address is drawn because somebody goes back to it.
    if (last && `${search}` === `${last.search}`) last.earlier.clear()
  }, [search])
  const change = (part: Partial<State>, { replace, scroll, state }: ChangeOptions = {}) => {
    const behind = isBehind(drawn, search) ? last : undefined
    const before = behind?.search ?? search
    const next = new URLSearchParams(before)
    for (const [name, value] of Object.entries(write({ ...read(before), ...part }))) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    last = { drawn, search: next, earlier: new Set(behind && [...behind.earlier, `${before}`]) }
    setSearch(next, { replace, preventScrollReset: !scroll, state })
  }
  return [read(search), change]
}

/** Whether an address is that of the last change, drawn or not. */
export const isLastChange = ({ pathname, search }: Location): boolean =>
  last !== undefined &&
  pathInApp(pathname) === last.drawn.pathname &&
  new URLSearchParams(search).toString() === `${last.search}`

const noRouter = () => () => {}

/**
 * Answers what tells whether another navigation is under way, waits for an answer, or is not drawn yet. A change of the address
 * that nobody presses a button for, such as that of a search a moment after it was typed, would take it back. The component is
 * drawn again when the navigation is over.
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
