import type { Access } from '../app/guards.ts'

/** What each screen needs beyond the entry: its files and the calls that it makes at once, as numbers into the lists. */
export type Plan = {
  files: string[]
  calls: string[]
  screens: { path: string; access: Access; files: number[]; calls: number[] }[]
}

/**
 * Runs in the page before the program: asks for the files of the screen that the guards will lead to, and for its data,
 * side by side with the program instead of after it. Its text travels in the page, so it stands by itself.
 */
export function askAhead({ files, calls, screens }: Plan): void {
  const { accessToken, desarrolladoraActiva, proyectoActivo } = localStorage
  const tab = JSON.parse(sessionStorage['obra-tab'] ?? 'null')
  const developer: string | undefined = tab ? (tab.developer ?? '').toString() : desarrolladoraActiva
  const project: string | undefined = tab ? (tab.project ?? '').toString() : proyectoActivo
  const find = (path: string) =>
    screens.find(
      (screen) => screen.path === path || (screen.path.endsWith('/*') && path.startsWith(screen.path.slice(0, -2))),
    )
  const isValid = () => {
    try {
      return (
        JSON.parse(atob(accessToken.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000 > Date.now()
      )
    } catch {
      return false
    }
  }
  const isSignedIn = isValid()
  const asked = find(location.pathname)
  const access = asked?.path === '/' ? undefined : asked?.access
  const lead = () => {
    if (access === 'anyone') return asked
    if (!isSignedIn && 'obra-locked' in localStorage) return find('/unlock-session')
    if (!isSignedIn) return access === 'guest' ? asked : find('/sign-in')
    if (access === 'signedIn' || access === 'locked') return asked
    if (!developer || !project) return find('/seleccionar-desarrolladora')
    return access === 'withProject' ? asked : find('/dashboards/project')
  }
  const screen = lead()
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
