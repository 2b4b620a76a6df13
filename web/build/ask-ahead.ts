import type { decideAccess, Access, Decision } from '../app/access.ts'

/**
 * What each screen needs beyond the entry: its files and the calls that it makes at once, as numbers into the lists.
 * After the screens' files the list has those of their parts.
 * `pattern` is its path as a regular expression; the first screen that fits is the one.
 */
export type Plan = {
  files: string[]
  calls: string[]
  screens: { path: string; pattern: string; access: Access; files: number[]; calls: number[] }[]
}

/**
 * Runs in the page before the program: asks for the files of the screen that the guards will lead to, and for its data,
 * side by side with the program instead of after it. Its text travels in the page, so it stands by itself.
 */
export function askAhead({ files, calls, screens }: Plan, decide: typeof decideAccess): void {
  const { accessToken, desarrolladoraActiva, proyectoActivo } = localStorage
  const tab = JSON.parse(sessionStorage['obra-tab'] ?? 'null')
  const developer: string | undefined = tab ? (tab.developer ?? '').toString() : desarrolladoraActiva
  const project: string | undefined = tab ? (tab.project ?? '').toString() : proyectoActivo
  const now = Date.now()
  const readSafely = <T>(read: () => T) => {
    try {
      return read()
    } catch {
      return undefined
    }
  }
  const expiry = readSafely(
    () => JSON.parse(atob(accessToken.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000,
  )
  const isSignedIn = (expiry ?? 0) > now
  const lockEnd = readSafely(() => JSON.parse(localStorage['obra-locked']).expiresAt)
  const visitor = { isSignedIn, isLocked: !isSignedIn && lockEnd > now, hasProject: Boolean(developer && project) }
  const at = (path: string) => screens.find((screen) => screen.path === path)
  // The root and unknown addresses lead to the dashboard.
  const dashboard = at('/dashboards/project')
  const asked = screens.find(({ path, pattern }) => path !== '/' && new RegExp(pattern).test(location.pathname))
  const instead: Record<Decision, string> = {
    open: '',
    root: '/dashboards/project',
    unlock: '/unlock-session',
    signIn: '/sign-in',
    selection: '/seleccionar-desarrolladora',
  }
  const lead = (screen = dashboard): Plan['screens'][number] | undefined => {
    const decision = screen ? decide(screen.access, visitor) : 'open'
    if (decision === 'open') return screen
    return decision === 'root' ? lead() : at(instead[decision])
  }
  const screen = lead(asked)
  window.programFiles = files
  for (const index of screen?.files ?? []) {
    const isStyle = files[index]!.endsWith('.css')
    const [rel, as] = isStyle ? ['preload', 'style'] : ['modulepreload', 'script']
    const link = Object.assign(document.createElement('link'), { rel, as, href: `/${files[index]}`, crossOrigin: '' })
    document.head.append(link)
  }
  if (!isSignedIn || !screen) return
  const authorization = `Bearer ${accessToken}`
  const answers: Record<string, Promise<Response>> = {}
  const named = {
    ...(developer && { 'Obra-Desarrolladora': developer }),
    ...(developer && project && { 'Obra-Proyecto': project }),
  }
  for (const index of screen.calls) {
    const path = calls[index]!
    const answer = fetch(path, { headers: { Accept: 'application/json', Authorization: authorization, ...named } })
    // Whoever takes it learns of a failure; nobody may.
    answer.catch(() => {})
    answers[path] = answer
  }
  window.askedAhead = {
    authorization,
    answers,
    ...(developer && { developer }),
    ...(developer && project && { project }),
  }
}
