/**
 * The web part of the bench: the cost of a first view, at full speed and on a slow phone, each time in a fresh profile on
 * the production build; and how fast the next screen is painted. Figures are medians of `runs`.
 */
import { type Browser, type CDPSession, type Page } from 'playwright'
import { measureScreens, screenGoals, type ScreenFigures } from './screens.ts'
import { launchBrowser } from './browser.ts'
import { measureSheet, type SheetFigures } from './sheet.ts'
import { median } from './statistics.ts'
import { goalLines, type Goal } from './stores.ts'

const runs = 5
/** Chromium's Fast 3G: 1.44 Mbit/s down, 675 kbit/s up, 562 ms for each request. */
const slowLink = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const quietMilliseconds = 2000

export type FirstView = {
  scriptKilobytes: number
  styleKilobytes: number
  requests: number
  lcpMilliseconds: number
  /** Until the screen's content is painted: the usable form, the first chart. Seen by the page: the tool that waits for it adds up to 0.4 s. */
  usableMilliseconds: number
  interactiveMilliseconds: number
  blockingMilliseconds: number
  layoutShift: number
}

type Observed = {
  lcp: number
  fcp: number
  cls: number
  longTasks: { start: number; duration: number }[]
  /** When the content was painted; 0 before. */
  usable: number
}
declare global {
  interface Window {
    observed: Observed
  }
}

/** Runs in the page, before everything else. `ready` is the selector of its content. */
function observe(ready: string): void {
  const observed: Observed = { lcp: 0, fcp: 0, cls: 0, longTasks: [], usable: 0 }
  window.observed = observed
  const watch = (type: string, each: (entry: PerformanceEntry & Record<string, unknown>) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => each(entry as never))).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', (entry) => void (observed.lcp = entry.startTime))
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.fcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) observed.cls += entry.value as number
  })
  watch('longtask', (entry) => void observed.longTasks.push({ start: entry.startTime, duration: entry.duration }))
  const look = () => {
    const isThere = (document.querySelector(ready)?.getBoundingClientRect().height ?? 0) > 0
    if (!isThere) return void requestAnimationFrame(look)
    // The next frame paints it.
    requestAnimationFrame(() => setTimeout(() => (observed.usable = performance.now())))
  }
  requestAnimationFrame(look)
}

type Traffic = { scriptBytes: number; styleBytes: number; requests: number; lastEnd: number; open: number }

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', slowLink)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

function countTraffic(session: CDPSession): Traffic {
  const traffic: Traffic = { scriptBytes: 0, styleBytes: 0, requests: 0, lastEnd: performance.now(), open: 0 }
  const types = new Map<string, string>()
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    if (!types.has(requestId)) traffic.open++
    types.set(requestId, 'Other')
    traffic.requests++
  })
  session.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type))
  const end = (requestId: string, bytes: number) => {
    traffic.open--
    traffic.lastEnd = performance.now()
    if (types.get(requestId) === 'Script') traffic.scriptBytes += bytes
    if (types.get(requestId) === 'Stylesheet') traffic.styleBytes += bytes
  }
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  return traffic
}

async function waitForQuiet(page: Page, traffic: Traffic): Promise<void> {
  // Live updates keep one request open permanently.
  while (traffic.open > 1 || performance.now() - traffic.lastEnd < quietMilliseconds) await page.waitForTimeout(100)
}

async function openOnce(
  browser: Browser,
  address: string,
  storage: Record<string, string>,
  ready: string,
  isSlow: boolean,
): Promise<FirstView> {
  const context = await browser.newContext({ locale: 'es-AR', viewport: { width: 1280, height: 800 } })
  try {
    await context.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, Object.entries(storage))
    await context.addInitScript(observe, ready)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    if (isSlow) {
      await slowDown(session)
    }
    const traffic = countTraffic(session)
    await page.goto(address)
    // Not earlier: each script that the bench runs in the page slows its first view.
    await waitForQuiet(page, traffic)
    await page.waitForFunction(() => window.observed.usable > 0, undefined, { timeout: 60_000 })
    const { lcp, fcp, cls, longTasks, usable } = await page.evaluate(() => window.observed)
    const lastLongTask = longTasks.at(-1)
    return {
      scriptKilobytes: traffic.scriptBytes / 1000,
      styleKilobytes: traffic.styleBytes / 1000,
      requests: traffic.requests,
      lcpMilliseconds: lcp,
      usableMilliseconds: usable,
      interactiveMilliseconds: Math.max(fcp, lastLongTask ? lastLongTask.start + lastLongTask.duration : 0),
      blockingMilliseconds: longTasks.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
      layoutShift: cls,
    }
  } finally {
    await context.close()
  }
}

function medians(views: FirstView[]): FirstView {
  const keys = Object.keys(views[0]!) as (keyof FirstView)[]
  return Object.fromEntries(keys.map((key) => [key, median(views.map((view) => view[key]))])) as FirstView
}

async function signIn(origin: string): Promise<Record<string, string>> {
  const post = async (path: string, body: object, token?: string) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as { accessToken: string }
  }
  const { accessToken } = await post('/api/auth/sign-in', { email: 'demo@obra.test', password: 'obra-demo-2026' })
  await post('/api/Usuarios/desarrolladoraActiva', { desarrolladoraId: 1 }, accessToken)
  await post('/api/Usuarios/proyectoActivo', { proyectoId: 1 }, accessToken)
  return { accessToken, desarrolladoraActiva: '1', proyectoActivo: '1' }
}

