import { isDraftKey, removeDraftsOf } from './local-drafts.ts'

/** The session in the browser's storage: the token, and the ids of the active company and project. */
const keys = { token: 'accessToken', developer: 'desarrolladoraActiva', project: 'proyectoActivo' } as const
const endedKey = 'obra-session-ended'

export function readToken(): string | null {
  return localStorage.getItem(keys.token)
}

type Claims = { exp?: unknown; sub?: unknown }

/** The unverified claims of a token; empty if it is malformed. */
function claimsOf(token: string): Claims {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const claims: unknown = JSON.parse(atob(payload))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}

/** The expiry of a token in milliseconds since 1970; null if it has none or is malformed. */
export function tokenExpiry(token: string): number | null {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' ? exp * 1000 : null
}

/** The token if it has not expired. A token without an expiry counts as expired. */
export function validToken(now = Date.now()): string | null {
  const token = readToken()
  return token && (tokenExpiry(token) ?? 0) > now ? token : null
}

export function isSignedIn(): boolean {
  return validToken() !== null
}

function userIdIn(token: string | null): string | null {
  const { sub } = claimsOf(token ?? '')
  return typeof sub === 'string' ? sub : null
}

/** The user id in the token, or null. An expired token still says whose data the screen shows. */
export const signedInUserId = (): string | null => userIdIn(readToken())

export function startSession(token: string): void {
  localStorage.setItem(keys.token, token)
  localStorage.removeItem(endedKey)
}

const listeners = new Set<() => void>()

/** Registers a callback for the end of a session, to drop the user's data from memory. */
export function whenSessionEnds(forget: () => void): void {
  listeners.add(forget)
}

/** Registers a callback for the end or lock of the session in another tab; it gets the id of the user. */
export function whenTokenRemovedElsewhere(follow: (userId: string | null) => void): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === keys.token && oldValue !== null && newValue === null) follow(userIdIn(oldValue))
  })
}

const forgetPerson = () => listeners.forEach((forget) => forget())

/** Removes the token and drops the user's data from memory. The chosen company and project stay. */
export function removeToken(): void {
  localStorage.removeItem(keys.token)
  forgetPerson()
}

/** The user signs out: ends the session and deletes the user's drafts. */
export function signOut(): void {
  removeDraftsOf(signedInUserId())
  localStorage.removeItem(endedKey)
  endSession()
}

/** Removes the session. The user's drafts stay for the next sign-in. */
export function endSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key)
  sessionStorage.removeItem(tabKey)
  forgetPerson()
}

/**
 * Clears the local storage and the tab's state, for a guard without a valid session (docs/domain/suite.md, Sign-in and session).
 * Drafts stay, as they belong to an account, and so does the reason why the session ended. A failure is only logged.
 */
export function resetSession(): void {
  try {
    // An expired token: other tabs must not take its removal for a sign-out, which would delete their drafts.
    if (readToken() !== null) noteSessionEnded()
    for (const key of Object.keys(localStorage)) {
      if (!isDraftKey(key) && key !== endedKey) localStorage.removeItem(key)
    }
    sessionStorage.removeItem(tabKey)
  } catch (error) {
    console.warn('Local storage could not be cleared', error)
  }
  forgetPerson()
}

/** Stores that the server ended the session, for all tabs. Call it before `endSession`: other tabs ask when the token is gone. */
export function noteSessionEnded(): void {
  localStorage.setItem(endedKey, 'true')
}

/** Whether the server ended the last session, and not the user. */
export const hasSessionEnded = (): boolean => localStorage.getItem(endedKey) === 'true'

/** The company and project of a tab. */
type Choice = { developer: number | null; project: number | null }

const tabKey = 'obra-tab'

function storedId(key: string): number | null {
  const id = Number(localStorage.getItem(key))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** Without a company the tab has no choice yet. */
function storeInTab(choice: Choice): void {
  if (choice.developer === null) sessionStorage.removeItem(tabKey)
  else sessionStorage.setItem(tabKey, JSON.stringify(choice))
}

/** The tab's choice. A new tab starts with the last stored one and keeps it when other tabs choose. */
function tabChoice(): Choice {
  const stored = sessionStorage.getItem(tabKey)
  if (stored !== null) return JSON.parse(stored) as Choice
  const start = { developer: storedId(keys.developer), project: storedId(keys.project) }
  // Incomplete choices are not stored in the tab: the other half may follow.
  if (start.developer !== null && start.project !== null) storeInTab(start)
  return start
}

const selectionListeners = new Set<() => void>()

/** Registers a callback for changes of this tab's company or project; returns the unsubscribe function. */
export function whenSelectionChanges(follow: () => void): () => void {
  selectionListeners.add(follow)
  return () => void selectionListeners.delete(follow)
}

function storeId(key: string, id: number | null): void {
  if (id === null) localStorage.removeItem(key)
  else localStorage.setItem(key, String(id))
}

function storeChoice(change: Partial<Choice>): void {
  const next = { ...tabChoice(), ...change }
  storeInTab(next)
  storeId(keys.developer, next.developer)
  storeId(keys.project, next.project)
  for (const follow of selectionListeners) follow()
}

export const activeCompanyId = (): number | null => tabChoice().developer
export const activeProjectId = (): number | null => tabChoice().project
export const storeActiveDeveloper = (id: number | null): void => storeChoice({ developer: id })
export const storeActiveProject = (id: number | null): void => storeChoice({ project: id })

/** Clears the default of new tabs (docs/domain/projects.md, Selection). This tab keeps its choice until the next one. */
export function clearStoredSelection(): void {
  storeId(keys.developer, null)
  storeId(keys.project, null)
}

/** Restores the stored selection from this tab's choice, after choosing was cancelled. */
export const restoreStoredSelection = (): void => storeChoice({})
