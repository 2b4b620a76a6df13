/**
 * The session in the browser's storage: the token, and the ids of the active company and project (seed 000, section 3).
 */
const keys = { token: 'accessToken', developer: 'desarrolladoraActiva', project: 'proyectoActivo' } as const
const endedKey = 'obra-session-ended'

export function readToken(): string | null {
  return localStorage.getItem(keys.token)
}

type Claims = { exp?: unknown; sub?: unknown }

/** What a token says, unverified; nothing where it is no token at all. */
function claimsOf(token: string): Claims {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const claims: unknown = JSON.parse(atob(payload))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}

/** When a token expires, in milliseconds since 1970; null where it does not say, or is no token at all. */
export function tokenExpiry(token: string): number | null {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' ? exp * 1000 : null
}

/** The token, when there is one and it has not expired. A token without an expiry counts as expired. */
export function validToken(now = Date.now()): string | null {
  const token = readToken()
  return token && (tokenExpiry(token) ?? 0) > now ? token : null
}

export function isSignedIn(): boolean {
  return validToken() !== null
}

/** Whose session it is. */
export function signedInUserId(): string | null {
  const { sub } = claimsOf(validToken() ?? '')
  return typeof sub === 'string' ? sub : null
}

export function startSession(token: string): void {
  localStorage.setItem(keys.token, token)
}

const listeners = new Set<() => void>()

/** Calls `forget` whenever a session ends: for whatever holds a person's data in memory. */
export function whenSessionEnds(forget: () => void): void {
  listeners.add(forget)
}

/** Calls `follow` when another tab of this browser signs out or locks the session. */
export function whenTokenGoesElsewhere(follow: () => void): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === keys.token && oldValue !== null && newValue === null) follow()
  })
}

const forgetPerson = () => listeners.forEach((forget) => forget())

/** Takes the token out of the browser and forgets the person's data. The chosen company and project stay. */
export function putTokenAway(): void {
  localStorage.removeItem(keys.token)
  forgetPerson()
}

/** Signs the person out. */
export function endSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key)
  sessionStorage.removeItem(tabKey)
  forgetPerson()
}

/**
 * Empties the local storage and the session's state, for a guard that found no valid session. Where clearing fails, a
 * warning is logged and the guard goes on (seed 000, section 2).
 */
export function resetSession(): void {
  try {
    localStorage.clear()
    sessionStorage.removeItem(tabKey)
  } catch (error) {
    console.warn('Local storage could not be cleared', error)
  }
  forgetPerson()
}

/** Notes that the server ended the session, so that the sign-in screen can say why the person is there. */
export function noteSessionEnded(): void {
  sessionStorage.setItem(endedKey, 'true')
}

/** Whether the server ended the session just before; true once. */
export function takeSessionEnded(): boolean {
  const ended = sessionStorage.getItem(endedKey) === 'true'
  sessionStorage.removeItem(endedKey)
  return ended
}

/** The company and the project that a tab works in. */
type Choice = { developer: number | null; project: number | null }

const tabKey = 'obra-tab'

function storedId(key: string): number | null {
  const id = Number(localStorage.getItem(key))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** A tab without a company has no choice of its own yet. */
function keepInTab(choice: Choice): void {
  if (choice.developer === null) sessionStorage.removeItem(tabKey)
  else sessionStorage.setItem(tabKey, JSON.stringify(choice))
}

/** This tab's own choice; a new tab starts with what the browser stored last, and keeps it whatever other tabs choose. */
function tabChoice(): Choice {
  const own = sessionStorage.getItem(tabKey)
  if (own !== null) return JSON.parse(own) as Choice
  const start = { developer: storedId(keys.developer), project: storedId(keys.project) }
  // Half a choice is none yet: the next look may find the other half.
  if (start.developer !== null && start.project !== null) keepInTab(start)
  return start
}

const selectionListeners = new Set<() => void>()

/** Calls `follow` whenever this tab stores another active company or project; returns how to stop. */
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
  keepInTab(next)
  storeId(keys.developer, next.developer)
  storeId(keys.project, next.project)
  for (const follow of selectionListeners) follow()
}

export const activeDeveloperId = (): number | null => tabChoice().developer
export const activeProjectId = (): number | null => tabChoice().project
export const storeActiveDeveloper = (id: number | null): void => storeChoice({ developer: id })
export const storeActiveProject = (id: number | null): void => storeChoice({ project: id })

/** Clears what new tabs start with (seed 000, section 4). This tab keeps its own until another company is chosen. */
export function clearStoredSelection(): void {
  storeId(keys.developer, null)
  storeId(keys.project, null)
}

/** Stores this tab's own choice again, after a selection that was given up. */
export const restoreStoredSelection = (): void => storeChoice({})
