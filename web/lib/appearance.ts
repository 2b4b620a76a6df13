import { createStore } from './store.ts'

export const schemes = ['auto', 'dark', 'light'] as const
export const themes = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'] as const
export type Scheme = (typeof schemes)[number]
export type Theme = (typeof themes)[number]
export type Appearance = { scheme: Scheme; theme: Theme }

/** The scheme and the colour on the page. The script in index.html has put them there before the first paint. */
export const appearance = createStore<Appearance>(readAppearance())

function readAppearance(): Appearance {
  const { scheme, theme } = globalThis.document?.documentElement.dataset ?? {}
  return {
    scheme: schemes.find((name) => name === scheme) ?? 'light',
    theme: themes.find((name) => name === theme) ?? 'default',
  }
}

/**
 * Applies a scheme or colour at once and keeps it for a year. It lives in a cookie because the guards clear the local
 * storage, which must not change how the app looks.
 */
export function changeAppearance(change: Partial<Appearance>): void {
  const next = { ...appearance.get(), ...change }
  Object.assign(document.documentElement.dataset, next)
  document.cookie = `obra-appearance=${next.scheme}.${next.theme}; path=/; max-age=31536000; SameSite=Lax`
  appearance.set(next)
}
