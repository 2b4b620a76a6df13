import { signedInUserId } from './session.ts'
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

/** Choices live in cookies because the guards clear the local storage, which must not change how the app looks. */
function keep(name: string, { scheme, theme }: Appearance): void {
  document.cookie = `${name}=${scheme}.${theme}; path=/; max-age=${yearSeconds}; SameSite=Lax`
}

function readKept(name: string): Appearance {
  const kept = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  const [scheme, theme] = kept?.slice(name.length + 1).split('.') ?? []
  return appearanceFrom(scheme, theme)
}

const ownCookie = (): string => `${cookie}-${signedInUserId() ?? 'guest'}`

function show(next: Appearance): void {
  Object.assign(document.documentElement.dataset, next)
  keep(cookie, next)
  appearance.set(next)
}

/** Applies a scheme or colour at once and keeps it for the signed-in person for a year. */
export function changeAppearance(change: Partial<Appearance>): void {
  const next = { ...appearance.get(), ...change }
  show(next)
  keep(ownCookie(), next)
}

/** Puts on the page what the signed-in person once chose, for when somebody else used the app before. */
export function showOwnAppearance(): void {
  const own = readKept(ownCookie())
  const { scheme, theme } = appearance.get()
  if (own.scheme !== scheme || own.theme !== theme) show(own)
}
