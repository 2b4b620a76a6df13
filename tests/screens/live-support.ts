/** The stream of changes, as the tests of what follows them need it. */
import { beforeAll, expect, vi } from 'vitest'
import { waitFor, type Obra } from './app.ts'

/** Waits until the page hears of changes: what was changed before is not told. */
export const expectListening = (obra: Obra): Promise<void> =>
  waitFor(() => {
    expect(obra.network.requests('streamEvents')).not.toEqual([])
    expect(obra.server.services.streams.count()).toBe(1)
  })

/** What the page adds to the age that it asks for (web/app/live/follow-changes.ts). */
const travelMilliseconds = 2_000

/** After `useObra`. The returned function makes the page as old as the server, whose stream then begins with all that it knows. */
export function useOldPage(): () => void {
  let startedAt = 0
  beforeAll(() => void (startedAt = performance.now()))
  return () => {
    const loadedAt = () => Date.now() - (performance.now() - startedAt) + travelMilliseconds
    vi.spyOn(performance, 'timeOrigin', 'get').mockImplementation(loadedAt)
  }
}
