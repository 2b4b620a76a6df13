// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../api/client.ts'
import { sendEarlyRequests, helpers, type Plan } from './early-requests.ts'
import { patternOf } from './first-view.ts'

const screen = (path: string, access: Plan['screens'][number]['access'], file: number, calls: number[] = []) => {
  return { path, pattern: patternOf(path), access, files: [file], calls, laterCalls: calls.length > 0 ? [2] : [] }
}
const plan: Plan = {
  files: [
    'in.js',
    'up.js',
    'out.js',
    'unlock.js',
    'choose.js',
    'board.js',
    'calendar.js',
    'mail.js',
    'contact.js',
    'contact.css',
  ],
  calls: ['/api/common/user', '/api/Usuarios/seleccion', '/api/common/messages'],
  screens: [
    screen('/', 'signedIn', 0),
    screen('/sign-in', 'guest', 0),
    screen('/sign-up', 'guest', 1),
    screen('/sign-out', 'anyone', 2),
    screen('/unlock-session', 'locked', 3),
    screen('/seleccionar-desarrolladora', 'signedIn', 4),
    screen('/dashboards/project', 'withProject', 5),
    screen('/calendario', 'withProject', 6, [0, 1]),
    { ...screen('/apps/contacts/:id', 'signedIn', 8), files: [8, 9] },
    screen('/apps/mailbox/*', 'signedIn', 7),
  ],
}
const tokenUntil = (exp: number) => `head.${btoa(JSON.stringify({ sub: 'lucia', exp }))}.signature`
const valid = { accessToken: tokenUntil(4_000_000_000) }
const chosen = { ...valid, desarrolladoraActiva: '1', proyectoActivo: '2' }
const fetchMock = vi.fn<typeof fetch>()

/** The file that is preloaded at an address with this local storage. */
function fileFor(address: string, storage: Record<string, string> = {}): string | undefined {
  Object.assign(localStorage, storage)
  history.replaceState(null, '', address)
  sendEarlyRequests(plan, helpers)
  return document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.getAttribute('href')?.slice(1)
}

beforeEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  delete window.earlyRequests
  fetchMock.mockReset()
  fetchMock.mockImplementation(async () => Response.json({ id: 'lucia' }))
  vi.stubGlobal('fetch', fetchMock)
  // Early responses are used only while the page is young; performance.now counts from the process start.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('early requests', () => {
  it.each([
    ['/sign-up', {}, 'up.js'],
    ['/calendario', {}, 'in.js'],
    ['/calendario', { accessToken: tokenUntil(1), desarrolladoraActiva: '1', proyectoActivo: '2' }, 'in.js'],
    ['/calendario', { 'obra-locked': '{"expiresAt":4e12}' }, 'unlock.js'],
    ['/calendario', { 'obra-locked': '{"expiresAt":1}' }, 'in.js'],
    ['/sign-out', valid, 'out.js'],
    ['/calendario', valid, 'choose.js'],
    ['/calendario', chosen, 'calendar.js'],
    ['/apps/mailbox/inbox', valid, 'mail.js'],
    ['/apps/contacts/7', valid, 'contact.js'],
    ['/sign-in', chosen, 'board.js'],
    ['/', chosen, 'board.js'],
    ['/nada', chosen, 'board.js'],
    ['/', valid, 'choose.js'],
  ])('at %s with %o are for the screen that the guards choose', (address, storage, file) => {
    expect(fileFor(address, storage)).toBe(file)
  })

  it('of another screen are for its scripts only, when the app opens it', () => {
    fileFor('/sign-in')
    document.head.replaceChildren()
    window.preloadScripts?.('/apps/contacts/:id')
    const links = [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')])
    expect(links).toEqual([['modulepreload', '/contact.js']])
    window.preloadScripts?.('/nada')
    expect(document.head.children).toHaveLength(1)
  })

  it('are used once each, by the same user only', async () => {
    fileFor('/calendario', chosen)
    expect(fetchMock.mock.calls.map(([path, init]) => [path, init?.priority])).toEqual([
      ['/api/common/user', 'auto'],
      ['/api/Usuarios/seleccion', 'auto'],
      ['/api/common/messages', 'low'],
    ])
    await api.GET('/api/common/user')
    expect(fetchMock).toHaveBeenCalledTimes(3)
    await api.GET('/api/common/user')
    expect(fetchMock).toHaveBeenCalledTimes(4)
    localStorage.setItem('accessToken', tokenUntil(4_000_000_001))
    await api.GET('/api/Usuarios/seleccion')
    expect(fetchMock).toHaveBeenCalledTimes(5)
  })

  it('are ignored after the page was open for 30 s', async () => {
    fileFor('/calendario', chosen)
    vi.mocked(performance.now).mockReturnValue(30_001)
    await api.GET('/api/common/user')
    expect(fetchMock).toHaveBeenCalledTimes(4)
  })
})
