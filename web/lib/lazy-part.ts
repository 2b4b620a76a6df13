import { createStore, type Store } from './store.ts'

type State<T> = { value?: T; hasFailed: boolean }

/** A code chunk that loads on demand. */
export type LazyPart<T> = {
  state: Store<State<T>>
  /** Loads it, or retries after a failure; the outcome is in `state`. */
  load: () => Promise<void>
}

/** Vite requests each stylesheet once, so failed ones must be requested again here. */
async function restoreStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')
  const missing = [...links].filter(({ sheet }) => sheet === null)
  await Promise.all(
    missing.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement
      const arrival = new Promise((resolve, reject) => Object.assign(again, { onload: resolve, onerror: reject }))
      link.replaceWith(again)
      return arrival
    }),
  )
}

/** When a failed load is retried once the browser is back online, in ms: the event often precedes a working network. */
const delaysOnline = [0, 1_000, 4_000]

/** A failed load is retried when the browser is back online. */
export function createLazyPart<T>(fetchPart: () => Promise<T>): LazyPart<T> {
  const state = createStore<State<T>>({ hasFailed: false })
  let arrival: Promise<void> | undefined

  const fetchOnce = async () => {
    try {
      if (state.get().hasFailed) await restoreStyles()
      state.set({ value: await fetchPart(), hasFailed: false })
    } catch (error) {
      console.error('A part of the program could not be loaded', error)
      arrival = undefined
      state.set({ hasFailed: true })
      // Adding the same listener twice has no effect.
      addEventListener('online', loadOnline, { once: true })
    }
  }
  const load = () => (arrival ??= fetchOnce())
  const loadOnline = async () => {
    for (const delay of delaysOnline) {
      await new Promise((resolve) => setTimeout(resolve, delay))
      await load()
      if (!state.get().hasFailed) return
    }
  }
  return { state, load }
}
