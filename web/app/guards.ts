import { redirect } from 'react-router-dom'
import { lockAddress, signInAddress } from '../lib/redirect.ts'
import { lockedSession } from '../lib/session-lock.ts'
import { activeDeveloperId, activeProjectId, isSignedIn, resetSession } from '../lib/session.ts'

/**
 * Who may see a screen: `withProject` is signed in and has chosen a company and a project; `locked` is signed in, be the
 * session locked or not.
 */
export type Access = 'guest' | 'signedIn' | 'locked' | 'anyone' | 'withProject'

/** Lets a request for a screen pass, or throws the redirect that it gets instead (seed 000, section 2). */
export function guard(access: Access, request: Request): void {
  if (access === 'anyone') return
  const { pathname, search } = new URL(request.url)
  const isLocked = lockedSession() !== null
  if (access === 'guest') {
    if (isSignedIn() || isLocked) throw redirect('/')
    return
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
