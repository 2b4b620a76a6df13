import { createStore } from './store.ts'

export const schemes = ['auto', 'dark', 'light'] as const
export const themes = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const
export const densities = ['comfortable', 'compact'] as const
export type Scheme = (typeof schemes)[number]
export type Theme = (typeof themes)[number]
export type Density = (typeof densities)[number]
export type Appearance = { scheme: Scheme; theme: Theme; density: Density }

/** As the app comes (seed 000, section 9). */
const configured: Appearance = { scheme: 'light', theme: 'default', density: 'comfortable' }
/** What index.html puts on the page before the first paint: the choice of whoever used the app last. */
const cookie = 'obra-appearance'
const yearSeconds = 31_536_000

function readPage(): Appearance {
  const { scheme, theme, density } = globalThis.document?.documentElement.dataset ?? {}
  return {
    scheme: schemes.find((name) => name === scheme) ?? configured.scheme,
    theme: themes.find((name) => name === theme) ?? configured.theme,
    density: densities.find((name) => name === density) ?? configured.density,
  }
}

/** The scheme, the colour and the height of rows on the page. The script in index.html has put them there before the first paint. */
export const appearance = createStore<Appearance>(readPage())

/**
 * Applies a choice at once, and keeps it for the first paint of the next visit: in a cookie, because the guards
 * clear the local storage, which must not change how the app looks. Whose choice it is, the server knows.
 */
export function showAppearance(change: Partial<Appearance>): void {
  const next = { ...appearance.get(), ...change }
  const { scheme, theme, density } = appearance.get()
  document.cookie = `${cookie}=${next.scheme}.${next.theme}.${next.density}; path=/; max-age=${yearSeconds}; SameSite=Lax`
  if (next.scheme === scheme && next.theme === theme && next.density === density) return
  Object.assign(document.documentElement.dataset, next)
  appearance.set(next)
}
