import { redirect } from 'react-router-dom'
import { notify } from '../api/notices.ts'
import { pathInApp } from '../lib/base-path.ts'
import { lockAddress, signInAddress } from '../lib/redirect.ts'
import { lockedSession } from '../lib/session-lock.ts'
import { activeCompanyId, activeProjectId, isSignedIn, resetSession } from '../lib/session.ts'
import { decideAccess, type Access, type Visitor } from './access.ts'

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

/** Passes a request for a screen, or throws a redirect. */
export function guard(access: Access, request: Request): void {
  const { pathname, search } = new URL(request.url)
  const address = pathInApp(pathname) + search
  switch (decideAccess(access, readVisitor())) {
    case 'open':
      return
    case 'root':
      if (search.includes('token=')) tellLinkWaits()
      throw redirect('/')
    case 'unlock':
      throw redirect(lockAddress(address))
    case 'signIn':
      resetSession()
      throw redirect(signInAddress(address))
    case 'selection':
      throw redirect('/seleccionar-desarrolladora')
  }
}
