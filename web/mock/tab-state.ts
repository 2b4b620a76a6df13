import { onHost } from '../lib/base-path.ts'
import { createStore } from '../lib/store.ts'
import type { TabCalls } from './calls.ts'
import type { TabState } from './wire.ts'

/** The worker's state, for the bar; null until its first message. */
export const tabState = createStore<TabState | null>(null)

let calls: TabCalls | undefined

/** Follows the worker's state. When the store is wiped, each page reloads, signed out. */
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

/** Wipes the store; pages reload with fresh sample data. */
export function beginAnew(): void {
  calls?.tell({ kind: 'wipe' })
}
