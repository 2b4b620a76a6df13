import { createStore } from './store.ts'

export const schemes = ['auto', 'dark', 'light'] as const
export const themes = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const
export const densities = ['comfortable', 'compact'] as const
export type Scheme = (typeof schemes)[number]
export type Theme = (typeof themes)[number]
export type Density = (typeof densities)[number]
export type Appearance = { scheme: Scheme; theme: Theme; density: Density }

/** The default (docs/domain/suite.md, Settings). */
const defaultAppearance: Appearance = { scheme: 'light', theme: 'default', density: 'comfortable' }
/** Read by index.html before the first paint: the last choice in this browser. */
const cookie = 'obra-appearance'
const yearSeconds = 31_536_000

function readPage(): Appearance {
  const { scheme, theme, density } = globalThis.document?.documentElement.dataset ?? {}
  return {
    scheme: schemes.find((name) => name === scheme) ?? defaultAppearance.scheme,
    theme: themes.find((name) => name === theme) ?? defaultAppearance.theme,
    density: densities.find((name) => name === density) ?? defaultAppearance.density,
  }
}

/** The appearance of the page, initialised by the script in index.html before the first paint. */
export const appearance = createStore<Appearance>(readPage())

/**
 * Applies a choice, and stores it for the first paint of the next visit: in a cookie, because guards clear the local storage.
 * The server stores the choice per user.
 */
export function showAppearance(change: Partial<Appearance>): void {
  const next = { ...appearance.get(), ...change }
  const { scheme, theme, density } = appearance.get()
  document.cookie = `${cookie}=${next.scheme}.${next.theme}.${next.density}; path=/; max-age=${yearSeconds}; SameSite=Lax`
  if (next.scheme === scheme && next.theme === theme && next.density === density) return
  Object.assign(document.documentElement.dataset, next)
  appearance.set(next)
}
