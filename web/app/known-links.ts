import { matchPath } from 'react-router-dom'
import { appPath, isExternal } from '../lib/app-link.ts'
import { activeDeveloperId, activeProjectId } from '../lib/session.ts'
import { screens, type Screen } from './screens.ts'

/** A screen that a person can choose to go to. */
export type Place = { path: string; title: string }

/** The screens of the main layout that need nothing but their path, by title. */
export const places: Place[] = screens
  .filter(({ layout, path }) => layout === 'main' && !/^\/$|[:*]/.test(path))
  .map(({ path, title }) => ({ path, title }))
  .toSorted((a, b) => a.title.localeCompare(b.title, 'es'))

/** Whether a link that came as data leads somewhere now: to a screen there is, or to a web address outside. */
export function canOpen(link: string): boolean {
  if (isExternal(link)) return true
  const screen = link ? screenOf(appPath(link)) : undefined
  // Signing in, signing out and locking are not where a link in some data leads.
  if (screen?.layout !== 'main') return false
  return screen.access !== 'withProject' || (activeDeveloperId() !== null && activeProjectId() !== null)
}

function screenOf(path: string | null): Screen | undefined {
  const bare = path?.split(/[?#]/)[0]
  return bare ? screens.find((screen) => matchPath(screen.path, bare)) : undefined
}
