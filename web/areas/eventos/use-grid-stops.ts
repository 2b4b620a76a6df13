import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { spokenName } from './event-words.ts'
import { stopAfterKey } from './grid-keys.ts'
import { stableId, type Ocurrencia } from './queries.ts'

const stopSelector = '[data-event], [role="button"]'

/** When a stop is: the start of an event, or the end of the day of a 'more' link. */
const timeOf = ({ dataset, parentElement }: HTMLElement): string =>
  dataset.start ?? `${parentElement?.closest<HTMLElement>('[data-date]')?.dataset.date}T99`

/** The stops by date. An event of several weeks has a part in each: the first one counts. */
function stopsIn(root: HTMLElement): HTMLElement[] {
  const seen = new Set<string>()
  return [...root.querySelectorAll<HTMLElement>(stopSelector)]
    .filter(({ dataset: { event } }) => {
      if (event === undefined) return true
      const isFirst = !seen.has(event)
      seen.add(event)
      return isFirst
    })
    .toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0))
}

/** Names the events of the grid; FullCalendar knows their titles only, and keeps the element of one that moves. */
function nameEvents(root: HTMLElement, occurrences: readonly Ocurrencia[], today: string): void {
  const all = new Map(occurrences.map((each) => [stableId(each), each]))
  for (const element of root.querySelectorAll<HTMLElement>('[data-event]')) {
    const occurrence = all.get(element.dataset.event ?? '')
    if (!occurrence) continue
    element.dataset.start = occurrence.inicio
    element.ariaLabel = spokenName(occurrence, today)
    element.title = element.ariaLabel
  }
}

/**
 * One tab stop for all events of the grid: arrows, Home and End go from one to the next by date. FullCalendar makes each event a
 * tab stop and draws events anew when they move; the focus follows the event.
 */
export function useGridStops(root: RefObject<HTMLElement | null>, occurrences: readonly Ocurrencia[], today: string) {
  /** The event with the focus, or with the tab stop. */
  const current = useRef<string>(undefined)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const grid = root.current
    if (!grid) return
    const arrange = () => {
      nameEvents(grid, occurrences, today)
      const stops = stopsIn(grid)
      const isCurrent = ({ dataset: { event } }: HTMLElement) => event !== undefined && event === current.current
      const chosen = stops.find(isCurrent) ?? stops[0]
      for (const stop of grid.querySelectorAll<HTMLElement>(stopSelector)) stop.tabIndex = stop === chosen ? 0 : -1
      if (hadFocus.current && document.activeElement === document.body) chosen?.focus({ preventScroll: true })
    }
    arrange()
    const observer = new MutationObserver(arrange)
    observer.observe(grid, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [root, occurrences, today])
  return {
    /** The focused event. */
    current: () => occurrences.find((each) => stableId(each) === current.current),
    onFocus({ target }: FocusEvent<HTMLElement>) {
      current.current = target.closest<HTMLElement>('[data-event]')?.dataset.event
      hadFocus.current = true
    },
    /** Only a focus that leaves for another element ends it: one whose element was drawn anew goes to the page. */
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget) hadFocus.current = false
    },
    /** Whether the key went to another stop. */
    onKeyDown(event: KeyboardEvent): boolean {
      const grid = root.current
      if (!grid || !(event.target instanceof HTMLElement)) return false
      const stops = stopsIn(grid)
      const index = stopAfterKey(event, stops.indexOf(event.target), stops.length)
      const next = index === null ? undefined : stops[index]
      if (!next) return false
      event.preventDefault()
      for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1
      next.focus()
      return true
    },
  }
}
