/**
 * The base of every end-to-end test: a server per worker (or that of OBRA_E2E_URL or the project's `baseURL`)
 * with fresh sample data for each file, sign-in by API, and the checks of a screen.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { lengthenNotices, noticeTimes } from '../support/long-notices.ts'
import { copySeededFolder } from '../support/seeded-folder.ts'
import { shiftClock } from '../support/shift-clock.ts'
import { widenLetters } from '../support/wide-letters.ts'
import { withDevtools } from './devtools.ts'
import { tabTest } from './tab-surroundings.ts'

export { expect }

export type Obra = {
  origin: string
  /** Stops the server (`down`), or restarts it on the same data (`up`). */
  down(): Promise<void>
  up(): Promise<void>
  /** The full texts of the mails in the outbox, oldest first. */
  mails(): string[]
}

/** The offset of the clocks of server and browser from the machine's; the same for all tests of a worker. */
let shift = 0

/** The current time in the server and in the browser. */
export const currentTime = (): number => Date.now() + shift

type OwnServer = Obra & {
  /** Starts it on the initial data of a test file. */
  renew(): Promise<void>
}

function ownServer(port: number, folder: string, hasSampleData: boolean): OwnServer {
  const clock = shift === 0 ? [] : ['--import', './tests/support/children/shifted-clock.ts']
  const origin = `http://127.0.0.1:${port}`
  let child: ReturnType<typeof spawn> | undefined
  const outbox = path.join(folder, 'outbox')
  const server: OwnServer = {
    origin,
    async renew() {
      await server.down()
      rmSync(folder, { recursive: true, force: true })
      const template = process.env.OBRA_TEST_TEMPLATE
      // The template's sample is based on the current time: a shifted clock needs its own.
      if (template && hasSampleData && shift === 0) copySeededFolder(template, folder)
      else mkdirSync(folder)
      tokens.clear()
      await server.up()
    },
    async up() {
      const env = {
        ...process.env,
        PORT: String(port),
        OBRA_DATA_DIR: folder,
        OBRA_SEED: hasSampleData ? 'demo' : '',
        OBRA_LOG_LEVEL: 'silent',
        OBRA_WEBHOOKS_PRIVATE: 'yes',
        OBRA_TEST_SHIFT: String(shift),
      }
      child = spawn(process.execPath, [...clock, 'server/main.js'], { stdio: ['ignore', 'ignore', 'inherit'], env })
      for (let attempt = 0; attempt < 1200; attempt++) {
        if (
          await fetch(`${origin}/api/ready`).then(
            (answer) => answer.ok,
            () => false,
          )
        )
          return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error('the server did not start')
    },
    async down() {
      const running = child
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      await new Promise<void>((resolve) => {
        running.once('exit', () => resolve())
        running.kill('SIGKILL')
      })
    },
    mails() {
      try {
        return readdirSync(outbox)
          .toSorted()
          .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
      } catch {
        return []
      }
    },
  }
  return server
}

export type Surroundings = {
  /** The start time of the server, if not now (playwright.config.ts). */
  startTime: string
  /** Uses letters as wide as on a machine without Obra's font. */
  hasWideLetters: boolean
  /** False for a server with an empty store. */
  hasSampleData: boolean
}

/** Resets a tab's storage and history. */
async function emptyTab(page: Page): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(() => sessionStorage.clear())
  await withDevtools(page, (session) => session.send('Page.resetNavigationHistory'))
}

/** The tests of a worker share a browser context (`reuseContext`): clears what Playwright leaves in it. */
async function leaveNothing(context: BrowserContext): Promise<void> {
  await context.setOffline(false)
  await context.clearPermissions()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  const [page] = context.pages()
  await page?.unrouteAll({ behavior: 'ignoreErrors' })
  if (page) await emptyTab(page).catch(() => page.close())
}

type WorkerObra = Obra & {
  /** Each test file starts with fresh data, whichever worker runs it. */
  renewFor(file: string): Promise<void>
}

