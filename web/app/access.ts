/**
 * Who may see a screen: `withProject` is signed in and has chosen a company and a project; `locked` is signed in, be the
 * session locked or not.
 */
export type Access = 'guest' | 'signedIn' | 'locked' | 'anyone' | 'withProject'

/** What the browser knows of the person. A locked session counts as signed in, but opens nothing. */
export type Visitor = { isSignedIn: boolean; isLocked: boolean; hasProject: boolean }

/** `open`, or the screen that is shown instead. */
export type Decision = 'open' | 'root' | 'unlock' | 'signIn' | 'selection'

/**
 * The decision of the guards (seed 000, section 2). It refers to nothing outside itself: its text also runs in the page
 * before the program (web/build/early-requests.ts).
 */
export function decideAccess(access: Access, { isSignedIn, isLocked, hasProject }: Visitor): Decision {
  if (access === 'anyone') return 'open'
  if (access === 'guest') return isSignedIn || isLocked ? 'root' : 'open'
  if (isLocked) return access === 'locked' ? 'open' : 'unlock'
  if (!isSignedIn) return 'signIn'
  return access === 'withProject' && !hasProject ? 'selection' : 'open'
}
