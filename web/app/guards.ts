import { redirect } from 'react-router-dom'
import { notify } from '../api/notices.ts'
import { lockAddress, signInAddress } from '../lib/redirect.ts'
import { lockedSession } from '../lib/session-lock.ts'
import { activeDeveloperId, activeProjectId, isSignedIn, resetSession } from '../lib/session.ts'

/**
 * Who may see a screen: `withProject` is signed in and has chosen a company and a project; `locked` is signed in, be the
 * session locked or not.
 */
export type Access = 'guest' | 'signedIn' | 'locked' | 'anyone' | 'withProject'

/** Whoever opened the link of a mail would wonder why another screen is there. */
function tellLinkWaits(): void {
  const message = 'El enlace del mail sigue sirviendo: para usarlo, cerrá esta sesión y abrilo de nuevo.'
  notify({ type: 'info', title: 'Ya tenés una sesión abierta', message, duration: 0 })
}

/** Lets a request for a screen pass, or throws the redirect that it gets instead (seed 000, section 2). */
export function guard(access: Access, request: Request): void {
  if (access === 'anyone') return
  const { pathname, search } = new URL(request.url)
  const isLocked = lockedSession() !== null
  if (access === 'guest') {
    if (!isSignedIn() && !isLocked) return
    if (search.includes('token=')) tellLinkWaits()
    throw redirect('/')
  }
  if (isLocked) {
    if (access === 'locked') return
    throw redirect(lockAddress(pathname + search))
  }
  if (!isSignedIn()) {
    resetSession()
    throw redirect(signInAddress(pathname + search))
  }
  const hasChosen = activeDeveloperId() !== null && activeProjectId() !== null
  if (access === 'withProject' && !hasChosen) throw redirect('/seleccionar-desarrolladora')
}
