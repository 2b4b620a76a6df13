import { appPath, isExternal } from '../lib/app-link.ts'
import { projectIn } from '../lib/project-address.ts'
import { decideAccess } from './access.ts'
import { findScreen } from './find-screen.ts'
import { readVisitor } from './guards.ts'
import { plainAddress, screens } from './screens.ts'

/** A screen that the user can navigate to; `detail` says what it requires. */
export type Place = { path: string; title: string; detail?: string }

const listedScreens = screens.filter(({ layout, path }) => layout !== 'empty' && path !== '/')

/** The screens of the main layout without parameters, by title. */
export const listPlaces = (hasSamples: boolean): Place[] =>
  listedScreens
    .filter(({ group }) => hasSamples || group !== 'muestras')
    .flatMap((screen) => {
      const path = plainAddress(screen)
      return path ? [{ path, title: screen.title }] : []
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, 'es'))

/** The screen of a link in data; null for screens outside the shell (sign-in, sign-out, lock). */
function screenOf(link: string) {
  const path = link ? appPath(link) : null
  const screen = path ? findScreen(path.replace(/[?#].*/, '')) : undefined
  return screen?.layout === 'empty' ? undefined : screen
}

/** Whether a link in data leads to an existing screen or an external web address. */
export const hasTarget = (link: string): boolean => isExternal(link) || screenOf(link) !== undefined

/** Whether such a link can be followed now: screens of a project require an active one, unless the link names its project. */
export function canOpen(link: string): boolean {
  if (isExternal(link)) return true
  const screen = screenOf(link)
  if (!screen) return false
  const namesProject = screen.isOfProject === true && projectIn(new URLSearchParams(link.split('?')[1])) !== null
  const visitor = readVisitor()
  return decideAccess(screen.access, { ...visitor, hasProject: visitor.hasProject || namesProject }) === 'open'
}
