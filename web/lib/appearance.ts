import { createStore } from './store.ts'

export const schemes = ['auto', 'dark', 'light'] as const
export const themes = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const
export type Scheme = (typeof schemes)[number]
export type Theme = (typeof themes)[number]
export type Appearance = { scheme: Scheme; theme: Theme }

/** As the app comes (seed 000, section 9). */
const configured: Appearance = { scheme: 'light', theme: 'default' }
/** What index.html puts on the page before the first paint: the choice of whoever used the app last. */
const cookie = 'obra-appearance'
const yearSeconds = 31_536_000

function appearanceFrom(scheme: string | undefined, theme: string | undefined): Appearance {
  return {
    scheme: schemes.find((name) => name === scheme) ?? configured.scheme,
    theme: themes.find((name) => name === theme) ?? configured.theme,
  }
}

function readPage(): Appearance {
  const { scheme, theme } = globalThis.document?.documentElement.dataset ?? {}
  return appearanceFrom(scheme, theme)
}

/** The scheme and the colour on the page. The script in index.html has put them there before the first paint. */
export const appearance = createStore<Appearance>(readPage())

/**
 * Applies a scheme or colour at once, and keeps it for the first paint of the next visit: in a cookie, because the guards
 * clear the local storage, which must not change how the app looks. Whose choice it is, the server knows.
 */
export function showAppearance(change: Partial<Appearance>): void {
  const next = { ...appearance.get(), ...change }
  const { scheme, theme } = appearance.get()
  document.cookie = `${cookie}=${next.scheme}.${next.theme}; path=/; max-age=${yearSeconds}; SameSite=Lax`
  if (next.scheme === scheme && next.theme === theme) return
  Object.assign(document.documentElement.dataset, next)
  appearance.set(next)
}
