import { redirect } from 'react-router-dom'
import { signInAddress } from '../lib/redirect.ts'
import { activeDeveloperId, activeProjectId, isSignedIn, resetSession } from '../lib/session.ts'

/** Who may see a screen: `withProject` is signed in and has chosen a company and a project. */
export type Access = 'guest' | 'signedIn' | 'anyone' | 'withProject'

/** Lets a request for a screen pass, or throws the redirect that it gets instead (seed 000, section 2). */
export function guard(access: Access, request: Request): void {
  if (access === 'anyone') return
  if (access === 'guest') {
    if (isSignedIn()) throw redirect('/')
    return
  }
  if (!isSignedIn()) {
    resetSession()
    const { pathname, search } = new URL(request.url)
    throw redirect(signInAddress(pathname + search))
  }
  const hasChosen = activeDeveloperId() !== null && activeProjectId() !== null
  if (access === 'withProject' && !hasChosen) throw redirect('/seleccionar-desarrolladora')
}
