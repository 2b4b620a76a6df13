import { appPath, isExternal } from '../lib/app-link.ts'
import { decideAccess } from './access.ts'
import { findScreen } from './find-screen.ts'
import { readVisitor } from './guards.ts'
import { plainAddress, screens } from './screens.ts'

/** A screen that a person can choose to go to; `detail` says what it needs first. */
export type Place = { path: string; title: string; detail?: string }

/** The screens of the main layout that need nothing but their path, by title. */
export const places: Place[] = screens
  .filter(({ layout, path }) => layout !== 'empty' && path !== '/')
  .flatMap((screen) => {
    const path = plainAddress(screen)
    return path ? [{ path, title: screen.title }] : []
  })
  .toSorted((a, b) => a.title.localeCompare(b.title, 'es'))

/** The screen within the shell that a link leads to. Signing in, signing out and locking are not where a link in data leads. */
function screenOf(link: string) {
  const path = link ? appPath(link) : null
  const screen = path ? findScreen(path.replace(/[?#].*/, '')) : undefined
  return screen?.layout === 'empty' ? undefined : screen
}

/** Whether a link that came as data leads to a screen that there is, or to a web address outside. */
export const hasTarget = (link: string): boolean => isExternal(link) || screenOf(link) !== undefined

/** Whether such a link can be followed now: where a project is missing, its screens cannot. */
export function canOpen(link: string): boolean {
  if (isExternal(link)) return true
  const screen = screenOf(link)
  return screen !== undefined && decideAccess(screen.access, readVisitor()) === 'open'
}

/** The places; one of a project says so where none is active, and its guard asks for one first. */
export const searchedPlaces = (): Place[] =>
  places.map((place) => (canOpen(place.path) ? place : { ...place, detail: 'Elegí antes un proyecto' }))
