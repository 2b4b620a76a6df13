// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeActiveDeveloper, storeActiveProject } from '../lib/session.ts'
import { lockedSession, lockSession, removeLock } from '../lib/session-lock.ts'
import { answer, api, showLoading, skipLoading, skipNotice } from './client.ts'
import { loading } from './loading.ts'
import { coreCalls } from './middleware.ts'
import { notices } from './notices.ts'
import { ApiError } from './problem.ts'

const session = `head.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.signature`
const expiredSession = `head.${btoa(JSON.stringify({ exp: 1 }))}.signature`
const problem = { isSuccess: false, error: 'NOT FOUND', message: 'No encontramos lo que buscabas.', requestId: 'r1' }

/** Responds to every request with a body, and returns the list of requests. */
function serve(body: unknown, status = 200) {
  const sent: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    const headers = { 'Content-Type': 'application/json' }
    return new Response(JSON.stringify(body), { status, headers })
  })
  return sent
}
const listDevelopers = (headers: Record<string, string> = {}) => api.GET('/api/Usuarios/desarrolladoras', { headers })
const shownNotices = () => notices.get().map(({ type, title, message, duration }) => [type, title, message, duration])

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  notices.set([])
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the bearer interceptor', () => {
  it('sends the token until it expires', async () => {
    const sent = serve({ isSuccess: true, message: '', data: [] })
    await listDevelopers()
    localStorage.setItem('accessToken', session)
    await listDevelopers()
    localStorage.setItem('accessToken', expiredSession)
    await listDevelopers()
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, `Bearer ${session}`, null])
  })
})

describe('the company interceptor', () => {
  it('sends the company and project of the tab', async () => {
    const sent = serve({ isSuccess: true, message: '', data: [] })
    await listDevelopers()
    storeActiveDeveloper(3)
    await listDevelopers()
    storeActiveProject(8)
    await listDevelopers()
    const workplaceHeaders = sent.map(({ headers }) => [
      headers.get('Obra-Desarrolladora'),
      headers.get('Obra-Proyecto'),
    ])
    expect(workplaceHeaders).toEqual([
      [null, null],
      ['3', null],
      ['3', '8'],
    ])
  })
})

describe('the notice interceptor', () => {
  it('shows a success with a message for 4 seconds', async () => {
    serve({ isSuccess: true, message: 'Listo.', data: [] })
    await listDevelopers()
    expect(shownNotices()).toEqual([['success', 'Operación exitosa', 'Listo.', 4000]])
  })

  it('shows a failure with a message for 6 seconds, whatever the status', async () => {
    serve({ isSuccess: false, message: 'No se pudo.' })
    await listDevelopers()
    serve(problem, 404)
    await listDevelopers()
    expect(shownNotices()).toEqual([
      ['error', 'Error en la operación', 'No se pudo.', 6000],
      ['error', 'Error en la operación', problem.message, 6000],
    ])
  })

  it('shows nothing without message or flag, with X-Skip-Notice, and for other calls', async () => {
    serve({ isSuccess: false, message: '' })
    await listDevelopers()
    serve({ message: 'Un texto.' })
    await listDevelopers()
    serve(problem, 404)
    await listDevelopers(skipNotice)
    await api.GET('/api/common/user')
    expect(shownNotices()).toEqual([])
  })

  it('does not show the same notice twice', async () => {
    serve(problem, 503)
    await Promise.all([listDevelopers(), listDevelopers()])
    expect(shownNotices()).toHaveLength(1)
  })
})

describe('the core calls', () => {
  it('are the selection of company and project, and creating a company', () => {
    expect(coreCalls).toEqual([
      'GET /api/Usuarios/desarrolladoras',
      'POST /api/Usuarios/desarrolladoraActiva',
      'GET /api/Usuarios/proyectos/{developerId}',
      'POST /api/Usuarios/proyectoActivo',
      'POST /api/Desarrolladoras',
    ])
  })
})

describe('the loading interceptor', () => {
  it('shows the overlay until the last request has a response', async () => {
    const open: (() => void)[] = []
    const reply = () => new Response('[]', { headers: { 'Content-Type': 'application/json' } })
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => open.push(() => resolve(reply()))))
    const calls = [listDevelopers(), listDevelopers()]
    await vi.waitFor(() => expect(open).toHaveLength(2), 15_000)
    expect(loading.get().show).toBe(true)
    open[0]?.()
    await Promise.race(calls)
    expect(loading.get().show).toBe(true)
    open[1]?.()
    await Promise.all(calls)
    expect(loading.get().show).toBe(false)
  })

  it('covers core calls without the skip header and calls with the show header; neither header is sent', async () => {
    const shown: boolean[] = []
    const sent: Request[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      shown.push(loading.get().show)
      sent.push(request)
      return new Response('{}')
    })
    await listDevelopers(skipLoading)
    await api.GET('/api/common/user')
    await api.POST('/api/auth/sign-in', { body: { email: 'a@b.test', password: 'x' } })
    await listDevelopers(skipNotice)
    await api.GET('/api/common/user', { headers: showLoading })
    expect(shown).toEqual([false, false, false, true, true])
    expect(sent.flatMap(({ headers }) => [...headers.keys()].filter((name) => /^x-(skip|show)/.test(name)))).toEqual([])
  })

  it('hides the overlay when a request fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(listDevelopers()).rejects.toMatchObject({ status: 0 })
    expect(loading.get().show).toBe(false)
  })
})

describe('an answer', () => {
  it('resolves to the body, or rejects with an ApiError', async () => {
    serve({ isSuccess: true, message: '', data: [] })
    expect(await answer(listDevelopers())).toEqual({ isSuccess: true, message: '', data: [] })
    serve({ ...problem, issues: [{ field: 'cuit', message: 'Es obligatorio.' }] }, 400)
    const error = await answer(listDevelopers(skipNotice)).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 400, message: problem.message, requestId: 'r1' })
    expect((error as ApiError).issue('cuit')).toBe('Es obligatorio.')
  })

  it('rejects with a generic message if the error has another shape', async () => {
    serve({ type: 'NO_PATH_MATCHED_ERROR', title: 'Route not resolved' }, 404)
    await expect(answer(listDevelopers())).rejects.toThrow('Algo salió mal')
  })

  it('logs errors', async () => {
    serve(problem, 404)
    await listDevelopers()
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('HTTP 404 GET'))
  })
})

describe('an answer 401', () => {
  it('does not reload the tab that locked the session, which still loads the name for the lock screen', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    localStorage.setItem('accessToken', session)
    expect(lockSession()).toBe(session)
    serve({ ...problem, error: 'Invalid token' }, 401)
    await listDevelopers()
    expect(reload).not.toHaveBeenCalled()
    expect(lockedSession()).not.toBeNull()
    removeLock()
  })

  it('signs the user out and reloads the page once, without a notice', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    localStorage.setItem('accessToken', session)
    serve({ ...problem, error: 'Invalid token' }, 401)
    await Promise.all([listDevelopers(), listDevelopers()])
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(reload).toHaveBeenCalledOnce()
    expect(shownNotices()).toEqual([])
  })
})
