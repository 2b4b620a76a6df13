import { useUrlState, type UrlCodec } from '../../../lib/use-url-state.ts'

/** The time range of a dashboard's cards; `length` is in days or hours, depending on the dashboard. */
export type Range = { value: string; label: string; length: number }

type BoardView = { range: Range; off: string[] }

/** Stores the range and the hidden series of a dashboard in the address. */
export function boardCodec(ranges: readonly Range[], defaultRange: Range): UrlCodec<BoardView> {
  return {
    read: (search) => ({
      range: ranges.find(({ value }) => value === search.get('rango')) ?? defaultRange,
      off: (search.get('sin') ?? '').split(',').filter(Boolean),
    }),
    write: ({ range, off }) => ({
      rango: range.value === defaultRange.value ? undefined : range.value,
      sin: off.length > 0 ? off.join(',') : undefined,
    }),
  }
}

/**
 * A dashboard's range and hidden series. `switches(chart, names)` returns the props with which a card hides its series.
 * The address holds positions such as `visitas.1`, because the names are long.
 */
export function useBoardView(codec: UrlCodec<BoardView>) {
  const [{ range, off }, change] = useUrlState(codec)
  const switches = (chart: string, names: string[]) => ({
    hidden: names.filter((_, place) => off.includes(`${chart}.${place}`)),
    onHidden: (hidden: string[]) => {
      const others = off.filter((each) => !each.startsWith(`${chart}.`))
      change({ off: [...others, ...hidden.map((name) => `${chart}.${names.indexOf(name)}`)] }, { replace: true })
    },
  })
  return { range, setRange: (next: Range) => change({ range: next }, { replace: true }), switches }
}

export type BoardSwitches = ReturnType<typeof useBoardView>['switches']
