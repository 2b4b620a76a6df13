import { appPath, isExternal } from '../lib/app-link.ts'
import { decideAccess } from './access.ts'
import { findScreen } from './find-screen.ts'
import { readVisitor } from './guards.ts'
import { plainAddress, screens } from './screens.ts'

/** A screen that a person can choose to go to. */
export type Place = { path: string; title: string }

/** The screens of the main layout that need nothing but their path, by title. */
export const places: Place[] = screens
  .filter(({ layout, path }) => layout !== 'empty' && path !== '/')
  .flatMap((screen) => {
    const path = plainAddress(screen)
    return path ? [{ path, title: screen.title }] : []
  })
  .toSorted((a, b) => a.title.localeCompare(b.title, 'es'))

/** Whether a link that came as data leads somewhere now: to a screen there is, or to a web address outside. */
export function canOpen(link: string): boolean {
  if (isExternal(link)) return true
  const path = link ? appPath(link) : null
  const screen = path ? findScreen(path.replace(/[?#].*/, '')) : undefined
  // Signing in, signing out and locking are not where a link in some data leads.
  if (!screen || screen.layout === 'empty') return false
  return decideAccess(screen.access, readVisitor()) === 'open'
}

/** The places that the person may go to now. */
export const openPlaces = (): Place[] => places.filter(({ path }) => canOpen(path))