export const serverTest = base.extend<{ dataOfFile: void }, Surroundings & { obra: WorkerObra }>({
  startTime: ['', { option: true, scope: 'worker' }],
  hasWideLetters: [false, { option: true, scope: 'worker' }],
  hasSampleData: [true, { option: true, scope: 'worker' }],
  context: async ({ context, hasWideLetters }, use) => {
    await context.addInitScript(lengthenNotices, noticeTimes)
    if (shift !== 0) await context.addInitScript(shiftClock, shift)
    if (hasWideLetters) await context.addInitScript(widenLetters)
    await use(context)
    await leaveNothing(context)
  },
  obra: [
    async ({ startTime, hasSampleData }, use, { project }) => {
      shift = startTime === '' ? 0 : Date.parse(startTime) - Date.now()
      const external = process.env.OBRA_E2E_URL ?? project.use.baseURL
      const fixed = async () => {}
      if (external) return use({ origin: external, down: fixed, up: fixed, renewFor: fixed, mails: () => [] })
      const folder = mkdtempSync(path.join(tmpdir(), 'obra-e2e-'))
      const server = ownServer(await freePort(), folder, hasSampleData)
      let currentFile = ''
      const renewFor = async (file: string) => {
        if (file === currentFile) return
        currentFile = file
        await server.renew()
      }
      await use({ ...server, renewFor })
      await server.down()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  dataOfFile: [
    async ({ obra }, use, { file }) => {
      await obra.renewFor(file)
      await use()
    },
    { auto: true },
  ],
  baseURL: async ({ obra }, use) => use(obra.origin),
})

export const test = process.env.OBRA_E2E_TAB ? (tabTest as unknown as typeof serverTest) : serverTest

export const demo = { email: 'demo@obra.test', password: 'obra-demo-2026' }
export const second = { email: 'martin@obra.test', password: 'obra-demo-2026' }
/** Belongs to no company. */
export const newcomer = { email: 'sofia@obra.test', password: 'obra-demo-2026' }

/** The server's 503 response. */
export const unavailable = {
  isSuccess: false,
  error: 'Service unavailable',
  message: 'El servicio no está.',
  requestId: 'x',
}

export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' })

type Choice = { companyId: number; projectId: number }

async function post<T>(page: Page, address: string, data: object, token?: string): Promise<T> {
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined
  const response = await page.request.post(address, { data, headers })
  expect(response.ok(), `${address} answered ${response.status()}`).toBe(true)
  return response.json()
}

type Selection = { data: { desarrolladora: { id: number } | null; proyecto: { id: number } | null } }

/**
 * Chooses company and project only if others are active: the page refetches what changed in the two seconds before it was
 * loaded, and would rerender in the middle of a test.
 */
async function choose(page: Page, { companyId, projectId }: Choice, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  const response = await page.request.get('/api/Usuarios/seleccion', { headers })
  const { data }: Selection = await response.json()
  if (data.desarrolladora?.id !== companyId) {
    await post(page, '/api/Usuarios/desarrolladoraActiva', { desarrolladoraId: companyId }, token)
  } else if (data.proyecto?.id === projectId) return
  await post(page, '/api/Usuarios/proyectoActivo', { proyectoId: projectId }, token)
}

/** The last token of each account: renewing it is cheap, while checking a password is slow on purpose. */
const tokens = new Map<string, string>()

async function openSession(page: Page, account: typeof demo): Promise<string> {
  const key = JSON.stringify(account)
  const known = tokens.get(key)
  const renewed = known
    ? await page.request.post('/api/auth/sign-in-with-token', { data: { accessToken: known } })
    : undefined
  const { accessToken } = renewed?.ok()
    ? await renewed.json()
    : await post<{ accessToken: string }>(page, '/api/auth/sign-in', account)
  tokens.set(key, accessToken)
  return accessToken
}

/** The app's storage after a sign-in, with a company and a project if `choice` is given. */
async function storedSession(page: Page, account: typeof demo, choice?: Choice): Promise<Record<string, string>> {
  const accessToken = await openSession(page, account)
  if (!choice) return { accessToken }
  await choose(page, choice, accessToken)
  const [desarrolladoraActiva, proyectoActivo] = [String(choice.companyId), String(choice.projectId)]
  return { accessToken, desarrolladoraActiva, proyectoActivo }
}

function store(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
}

/** Puts a session into the page's browser without the sign-in screen, and returns its token. */
export async function signIn(page: Page, account = demo, choice?: Choice): Promise<string> {
  const session = await storedSession(page, account, choice)
  await page.goto('/favicon.svg')
  await page.evaluate(store, session)
  return session.accessToken!
}

/** Signs in as the demo account inside Norte Desarrollos, Torre Barrancas, and opens a screen. */
export async function openSignedIn(page: Page, address: string): Promise<void> {
  const session = await storedSession(page, demo, { companyId: 1, projectId: 1 })
  const script = await page.addInitScript(store, session)
  await page.goto(address)
  // Only once: later changes of the storage by the app must stay.
  await script.dispose()
}

/** Copies a text as a spreadsheet does, and pastes it into the focused element. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

/** Expects a beforeunload question on reload, and stays. */
export async function refuseToLeave(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  // If the person stays, the reload never ends.
  void page.reload({ timeout: 0 }).catch(() => {})
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
}

/** Stops the time of a page whose clock is installed; `page.clock.runFor` advances it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(currentTime() + 60_000)
}

/** The axe rules that depend on the scheme, which changes only colours (`web/ui/styles/tokens.css`). */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Waits for finite running animations to end. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && Number.isFinite(endTime)
    })
    const ends = ending.map((animation) => animation.finished.catch(() => {}))
    return Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 1500))])
  })
}

