/**
 * The bench of the product in a tab (`npm run demo`), from a file host: how soon one can sign in on a slow phone while
 * the worker starts, how long the first seeding takes, and how fast the worker responds.
 */
import { spawn } from 'node:child_process'
import { chromium, type Browser } from 'playwright'
import { findChromium } from '../../scripts/lib/chromium.ts'
import { freePort } from '../support/free-port.ts'
import { workerBytes } from '../support/worker-files.ts'
import { median } from './statistics.ts'
import { goalLines, type Goal } from './stores.ts'
import { slowDown } from './web.ts'

const runs = 3
const callsOfEach = 30
const reads = [
  '/api/common/user',
  '/api/common/messages',
  '/api/apps/notes/all',
  '/api/apps/contacts/all',
  '/api/apps/mailbox/mails?folder=inbox&page=1',
  '/api/apps/ecommerce/inventory/products?page=0&size=10&sort=name&order=asc',
  '/api/Usuarios/desarrolladoras',
  '/api/Desarrolladoras/1/rubros?size=50',
  '/api/Proyectos/1/comprobantes?size=50',
]
const demo = { email: 'demo@obra.test', password: 'obra-demo-2026' }

export type TabFigures = {
  workerKilobytes: number
  signInMilliseconds: number
  fillingMilliseconds: number
  /** The median of each read. */
  reads: Record<string, number>
}

async function newPage(browser: Browser) {
  const context = await browser.newContext({ locale: 'es-AR' })
  return { context, page: await context.newPage() }
}

/** From opening the demo until the form accepts input, on the slow profile, while the worker starts. */
async function signInMilliseconds(browser: Browser, origin: string): Promise<number> {
  const { context, page } = await newPage(browser)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await slowDown(session)
  const started = performance.now()
  await page.goto(origin, { waitUntil: 'commit' })
  await page.locator('form button[type=submit]:enabled').waitFor()
  await page.locator('form input[type=email]').pressSequentially('a')
  const taken = performance.now() - started
  await context.close()
  return taken
}

type Asked = { demo: object; reads: string[]; callsOfEach: number }

/** Runs in the page. */
async function timeReads({ demo, reads, callsOfEach }: Asked): Promise<Record<string, number[]>> {
  const send = (body: object, headers = {}): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { accessToken } = (await (await fetch('/api/auth/sign-in', send(demo))).json()) as { accessToken: string }
  const headers = { Authorization: `Bearer ${accessToken}`, 'Obra-Desarrolladora': '1', 'Obra-Proyecto': '1' }
  const times: Record<string, number[]> = {}
  for (const read of reads) {
    times[read] = []
    for (let call = 0; call < callsOfEach; call++) {
      const started = performance.now()
      const response = await fetch(read, { headers })
      await response.arrayBuffer()
      times[read].push(performance.now() - started)
      if (!response.ok) throw new Error(`${read} answered ${response.status}`)
    }
  }
  return times
}

async function workerFigures(browser: Browser, origin: string) {
  const { context, page } = await newPage(browser)
  const started = performance.now()
  await page.goto(`${origin}/sign-in`)
  await page.getByText('Demo sin servidor').waitFor({ timeout: 120_000 })
  const fillingMilliseconds = performance.now() - started
  const times = await page.evaluate(timeReads, { demo, reads, callsOfEach })
  await context.close()
  const medians = Object.entries(times).map(([read, each]) => [read, median(each)] as const)
  return { fillingMilliseconds, reads: Object.fromEntries(medians) }
}

/** Measures the folder built by `npm run demo`. */
export async function measureTab(): Promise<TabFigures> {
  const port = await freePort()
  const host = spawn(process.execPath, ['tests/support/file-host.ts'], { env: { ...process.env, PORT: String(port) } })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin).catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 50))
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: findChromium(), args: flags })
  try {
    const signIn: number[] = []
    for (let run = 0; run < runs; run++) signIn.push(await signInMilliseconds(browser, origin))
    const worker = await workerFigures(browser, origin)
    return { workerKilobytes: workerBytes() / 1000, signInMilliseconds: median(signIn), ...worker }
  } finally {
    await browser.close()
    host.kill()
  }
}

export function tabGoals({ workerKilobytes, signInMilliseconds, fillingMilliseconds, reads: times }: TabFigures) {
  const goals: Goal[] = [
    ['the worker’s files, kB by gzip', workerKilobytes, 1200],
    ['sign-in, slow: usable, ms', signInMilliseconds, 3000],
    ['the first filling, full speed, ms', fillingMilliseconds, 15_000],
    ...Object.entries(times).map(([read, each]) => [`${read}, ms`, each, 20] as Goal),
  ]
  return goalLines(goals)
}
