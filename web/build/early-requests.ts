import { decideAccess, type Access, type Decision, type Visitor } from '../app/access.ts'

/**
 * The files and first requests of each screen beyond the entry, as indexes into `files` and `calls`. `pattern` is a regular
 * expression of the path; the first matching screen wins.
 */
export type Plan = {
  files: string[]
  calls: string[]
  screens: {
    path: string
    pattern: string
    access: Access
    files: number[]
    calls: number[]
    /** Requests of low priority. */
    laterCalls: number[]
  }[]
}

type PlannedScreen = Plan['screens'][number]

/** The visitor according to the browser's storage. A tab has its own company and project. */
export function readStorage() {
  const { accessToken, desarrolladoraActiva, proyectoActivo } = localStorage
  const tab = JSON.parse(sessionStorage['obra-tab'] ?? 'null')
  const developer: string | undefined = tab ? (tab.developer ?? '').toString() : desarrolladoraActiva
  const project: string | undefined = tab ? (tab.project ?? '').toString() : proyectoActivo
  const now = Date.now()
  const readSafely = (read: () => number) => {
    try {
      return read()
    } catch {
      return 0
    }
  }
  const payload = () => accessToken.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')
  const isSignedIn = readSafely(() => JSON.parse(atob(payload())).exp * 1000) > now
  const isLocked = !isSignedIn && readSafely(() => JSON.parse(localStorage['obra-locked']).expiresAt) > now
  return { accessToken, developer, project, isSignedIn, isLocked, hasProject: Boolean(developer && project) }
}

/** The screen that the guards will choose. The root and unknown addresses lead to the dashboard. */
export function leadTo(screens: PlannedScreen[], visitor: Visitor, decide: typeof decideAccess) {
  const at = (path: string) => screens.find((screen) => screen.path === path)
  const dashboard = at('/dashboards/project')
  const instead: Record<Exclude<Decision, 'open' | 'root'>, string> = {
    unlock: '/unlock-session',
    signIn: '/sign-in',
    selection: '/seleccionar-desarrolladora',
  }
  const lead = (screen = dashboard): PlannedScreen | undefined => {
    const decision = screen ? decide(screen.access, visitor) : 'open'
    if (decision === 'open') return screen
    return decision === 'root' ? lead() : at(instead[decision])
  }
  const address = location.pathname.slice(document.documentElement.dataset.base?.length ?? 0)
  return lead(screens.find(({ path, pattern }) => path !== '/' && new RegExp(pattern).test(address)))
}

/** The functions that the inline script needs, serialised with it. */
export const helpers = { decideAccess, readStorage, leadTo }

/**
 * Inlined in the page: requests the files and data of the screen that the guards will choose, in parallel with the entry. It is
 * serialised, so it must not use anything outside itself.
 */
export function sendEarlyRequests({ files, calls, screens }: Plan, help: typeof helpers): void {
  const visitor = help.readStorage()
  const { accessToken, developer, project, isSignedIn } = visitor
  const screen = help.leadTo(screens, visitor, help.decideAccess)
  const base = document.documentElement.dataset.base ?? ''
  window.programFiles = files
  const preload = (file: string) => {
    const [rel, as] = file.endsWith('.css') ? ['preload', 'style'] : ['modulepreload', 'script']
    document.head.append(
      Object.assign(document.createElement('link'), { rel, as, href: `${base}/${file}`, crossOrigin: '' }),
    )
  }
  const filesOf = (wanted?: PlannedScreen) => (wanted?.files ?? []).map((index) => files[index]!)
  filesOf(screen).forEach(preload)
  // Without the styles, which Vite's loader requests itself.
  window.preloadScripts = (path) =>
    filesOf(screens.find((each) => each.path === path))
      .filter((file) => file.endsWith('.js'))
      .forEach(preload)
  if (!isSignedIn || !screen) return
  const authorization = `Bearer ${accessToken}`
  const answers: Record<string, Promise<Response>> = {}
  const contextHeaders = {
    ...(developer && { 'Obra-Desarrolladora': developer }),
    ...(developer && project && { 'Obra-Proyecto': project }),
  }
  const request = (index: number, priority: RequestPriority) => {
    const path = calls[index]!
    const headers = { Accept: 'application/json', Authorization: authorization, ...contextHeaders }
    const answer = fetch(path, { headers, priority })
    // Avoids an unhandled rejection if the response is never used.
    answer.catch(() => {})
    answers[path] = answer
  }
  screen.calls.forEach((index) => request(index, 'auto'))
  screen.laterCalls.forEach((index) => request(index, 'low'))
  window.earlyRequests = {
    authorization,
    answers,
    ...(developer && { developer }),
    ...(developer && project && { project }),
  }
}
