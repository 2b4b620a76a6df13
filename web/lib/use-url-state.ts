import { useSearchParams } from 'react-router-dom'

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

/** The part of a screen's state that lives in the address, so that Back, a reload and a link bring it back. */
export function useUrlState<State>({
  read,
  write,
}: UrlCodec<State>): [State, (change: Partial<State>, options?: ChangeOptions) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (part: Partial<State>, { replace, scroll, state }: ChangeOptions = {}) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(write({ ...read(before), ...part }))) {
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace, preventScrollReset: !scroll, state },
    )
  return [read(search), change]
}
