import { redirect, replace } from 'react-router-dom'
import { notify } from '../api/notices.ts'
import { pathInApp } from '../lib/base-path.ts'
import { addressInProject, projectIn } from '../lib/project-address.ts'
import { lockAddress, projectLinkAddress, selectionAddress, signInAddress } from '../lib/redirect.ts'
import { lockedSession } from '../lib/session-lock.ts'
import { activeCompanyId, activeProjectId, isSignedIn, resetSession } from '../lib/session.ts'
import { decideAccess, type Visitor } from './access.ts'
import type { Screen } from './screens.ts'

/** The current state of the browser's storage. */
export function readVisitor(): Visitor {
  return {
    isSignedIn: isSignedIn(),
    isLocked: lockedSession() !== null,
    hasProject: activeCompanyId() !== null && activeProjectId() !== null,
  }
}

/** Explains the redirect to users who opened a link from a mail. */
function tellLinkWaits(): void {
  const message = 'El enlace del mail sigue sirviendo: para usarlo, cerrá esta sesión y abrilo de nuevo.'
  notify({ type: 'info', title: 'Ya tenés una sesión abierta', message, duration: 0 })
}

type Guarded = Pick<Screen, 'access' | 'isOfProject'>

/** The address in the app that a request asks for. */
function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathInApp(pathname) + search
}

/** The address of a project's screen that names the active project, or the page that opens a link to another one; null if it is right. */
function addressOfProject(address: string, active: number | null): string | null {
  const linked = projectIn(new URLSearchParams(address.split('?')[1]))
  if (linked !== null && linked !== active) return projectLinkAddress(linked, address)
  if (active === null) return selectionAddress(address)
  return linked === null ? addressInProject(address, active) : null
}

/** The address to open instead of the requested one; null if the request passes. */
export function redirectOf({ access, isOfProject }: Guarded, request: Request): string | null {
  const address = addressOf(request)
  switch (decideAccess(access, readVisitor())) {
    case 'open':
      return isOfProject ? addressOfProject(address, activeProjectId()) : null
    case 'root':
      return '/'
    case 'unlock':
      return lockAddress(address)
    case 'signIn':
      return signInAddress(address)
    case 'selection':
      return isOfProject ? addressOfProject(address, null) : selectionAddress(address)
  }
}

/** Passes a request for a screen, or throws a redirect. */
export function guard(screen: Guarded, request: Request): void {
  const target = redirectOf(screen, request)
  if (target === null) return
  const address = addressOf(request)
  const decision = decideAccess(screen.access, readVisitor())
  if (decision === 'root' && address.includes('token=')) tellLinkWaits()
  if (decision === 'signIn') resetSession()
  // On page loads and Back the address bar already has the refused address: it must not stay in the history, or Back would
  // return to it and be redirected again.
  const isShown = pathInApp(location.pathname) + location.search === address
  throw isShown ? replace(target) : redirect(target)
}