/** Milliseconds from a click in the navigation to the paint of the next screen, both visited before. */
async function navigationMilliseconds(
  browser: Browser,
  origin: string,
  storage: Record<string, string>,
): Promise<number> {
  const context = await browser.newContext({ locale: 'es-AR', viewport: { width: 1280, height: 800 } })
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(storage))
  const page = await context.newPage()
  await page.goto(`${origin}/calendario`)
  const times: number[] = []
  for (let visit = 0; visit < 2 + runs * 2; visit++) {
    const [link, heading] = visit % 2 === 0 ? ['/materiales', 'Materiales'] : ['/calendario', 'Calendario']
    await page.locator(`nav a[href="${link}"]`).first().waitFor()
    const spent = await page.evaluate(
      ([href, title]) =>
        new Promise<number>((resolve) => {
          const started = performance.now()
          document.querySelector<HTMLElement>(`nav a[href="${href}"]`)!.click()
          const look = () => {
            if (document.querySelector('main h1')?.textContent === title) {
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
            } else requestAnimationFrame(look)
          }
          look()
        }),
      [link, heading],
    )
    if (visit >= 2) times.push(spent)
  }
  await context.close()
  return median(times)
}

export type TableFigures = { keyMilliseconds: number; lateFrames: number }

/** A table of 2,000 rows: time from a key to its paint, and how many of 240 frames were late while scrolling. */
async function tableFigures(browser: Browser, origin: string, storage: Record<string, string>): Promise<TableFigures> {
  const context = await browser.newContext({ locale: 'es-AR', viewport: { width: 1280, height: 800 } })
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(storage))
  const page = await context.newPage()
  await page.goto(`${origin}/solo-desarrollo/componentes`)
  await page.locator('[role=treegrid] [data-line="1"][data-column="2"]').click()
  const { keys, frames } = await page.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const painted = async () => {
      await frame()
      await new Promise((resolve) => setTimeout(resolve))
    }
    const keys: number[] = []
    for (let press = 0; press < 60; press++) {
      await painted()
      const key = press % 20 === 19 ? 'PageDown' : 'ArrowDown'
      const started = performance.now()
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await painted()
      keys.push(performance.now() - started)
    }
    const box = document.querySelector('[role=treegrid]')!.closest('.amount-scroll')!
    const frames: number[] = []
    let last = await frame()
    for (let step = 0; step < 240; step++) {
      box.scrollTop = step * 60
      const at = await frame()
      frames.push(at - last)
      last = at
    }
    return { keys, frames }
  })
  await context.close()
  // At 60 frames per second one is due every 17 ms.
  return { keyMilliseconds: median(keys), lateFrames: frames.filter((milliseconds) => milliseconds > 34).length }
}

export type WebFigures = {
  views: Record<string, FirstView>
  navigationMilliseconds: number
  table: TableFigures
  sheet: SheetFigures
  screens: ScreenFigures
}

/** The goals of the web app with the measured values. */
export function webGoals({ views, navigationMilliseconds, table, sheet, screens }: WebFigures) {
  const signIn = views['sign-in, slow']!
  const dashboard = views['project dashboard, slow']!
  const worstShift = Math.max(...Object.values(views).map(({ layoutShift }) => layoutShift))
  const goals: Goal[] = [
    ['sign-in: script, kB', signIn.scriptKilobytes, 105],
    ['sign-in: style, kB', signIn.styleKilobytes, 20],
    ['sign-in, slow: LCP, ms', signIn.lcpMilliseconds, 2000],
    ['sign-in, slow: usable, ms', signIn.usableMilliseconds, 2300],
    ['sign-in, slow: interactive, ms', signIn.interactiveMilliseconds, 3200],
    ['dashboard: script, kB', dashboard.scriptKilobytes, 200],
    ['dashboard, slow: LCP, ms', dashboard.lcpMilliseconds, 3000],
    ['dashboard, slow: usable, ms', dashboard.usableMilliseconds, 3500],
    ['dashboard, slow: blocking, ms', dashboard.blockingMilliseconds, 150],
    ['everywhere: layout shift', worstShift, 0.02],
    ['to a visited module, full speed, ms', navigationMilliseconds, 100],
    ['table of 2,000 rows: key to paint, ms', table.keyMilliseconds, 50],
    ['table of 2,000 rows: late frames of 240', table.lateFrames, 2],
    ['budget of 2,000 items: key to paint, ms', sheet.keyMilliseconds, 50],
    ['budget of 2,000 items: its slowest key, ms', sheet.slowestMilliseconds, 50],
    ['budget of 2,000 items: late frames while typing', sheet.lateFrames, 2],
    ...screenGoals(screens),
  ]
  return goalLines(goals)
}

/** Measures the web app that is served at `origin`. */
export async function measureWeb(origin: string): Promise<WebFigures> {
  const browser = await launchBrowser()
  try {
    const session = await signIn(origin)
    const screens = [
      { name: 'sign-in', path: '/sign-in', storage: {}, ready: 'form button[type=submit]:enabled' },
      { name: 'project dashboard', path: '/dashboards/project', storage: session, ready: 'main canvas' },
    ]
    const views: Record<string, FirstView> = {}
    for (const { name, path, storage, ready } of screens) {
      for (const isSlow of [false, true]) {
        const opened: FirstView[] = []
        for (let run = 0; run < runs; run++) opened.push(await openOnce(browser, origin + path, storage, ready, isSlow))
        views[`${name}, ${isSlow ? 'slow' : 'full speed'}`] = medians(opened)
      }
    }
    return {
      views,
      navigationMilliseconds: await navigationMilliseconds(browser, origin, session),
      table: await tableFigures(browser, origin, session),
      sheet: await measureSheet(browser, origin),
      screens: await measureScreens(browser, origin, session, slowDown),
    }
  } finally {
    await browser.close()
  }
}
