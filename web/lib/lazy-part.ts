import { createStore, type Store } from './store.ts'

type State<T> = { value?: T; hasFailed: boolean }

/** A part of the program that is fetched when it is about to be needed. */
export type LazyPart<T> = {
  state: Store<State<T>>
  /** Fetches it, or tries again after a failure; `state` tells the outcome. */
  load: () => Promise<void>
}

/** Vite asks for a style once only, so one that did not come has to be asked for again here. */
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

/** One that could not be fetched is tried again by itself when the network is back. */
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
      // The same listener twice counts once.
      addEventListener('online', load, { once: true })
    }
  }
  const load = () => (arrival ??= fetchOnce())
  return { state, load }
}
