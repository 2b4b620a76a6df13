/** How fast screens open, from the click on a link to the paint of their data, and how much script each needs. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { median } from './statistics.ts'
import type { Goal } from './stores.ts'

const turns = 5
const quietMilliseconds = 1500
const viewport = { width: 1280, height: 800 }

/**
 * A screen by the link that opens it: its entry in the navigation (`nav`), or a link on the page that this entry or `from`
 * leads to. `ready` selects an element that shows that its data is there.
 */
export type Screen = { name: string; ready: string } & (
  | { nav: string; link?: string; from?: never }
  | { from: string; link: string; nav?: never }
)

const peopleScreens: readonly Screen[] = [
  { name: 'contacts', nav: '/apps/contacts', ready: '[data-contact]' },
  { name: 'chat', nav: '/apps/chat', ready: '.conversations-rows a' },
  { name: 'notes', nav: '/apps/notes', ready: '.note-card-link' },
  { name: 'boards', nav: '/apps/scrumboard', ready: '.board-tile-title a' },
  { name: 'board', nav: '/apps/scrumboard', link: 'main a[href^="/apps/scrumboard/"]', ready: '.board-card-title' },
  { name: 'tasks', nav: '/apps/tasks', ready: 'main a[href^="/apps/tasks/"]' },
  { name: 'files', nav: '/apps/file-manager', ready: '[data-file]' },
  { name: 'stock', nav: '/materiales', ready: 'table[aria-label="Stock"] tbody td' },
  { name: 'plan of works', from: '/calendario', link: 'main a[href^="/calendario/plan"]', ready: '.gantt-row' },
]

/** `scriptKilobytes` is the compressed script that no other of these screens loads. */
export type ScreenFigure = { milliseconds: number; slowMilliseconds: number; scriptKilobytes: number }
export type ScreenFigures = Record<string, ScreenFigure>

const navLink = ({ nav }: Screen) => `nav a[href="${nav}"]`

/** Clicks a link and waits until its target is painted; returns the milliseconds. */
async function openByClick(page: Page, screen: Screen): Promise<number> {
  const link = screen.link ?? navLink(screen)
  await page.locator(link).first().waitFor()
  return page.evaluate(
    ([selector, wanted]) =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        document.querySelector<HTMLElement>(selector!)!.click()
        const look = () => {
          if (!document.querySelector(wanted!)) return void requestAnimationFrame(look)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
        }
        look()
      }),
    [link, screen.ready] as const,
  )
}

/** Goes back to the page that opens the screen, keeping the app's cached data. */
async function goBack(page: Page, screen: Screen): Promise<void> {
  await page.goBack()
  await page.locator(screen.ready).first().waitFor({ state: 'detached' })
}

async function signedIn(browser: Browser, storage: Record<string, string>): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'es-AR', viewport })
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(storage))
  return context
}

/** The scripts that a page has fetched so far, with their compressed bytes. */
async function fetchedScripts(page: Page): Promise<Map<string, number>> {
  const entries = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => [name, encodedBodySize] as const,
    ),
  )
  return new Map(entries.filter(([name]) => name.endsWith('.js')))
}

type Measured = Omit<ScreenFigure, 'scriptKilobytes'> & { scripts: Map<string, number> }

async function measure(
  browser: Browser,
  origin: string,
  storage: Record<string, string>,
  screen: Screen,
  slow: (session: CDPSession) => Promise<unknown>,
): Promise<Measured> {
  const context = await signedIn(browser, storage)
  try {
    const page = await context.newPage()
    await page.goto(origin + (screen.from ?? '/calendario'))
    await page
      .locator(screen.from ? screen.link : navLink(screen))
      .first()
      .waitFor()
    // Requests of the page below do not count for the screen.
    await page.waitForTimeout(quietMilliseconds)
    const before = await fetchedScripts(page)
    if (screen.nav && screen.link) await page.locator(navLink(screen)).first().click()
    // The first time also loads the code and is not counted.
    await openByClick(page, screen)
    const scripts = new Map([...(await fetchedScripts(page))].filter(([name]) => !before.has(name)))
    const times: number[] = []
    for (let turn = 0; turn < turns * 2; turn++) {
      await goBack(page, screen)
      if (turn === turns) await slow(await context.newCDPSession(page))
      times.push(await openByClick(page, screen))
    }
    return { milliseconds: median(times.slice(0, turns)), slowMilliseconds: median(times.slice(turns)), scripts }
  } finally {
    await context.close()
  }
}

/** The figures of each screen; `slow` emulates the slow profile on a page. */
export async function measureScreens(
  browser: Browser,
  origin: string,
  storage: Record<string, string>,
  slow: (session: CDPSession) => Promise<unknown>,
  screens = peopleScreens,
): Promise<ScreenFigures> {
  const measured: [string, Measured][] = []
  for (const screen of screens) measured.push([screen.name, await measure(browser, origin, storage, screen, slow)])
  const figures = measured.map(([name, { scripts, ...times }]) => {
    const others = measured.filter(([other]) => other !== name).map(([, each]) => each.scripts)
    const own = [...scripts].filter(([script]) => !others.some((each) => each.has(script)))
    return [name, { ...times, scriptKilobytes: own.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000 }] as const
  })
  return Object.fromEntries(figures)
}

/** The goals of the screens with the measured values. */
export const screenGoals = (figures: ScreenFigures): Goal[] =>
  Object.entries(figures).flatMap(([name, figure]) => [
    [`${name}: click to its data, full speed, ms`, figure.milliseconds, 150],
    [`${name}: click to its data, slow, ms`, figure.slowMilliseconds, 700],
    [`${name}: own script, kB`, figure.scriptKilobytes, 60],
  ])
