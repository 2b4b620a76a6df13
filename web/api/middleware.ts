import type { Middleware } from 'openapi-fetch'
import { storeDrafts } from '../lib/draft-sources.ts'
import { isLockedHere, lockedSession } from '../lib/session-lock.ts'
import { activeCompanyId, activeProjectId, endSession, noteSessionEnded, validToken } from '../lib/session.ts'
import { loading, setLoadingStatus } from './loading.ts'
import { noticeDuration, notify } from './notices.ts'
import { ApiError } from './problem.ts'

/**
 * Calls with a loading overlay and an outcome notice by default (docs/domain/suite.md, Loading overlay and notices).
 * Others have their own states, or request the overlay with `X-Show-Loading`.
 */
export const coreCalls: readonly string[] = [
  'GET /api/Usuarios/desarrolladoras',
  'POST /api/Usuarios/desarrolladoraActiva',
  'GET /api/Usuarios/proyectos/{developerId}',
  'POST /api/Usuarios/proyectoActivo',
  'POST /api/Desarrolladoras',
]
const isCore = ({ method }: Request, path: string) => coreCalls.includes(`${method} ${path}`)

/** Removes a header that is for a middleware only; returns whether it was set. */
function takeHeader(request: Request, name: string): boolean {
  const present = request.headers.has(name)
  request.headers.delete(name)
  return present
}

/** Adds the access token unless it has expired. */
export const bearer: Middleware = {
  onRequest({ request }) {
    const token = validToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
  },
}

/** Sends the company and project of this tab, which may differ from other tabs. */
export const workplace: Middleware = {
  onRequest({ request }) {
    const developer = activeCompanyId()
    const project = activeProjectId()
    if (developer !== null) request.headers.set('Obra-Desarrolladora', String(developer))
    if (developer !== null && project !== null) request.headers.set('Obra-Proyecto', String(project))
  },
}

let isLeaving = false

/** Whether the request was sent with a replaced token, such as before a password change. */
function isOlder(request: Request): boolean {
  const sent = request.headers.get('Authorization')
  const token = validToken()
  return sent !== null && token !== null && sent !== `Bearer ${token}`
}

/** On 401 stores unsaved input, ends the session and reloads; the guards redirect. Locking removes the token, so a 401 after it does not end the session. */
export const unauthorized: Middleware = {
  onResponse({ request, response }) {
    // A 401 for a session that is ending already is expected.
    if (response.status !== 401 || isLeaving || isOlder(request) || request.url.endsWith('/sign-out')) return
    // A reload would end the request for the name on the lock screen.
    if (isLockedHere()) return
    isLeaving = true
    if (!lockedSession()) {
      storeDrafts()
      noteSessionEnded()
      endSession()
    }
    location.reload()
  },
}

const loadingUrls = new WeakMap<Request, string>()

function countOut(request: Request): void {
  const url = loadingUrls.get(request)
  if (!url) return
  loadingUrls.delete(request)
  setLoadingStatus(false, url)
}

/** Shows the loading overlay during core calls and those with `X-Show-Loading`, except with `X-Skip-Loading`. */
export const loadingIndicator: Middleware = {
  onRequest({ request, schemaPath }) {
    const isSkipped = takeHeader(request, 'X-Skip-Loading')
    const isWanted = takeHeader(request, 'X-Show-Loading')
    if (isSkipped || !loading.get().auto || !(isWanted || isCore(request, schemaPath))) return
    loadingUrls.set(request, request.url)
    setLoadingStatus(true, request.url)
  },
  onResponse: ({ request }) => countOut(request),
  onError: ({ request }) => countOut(request),
}

const requestsWithNotice = new WeakSet<Request>()

type Outcome = { isSuccess: boolean; message: string }

function isOutcome(body: unknown): body is Outcome {
  if (typeof body !== 'object' || body === null || !('isSuccess' in body) || !('message' in body)) return false
  return typeof body.isSuccess === 'boolean' && typeof body.message === 'string'
}

async function outcomeOf(response: Response): Promise<Outcome | null> {
  if (!response.headers.get('Content-Type')?.includes('json')) return null
  const text = await response.clone().text()
  if (!text.includes('"isSuccess"')) return null
  const body: unknown = JSON.parse(text)
  return isOutcome(body) ? body : null
}

/**
 * Shows a notice with the message of a core call's response. `X-Skip-Notice` leaves it to the screen, so that one event never
 * gives two notices; a 401 is explained on the sign-in screen.
 */
export const outcomeNotice: Middleware = {
  onRequest({ request, schemaPath }) {
    const isSkipped = takeHeader(request, 'X-Skip-Notice')
    if (!isSkipped && isCore(request, schemaPath)) requestsWithNotice.add(request)
  },
  async onResponse({ request, response }) {
    if (!requestsWithNotice.has(request) || response.status === 401) return
    const outcome = await outcomeOf(response)
    if (!outcome?.message) return
    if (outcome.isSuccess) {
      const duration = noticeDuration.success
      notify({ type: 'success', title: 'Operación exitosa', message: outcome.message, duration })
    } else {
      const duration = noticeDuration.error
      notify({ type: 'error', title: 'Error en la operación', message: outcome.message, duration })
    }
  },
}

/** Logs HTTP errors, and turns failed requests into an ApiError with status 0. */
export const errorLog: Middleware = {
  onResponse({ request, response }) {
    if (!response.ok) console.error(`HTTP ${response.status} ${request.method} ${request.url}`)
  },
  onError({ request, error }) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.error(`No answer to ${request.method} ${request.url}`, error)
    return new ApiError(0, undefined, error)
  },
}
