import { useUrlState, type UrlCodec } from '../../../lib/use-url-state.ts'

/** A span of time that all cards of a dashboard show; `length` counts days or hours, as the dashboard does. */
export type Range = { value: string; label: string; length: number }

type BoardView = { range: Range; off: string[] }

/** What a dashboard shows, as its address says: the range, and the series that are switched off. */
export function boardCodec(ranges: readonly Range[], usual: Range): UrlCodec<BoardView> {
  return {
    read: (search) => ({
      range: ranges.find(({ value }) => value === search.get('rango')) ?? usual,
      off: (search.get('sin') ?? '').split(',').filter(Boolean),
    }),
    write: ({ range, off }) => ({
      rango: range.value === usual.value ? undefined : range.value,
      sin: off.length > 0 ? off.join(',') : undefined,
    }),
  }
}

/**
 * The range of a dashboard and its switched-off series. `switches(chart, names)` gives a card what it needs for its series;
 * the address holds their places, `visitas.1`, for their names are long.
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