/** Disables transitions, even chained ones, so that contrast is not measured half way. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { transition: none !important }')
  Object.assign(window, { withoutTransitions: sheet })
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function allowTransitions(): void {
  const { withoutTransitions } = window as unknown as { withoutTransitions: CSSStyleSheet }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== withoutTransitions)
}

/** Fails with axe's violations on the current page, in the light and in the dark scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  // Wait for a heading shown by the styles. One for screen readers only may have no height, so its box does not matter.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility({ visibilityProperty: true })),
  )
  const before = await page.evaluate(() => document.documentElement.dataset.scheme ?? 'light')
  // Legacy mode runs inside the page, whose only frame is a PDF's; the default mode would open a second page.
  const axe = (axeSource?: string) =>
    new AxeBuilder({ page, ...(axeSource && { axeSource }) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      // It takes hidden text for a label: the initials in an avatar, the keys beside 'Buscar'.
      .disableRules('label-content-name-mismatch')
  const alreadyThere = 'void 0'
  const checks = { light: axe(), dark: axe(alreadyThere).withRules(colourRules) }
  await settle(page)
  await page.evaluate(stopTransitions)
  for (const [scheme, check] of Object.entries(checks)) {
    await page.evaluate((name) => void (document.documentElement.dataset.scheme = name), scheme)
    await settle(page)
    const { violations } = await check.analyze()
    const rows = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
    expect(rows, `axe in the ${scheme} scheme`).toEqual([])
  }
  await page.evaluate((name) => void (document.documentElement.dataset.scheme = name), before)
  await page.evaluate(allowTransitions)
}

/** Fails if the page can be scrolled sideways, once painted at its size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return Math.max(0, scrollWidth - clientWidth)
    })
  await expect.poll(excess, { message: 'pixels by which the page is wider than the window' }).toBe(0)
}

const widths = [1440, 768, 375]
const checksAllWidths = process.env.OBRA_TEST_SCOPE === 'all'

/**
 * Checks the current screen, once per screen: axe in both schemes at 1440 px (`npm run test:all`: at every width), and
 * no sideways scroll at 1440, 768 and 375 px, also with the widest letters.
 */
export async function expectScreen(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const width of widths) {
    await page.setViewportSize({ width, height: before.height })
    if (width === widths[0] || checksAllWidths) await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  const sheets = await page.evaluateHandle(() => [...document.adoptedStyleSheets])
  await page.evaluate(widenLetters)
  await expectNoSidewaysScroll(page)
  await page.evaluate((earlier) => void (document.adoptedStyleSheets = earlier), sheets)
  await page.setViewportSize(before)
}
