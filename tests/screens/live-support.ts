/** Helpers for tests of live updates. */
import { beforeAll, expect, vi } from 'vitest'
import { waitFor, type Obra } from './app.ts'

/** Waits until the page is subscribed to changes; earlier changes are not announced. */
export const expectListening = (obra: Obra): Promise<void> =>
  waitFor(() => {
    expect(obra.network.requests('streamEvents')).not.toEqual([])
    expect(obra.server.services.streams.count()).toBe(1)
  })

/** The margin that the page adds to `age` (web/app/live/follow-changes.ts). */
const travelMilliseconds = 2_000

/** Call after `useObra`. The returned function makes the page as old as the server, so the stream replays all changes. */
export function useOldPage(): () => void {
  let startedAt = 0
  beforeAll(() => void (startedAt = performance.now()))
  return () => {
    const loadedAt = () => Date.now() - (performance.now() - startedAt) + travelMilliseconds
    vi.spyOn(performance, 'timeOrigin', 'get').mockImplementation(loadedAt)
  }
}
