import { onHost } from '../lib/base-path.ts'
import { createStore } from '../lib/store.ts'
import type { TabCalls } from './calls.ts'
import type { TabState } from './wire.ts'

/** How the worker stands, for the bar; null until it has said so. */
export const tabState = createStore<TabState | null>(null)

let calls: TabCalls | undefined

/** Follows the worker. Where the store was taken away, each page starts again, signed out. */
export function followWorker(given: TabCalls): void {
  calls = given
  given.listen((message) => {
    if (message.kind === 'state') return tabState.set(message)
    if (message.kind !== 'wiped') return
    localStorage.clear()
    sessionStorage.clear()
    location.assign(onHost('/'))
  })
}

/** Takes away what was done; the page starts again with the sample. */
export function beginAnew(): void {
  calls?.tell({ kind: 'wipe' })
}
