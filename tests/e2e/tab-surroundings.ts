/**
 * Runs the suite against the product in a tab (OBRA_E2E_TAB), where no API call crosses the network: one
 * store for all tests of a worker, kept by a separate page that handles the tests' calls and mails. A test that
 * needs what a tab cannot have (another server, a stopped one, faked responses) is skipped at that point.
 */
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { channelName, type FromWorker, type TabMail } from '../../web/mock/wire.ts'
import { lengthenNotices, noticeTimes } from '../support/long-notices.ts'
import { withDevtools } from './devtools.ts'
import type { Obra, Surroundings } from './support.ts'

type Asked = { method?: string; headers?: Record<string, string>; data?: unknown; multipart?: unknown }
type Keeper = { context: BrowserContext; page: Page; obra: Obra }

const firstStart = 90_000

const absent = (reason: string) => (): never => {
  base.skip(true, `in a tab there is no ${reason}`)
  throw new Error(reason)
}

/** Runs in the page that keeps the store: isolates its storage, so that it stays signed out whatever other tabs do. */
function isolateStorage(): void {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  Object.defineProperty(window, 'localStorage', { value: storage })
  window.addEventListener('storage', (event) => event.stopImmediatePropagation())
}

type Received = { status: number; headers: Record<string, string>; base64: string }
type Call = { address: string; method: string; headers: Record<string, string>; body: string | null }

async function callInPage({ address, method, headers, body }: Call): Promise<Received> {
  const response = await fetch(address, { method, headers, body })
  const bytes = new Uint8Array(await response.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return { status: response.status, headers: Object.fromEntries(response.headers), base64: btoa(text) }
}

/** `page.request` in a tab: calls go through the page that keeps the store. */
function requestsOf(keeper: Page) {
  async function call(method: string, address: string, { headers = {}, data, multipart }: Asked = {}) {
    if (multipart) absent('upload of a test')()
    const json: Record<string, string> = data === undefined ? {} : { 'Content-Type': 'application/json' }
    const body = data === undefined ? null : JSON.stringify(data)
    const answer = await keeper.evaluate(callInPage, { address, method, headers: { ...json, ...headers }, body })
    const bytes = Buffer.from(answer.base64, 'base64')
    return {
      status: () => answer.status,
      ok: () => answer.status >= 200 && answer.status < 300,
      headers: () => answer.headers,
      body: async () => bytes,
      text: async () => bytes.toString('utf8'),
      json: async () => JSON.parse(bytes.toString('utf8')) as unknown,
    }
  }
  const methods = ['get', 'post', 'put', 'patch', 'delete'].map((name) => [
    name,
    (address: string, asked?: Asked) => call(name.toUpperCase(), address, asked),
  ])
  return {
    ...Object.fromEntries(methods),
    fetch: (address: string, asked?: Asked) => call(asked?.method ?? 'GET', address, asked),
  }
}

/** Routes a page's calls through the keeper, and skips tests that inspect the network. */
function dress(page: Page, keeper: Page): void {
  const seen = absent('call on the wire to look at')
  const on = page.on.bind(page) as (name: string, listener: unknown) => Page
  const wire = /^(request|response)/
  Object.defineProperties(page, {
    request: { value: requestsOf(keeper) },
    route: { value: absent('answer that a test makes up') },
    waitForResponse: { value: seen },
    waitForRequest: { value: seen },
    on: { value: (name: string, listener: unknown) => (wire.test(name) ? seen() : on(name, listener)) },
  })
}

/** A mail in the format of a server's outbox. */
function asFile({ to, subject, text }: TabMail): string {
  const bytes = [...Buffer.from(text, 'utf8')]
  const quoted = bytes.map((byte) =>
    byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}` : String.fromCharCode(byte),
  )
  return `To: ${to}\nSubject: ${subject}\n\n${quoted.join('')}`
}

async function keepStore(browser: Browser, origin: string): Promise<Keeper> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
  })
  await context.addInitScript(lengthenNotices, noticeTimes)
  const page = await context.newPage()
  let mails: TabMail[] = []
  await page.exposeFunction('tellMails', (all: TabMail[]) => void (mails = all))
  await page.addInitScript(isolateStorage)
  await page.addInitScript((name) => {
    const { tellMails } = window as unknown as { tellMails: (mails: TabMail[]) => void }
    new BroadcastChannel(name).addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'state') tellMails(data.mails)
    })
  }, channelName(''))
  await page.goto('/sign-in')
  const bar = page.getByRole('region', { name: 'Demo' })
  await bar.getByText('Demo sin servidor').waitFor({ timeout: firstStart })
  const stopped = absent('server to stop')
  const obra = { origin, down: stopped, up: stopped, mails: () => mails.toReversed().map(asFile) }
  return { context, page, obra }
}

/** Clears what a test leaves in the browser, except the store. */
async function forget({ context, page, obra }: Keeper): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.clearCookies()
  await context.clearPermissions()
  const storageTypes = 'local_storage,indexeddb'
  await withDevtools(page, (session) =>
    session.send('Storage.clearDataForOrigin', { origin: obra.origin, storageTypes }),
  )
}

type Own = { keeper: Keeper }

export const tabTest = base.extend<object, Surroundings & Own & { obra: Obra }>({
  startTime: ['', { option: true, scope: 'worker' }],
  hasWideLetters: [false, { option: true, scope: 'worker' }],
  hasSampleData: [true, { option: true, scope: 'worker' }],
  keeper: [
    async ({ browser }, use, { project }) => {
      const keeper = await keepStore(browser, project.use.baseURL!)
      // A second browser would have a separate store.
      browser.newContext = absent('second browser')
      await use(keeper)
      await keeper.context.close()
    },
    { scope: 'worker', timeout: firstStart },
  ],
  obra: [async ({ keeper }, use) => use(keeper.obra), { scope: 'worker' }],
  context: async ({ keeper, hasSampleData }, use) => {
    if (!hasSampleData) absent('store without the sample')()
    const { context } = keeper
    const onPage = (page: Page) => dress(page, keeper.page)
    context.on('page', onPage)
    const { setOffline } = context
    context.setOffline = absent('network to lose')
    await use(context)
    context.setOffline = setOffline
    context.off('page', onPage)
    await forget(keeper)
  },
  page: async ({ page, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
})
