/** Who may open a screen. `withProject`: signed in with an active company and project; `locked`: signed in, even if locked. */
export type Access = 'guest' | 'signedIn' | 'locked' | 'anyone' | 'withProject'

/** The user's state according to the browser's storage. A locked session counts as signed in, but opens nothing. */
export type Visitor = { isSignedIn: boolean; isLocked: boolean; hasProject: boolean }

/** `open`, or the screen to redirect to. */
export type Decision = 'open' | 'root' | 'unlock' | 'signIn' | 'selection'

/**
 * The decision of the guards (docs/domain/suite.md, Sign-in and session). Serialised into the page's inline script
 * (web/build/early-requests.ts), so it must not use anything outside itself.
 */
export function decideAccess(access: Access, { isSignedIn, isLocked, hasProject }: Visitor): Decision {
  if (access === 'anyone') return 'open'
  if (access === 'guest') return isSignedIn || isLocked ? 'root' : 'open'
  if (isLocked) return access === 'locked' ? 'open' : 'unlock'
  if (!isSignedIn) return 'signIn'
  return access === 'withProject' && !hasProject ? 'selection' : 'open'
}
