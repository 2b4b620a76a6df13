import type { Middleware } from 'openapi-fetch'
import { lockedSession } from '../lib/session-lock.ts'
import { activeDeveloperId, activeProjectId, endSession, noteSessionEnded, validToken } from '../lib/session.ts'
import { loading, setLoadingStatus } from './loading.ts'
import { noticeDuration, notify } from './notices.ts'
import { ApiError } from './problem.ts'

/**
 * The calls of the first specification (section 7): they show the loading overlay while they are under way and tell their result,
 * unless a header leaves it out. Others have states of their own, or ask for the overlay by `X-Show-Loading`.
 */
export const coreCalls: readonly string[] = [
  'GET /api/Usuarios/desarrolladoras',
  'POST /api/Usuarios/desarrolladoraActiva',
  'GET /api/Usuarios/proyectos/{developerId}',
  'POST /api/Usuarios/proyectoActivo',
  'POST /api/Desarrolladoras',
]
const isCore = ({ method }: Request, path: string) => coreCalls.includes(`${method} ${path}`)

/** Removes a header that is meant for a middleware alone; whether it was there. */
function takeHeader(request: Request, name: string): boolean {
  const present = request.headers.has(name)
  request.headers.delete(name)
  return present
}

/** Adds the access token when there is one that has not expired. */
export const bearer: Middleware = {
  onRequest({ request }) {
    const token = validToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
  },
}

/** Names the company and the project that this tab works in, which other tabs do not change. */
export const workplace: Middleware = {
  onRequest({ request }) {
    const developer = activeDeveloperId()
    const project = activeProjectId()
    if (developer !== null) request.headers.set('Obra-Desarrolladora', String(developer))
    if (developer !== null && project !== null) request.headers.set('Obra-Proyecto', String(project))
  },
}

let isLeaving = false

/** Whether it was sent with a session that another one has taken the place of, as a changed password does. */
function isOlder(request: Request): boolean {
  const sent = request.headers.get('Authorization')
  const token = validToken()
  return sent !== null && token !== null && sent !== `Bearer ${token}`
}

/**
 * On 401 the person is signed out and the page reloads; the guards redirect. A locked session stays locked: its token
 * is only put away, and a pending call may meet that.
 */
export const unauthorized: Middleware = {
  onResponse({ request, response }) {
    // That a session which is being left has ended already is no news.
    if (response.status !== 401 || isLeaving || isOlder(request) || request.url.endsWith('/sign-out')) return
    isLeaving = true
    if (!lockedSession()) {
      endSession()
      noteSessionEnded()
    }
    location.reload()
  },
}

const counted = new WeakMap<Request, string>()

function countOut(request: Request): void {
  const url = counted.get(request)
  if (!url) return
  counted.delete(request)
  setLoadingStatus(false, url)
}

/** Shows the loading indicator while core calls are in flight, and those with `X-Show-Loading`; `X-Skip-Loading` leaves it out. */
export const loadingIndicator: Middleware = {
  onRequest({ request, schemaPath }) {
    const isSkipped = takeHeader(request, 'X-Skip-Loading')
    const isWanted = takeHeader(request, 'X-Show-Loading')
    if (isSkipped || !loading.get().auto || !(isWanted || isCore(request, schemaPath))) return
    counted.set(request, request.url)
    setLoadingStatus(true, request.url)
  },
  onResponse: ({ request }) => countOut(request),
  onError: ({ request }) => countOut(request),
}

const notifying = new WeakSet<Request>()

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
 * Notifies of the message of a core call's answer, which carries a success flag. `X-Skip-Notice` leaves it to the screen that
 * made the call, so that one event never gives two notices; an ended session is told on the sign-in screen.
 */
export const outcomeNotice: Middleware = {
  onRequest({ request, schemaPath }) {
    const isSkipped = takeHeader(request, 'X-Skip-Notice')
    if (!isSkipped && isCore(request, schemaPath)) notifying.add(request)
  },
  async onResponse({ request, response }) {
    if (!notifying.has(request) || response.status === 401) return
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

/** Logs HTTP errors, and turns a call that got no answer into an ApiError with status 0. */
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
