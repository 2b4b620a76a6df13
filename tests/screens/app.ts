/**
 * Screen tests: the whole web app in happy-dom, against the real server on SQLite in the same process. A test:
 *
 *   const obra = useObra() // one server and store for the file
 *
 *   test('a refused name stays in its field', async () => {
 *     obra.network.fail('createDeveloper', 409, { message: 'Ya hay una.' })
 *     await obra.open('/seleccionar-desarrolladora', { as: demo })
 *     await user.click(await screen.findByRole('button', { name: 'Crear Nueva Desarrolladora' }))
 *     …
 *     expect(await screen.findByRole('alert')).toHaveTextContent('Ya hay una.')
 *   })
 *
 * `obra.open` loads a page: the app's modules are evaluated anew, storages persist within a test. Time is stopped (clock.ts);
 * `passTime` advances it. Use `obra.server` to call the server (tests/support/server.ts).
 */
import path from 'node:path'
import * as matchers from '@testing-library/jest-dom/matchers'
import type {} from '@testing-library/jest-dom/vitest'
import { act, configure, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { startTestServer, stopTestServer, type TestServer } from '../support/server.ts'
import { seedTime } from '../support/stores.ts'
import { realClock, setClock, toolMilliseconds } from './clock.ts'
import { createNetwork, type Network } from './network.ts'
import { emptyPage, startListening, stopListening } from './window.ts'

export { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
export { passTime } from './clock.ts'

export const demo = { email: 'demo@obra.test', password: 'obra-demo-2026' }
export const second = { email: 'martin@obra.test', password: 'obra-demo-2026' }
/** Belongs to no company. */
export const newcomer = { email: 'sofia@obra.test', password: 'obra-demo-2026' }

export type Choice = { companyId: number; projectId: number }
export type Visit = {
  as?: { email: string }
  choice?: Choice
  at?: Date
  /** Data attributes that the server sets on the `html` element: `{ signUp: 'closed' }`. */
  page?: Record<string, string>
}
/** The demo account inside Norte Desarrollos, Torre Barrancas. */
export const inProject: Visit = { as: demo, choice: { companyId: 1, projectId: 1 } }

export const user = userEvent.setup({ delay: null })

export type Obra = {
  readonly server: TestServer
  readonly network: Network
  /** Loads a page of the app, with the session of an account if one is given. */
  open(address: string, visit?: Visit): Promise<void>
  reload(): Promise<void>
}

export const address = (): string => location.pathname + location.search

export const expectAddress = (wanted: string | RegExp): Promise<void> =>
  waitFor(() => (typeof wanted === 'string' ? expect(address()).toBe(wanted) : expect(address()).toMatch(wanted)))

/** Waits for a text that may be in several elements. */
export const expectText = (text: string | RegExp): Promise<void> =>
  waitFor(() => void expect(document.body).toHaveTextContent(text))

export const expectFocus = (element: HTMLElement): Promise<void> => waitFor(() => void expect(element).toHaveFocus())

export const storedKeys = (): string[] => Object.keys(localStorage)

const program = path.join(import.meta.dirname, '../../web/')

/** Re-evaluates the app's modules, as a page load does; vi.resetModules would reset the server's modules too. */
function forgetProgram(): void {
  type Module = { promise?: unknown; exports?: unknown; evaluated: boolean; importers: Set<string> }
  type Worker = { evaluatedModules: { idToModuleMap: Map<string, Module> } }
  const { evaluatedModules } = (globalThis as unknown as { __vitest_worker__: Worker }).__vitest_worker__
  for (const [id, module] of evaluatedModules.idToModuleMap) {
    if (!id.startsWith(program)) continue
    Object.assign(module, { promise: undefined, exports: undefined, evaluated: false })
    module.importers.clear()
  }
}

/** Closes the open page. */
let leave: (() => void) | undefined

function closePage(network: Network): void {
  network.disconnect()
  leave?.()
  leave = undefined
  stopListening()
}

async function openPage(place: string, network: Network, server: TestServer, page = {}): Promise<void> {
  closePage(network)
  emptyPage(page)
  history.replaceState(null, '', place)
  globalThis.fetch = network.connect(server)
  forgetProgram()
  startListening()
  const { router } = await import('../../web/app/router.tsx')
  const { root } = await import('../../web/app/main.tsx')
  const { queryClient } = await import('../../web/api/query-client.ts')
  leave = () => {
    act(() => root.unmount())
    router.dispose()
    queryClient.clear()
  }
}

async function storeSession(server: TestServer, { as, choice }: Visit): Promise<void> {
  if (!as) return
  localStorage.setItem('accessToken', await server.tokenOf(as.email))
  if (!choice) return
  const api = await server.as(as.email)
  await api('setActiveDeveloper', { body: { desarrolladoraId: choice.companyId } })
  await api('setActiveProject', { body: { proyectoId: choice.projectId } })
  localStorage.setItem('desarrolladoraActiva', String(choice.companyId))
  localStorage.setItem('proyectoActivo', String(choice.projectId))
}

/** Page loads that the app starts: `location.reload` and the like. */
function followLocation(load: (place: string) => Promise<void>): void {
  const go = (place: string) => void queueMicrotask(() => void load(place))
  const define = (name: string, value: unknown) => Object.defineProperty(location, name, { configurable: true, value })
  define('reload', () => go(address()))
  define('assign', (place: string) => go(place))
  define('replace', (place: string) => go(place))
}

function emptyBrowser(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  history.replaceState(null, '', '/')
}

/** Silences expected logs: failed responses that tests provoke, and Chart.js missing a canvas in happy-dom. */
function silenceFailures(): void {
  const log = console.error
  vi.spyOn(console, 'error').mockImplementation((...input: unknown[]) => {
    if (!/^(HTTP \d|No answer to|Failed to create chart|.* could not be )/.test(String(input[0]))) log(...input)
  })
}

/** Errors show the page's text instead of all its HTML. */
function describePage(message: string | null): Error {
  const [problem] = (message ?? '').split('\n')
  const text = (document.querySelector('main') ?? document.body).textContent.replace(/\s+/g, ' ')
  return new Error(`${problem}\n${address()}: ${text.slice(0, 1_500)}`)
}

/** One server and store for the tests of a file. Page, storages and network rules are reset after each test. */
export function useObra(): Obra {
  const network = createNetwork()
  let server: TestServer | undefined
  let now = seedTime
  let hasOwnTime = false
  /** Page loads are queued: the app may start one while another is in progress. */
  let loaded = Promise.resolve()
  const load = (place: string, page?: object) =>
    (loaded = loaded.catch(() => {}).then(() => openPage(place, network, server!, page)))

  beforeAll(async () => {
    expect.extend(matchers)
    // The default of one second is too short on a busy machine.
    configure({ asyncUtilTimeout: toolMilliseconds, getElementError: describePage })
    setClock(now)
    server = await startTestServer({ clock: () => new Date() })
    followLocation(load)
  })
  beforeEach(() => {
    setClock(now)
    silenceFailures()
  })
  afterEach(async () => {
    await loaded.catch(() => {})
    closePage(network)
    await network.settled()
    network.reset()
    emptyBrowser()
    vi.restoreAllMocks()
    // Within a file time never goes back, except for tests that set their own time.
    if (!hasOwnTime) now = new Date()
    hasOwnTime = false
  })
  afterAll(async () => {
    if (server) await stopTestServer(server)
    realClock()
  })

  return {
    get server() {
      return server!
    },
    network,
    async open(place, visit = {}) {
      if (visit.at) {
        setClock(visit.at)
        hasOwnTime = true
      }
      await storeSession(server!, visit)
      await load(place, visit.page)
    },
    reload: () => load(address()),
  }
}
