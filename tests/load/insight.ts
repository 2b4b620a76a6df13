/**
 * Dashboards, academy, help, activities, icons, settings and the file manager: how fast each screen opens, charts of 10,000
 * points while hovering and resizing, a folder of 10,000 items, and the largest set of icons.
 */
import type { Browser, Page } from 'playwright'
import { nameColumns } from '../../server/lib/item-names.ts'
import { connect } from '../../server/db/connect.ts'
import { analyze, insertMany } from '../support/many.ts'
import {
  bareLateFramesOf,
  demoStorage,
  late,
  launchBrowser,
  measureList,
  signedInPage,
  type ListFigure,
} from './browser.ts'
import { measureScreens, screenGoals, type Screen, type ScreenFigures } from './screens.ts'
import { goalLines, measureOnStores, pageGoals, type Goal, type PageFigures, type SeedStore } from './stores.ts'
import { slowDown } from './web.ts'

const many = 10_000
const folderId = 'bench-folder'
const largestSet = 'material-outline'

const addresses = {
  'folder of 10,000': `/api/apps/file-manager?folderId=${folderId}&page=1&size=200`,
  'its middle': `/api/apps/file-manager?folderId=${folderId}&page=25&size=200`,
  'files by two words': '/api/apps/file-manager?search=plano%2012&page=1&size=200',
  courses: '/api/apps/academy/courses',
  guides: '/api/apps/help-center/guides?limit=100',
  'help by two letters': '/api/apps/help-center/search?text=co',
  analytics: '/api/dashboards/analytics',
  activities: '/api/pages/activities?size=20',
  icons: `/api/ui/icons/${largestSet}`,
}

const opened: readonly Screen[] = [
  { name: 'academy', nav: '/apps/academy', ready: '.course-tile' },
  { name: 'course', nav: '/apps/academy', link: '.course-tile a', ready: '.course-content' },
  { name: 'help center', nav: '/apps/help-center', ready: '.guide-groups a' },
  { name: 'guide', nav: '/apps/help-center', link: '.guide-groups .guide-links a', ready: '.guide-text h1' },
  { name: 'files', nav: '/apps/file-manager', ready: '[data-file]' },
  { name: 'analytics', from: '/dashboards', link: 'main a[href="/dashboards/analytics"]', ready: 'main canvas' },
  { name: 'finance', from: '/dashboards', link: 'main a[href="/dashboards/finance"]', ready: 'main canvas' },
  { name: 'crypto', from: '/dashboards', link: 'main a[href="/dashboards/crypto"]', ready: 'main canvas' },
  { name: 'activities', nav: '/pages/activities', ready: '.activity' },
  { name: 'settings', nav: '/settings/account', ready: 'main form' },
  {
    name: 'icons',
    from: '/apps/help-center/guides/settings/iconos-y-componentes',
    link: '.guide-text a[href="/ui/icons"]',
    ready: '.icon-cell',
  },
  {
    name: 'changelog',
    from: '/docs/guides/getting-started/introduction',
    link: 'a[href="/docs/changelog"]',
    ready: 'a[href="/docs/changelog"][aria-current=page]',
  },
]

/** Adds a folder of 10,000 items to the first company; every tenth is a folder. */
async function addFolder(location: { databaseUrl?: string; file: string }): Promise<void> {
  const store = await connect(location)
  try {
    const at = new Date().toISOString()
    const made = { companyId: 1, createdBy: 'Ana', createdAt: at, modifiedAt: at, description: null }
    const folder = {
      ...made,
      ...nameColumns('Diez mil'),
      id: folderId,
      isFile: 0,
      type: 'folder',
      folderId: null,
      bytes: 0,
      foldersInside: many / 10,
      filesInside: many - many / 10,
    }
    await insertMany(store, 'fileItems', 1, () => folder)
    await insertMany(store, 'fileItems', many, (index) => {
      const isFile = index % 10 === 0 ? 0 : 1
      const named = nameColumns(`${isFile ? 'Plano' : 'Carpeta'} ${index}${isFile ? '.pdf' : ''}`)
      return {
        ...made,
        ...named,
        id: `bench-${index}`,
        isFile,
        type: isFile ? 'PDF' : 'folder',
        folderId,
        bytes: isFile,
      }
    })
    await analyze(store)
  } finally {
    await store.close()
  }
}

const lists: Record<string, { path: string; scroller: string; cell: string }> = {
  'folder as a list': { path: `/apps/file-manager/${folderId}`, scroller: '.files-scroll', cell: '.file-entry' },
  'folder as a grid': {
    path: `/apps/file-manager/${folderId}?vista=grilla`,
    scroller: '.files-scroll',
    cell: '.file-entry',
  },
  icons: { path: `/ui/icons/${largestSet}`, scroller: '.icon-scroll', cell: '.icon-cell' },
}

type ChartFigure = { hoverLateFrames: number; resizeLateFrames: number; rangeMilliseconds: number }

/** Serves the dashboards with 10,000 points in each series of the first chart. */
async function serveLongSeries(page: Page): Promise<void> {
  const dayMilliseconds = 86_400_000
  await page.route('**/api/dashboards/*', async (route) => {
    const answer = await route.fetch()
    const board = await answer.json()
    const wave = (index: number) => Math.round(5000 + 3000 * Math.sin(index / 200) + 900 * Math.sin(index * 7))
    const lengthen = (series: { data: { x: string; y: number }[] }[]) => {
      for (const each of series) {
        each.data = Array.from({ length: many }, (_, index) => {
          const x = new Date(Date.UTC(2026, 0, 1) - (many - index) * dayMilliseconds).toISOString()
          return { x: board.btc ? x : x.slice(0, 10), y: wave(index) }
        })
      }
    }
    if (board.btc) lengthen(board.btc.price.series)
    if (board.accountBalance) lengthen(board.accountBalance.series)
    await route.fulfill({ json: board })
  })
}

/** Runs in the page: moves the pointer over the first chart, or resizes it, one step per frame; returns the frame times. */
async function workOnChart(work: string): Promise<number[]> {
  const canvas = document.querySelector<HTMLCanvasElement>('main canvas')!
  const card = document.querySelector<HTMLElement>('main .dashboard')!
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const frames: number[] = []
  let last = await frame()
  for (let step = 0; step < 120; step++) {
    if (work === 'resize') card.style.width = `${1100 - Math.abs(60 - step) * 6}px`
    else {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      const point = { clientX: left + 60 + ((width - 80) * step) / 120, clientY: top + height / 2, bubbles: true }
      canvas.dispatchEvent(new MouseEvent('mousemove', point))
    }
    const at = await frame()
    frames.push(at - last)
    last = at
  }
  card.style.width = ''
  return frames
}

/** Milliseconds from choosing another range to its paint. */
function changeRange(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const ranges = document.querySelectorAll<HTMLElement>('.page-actions button')
        const started = performance.now()
        ranges[ranges[0]!.getAttribute('aria-pressed') === 'true' ? ranges.length - 1 : 0]!.click()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
      }),
  )
}

const charts = { 'a line of 10,000': '/dashboards/crypto' }

async function measureChart(page: Page, address: string): Promise<ChartFigure> {
  await page.goto(address)
  await page.locator('main canvas').first().waitFor()
  await page.waitForFunction(() => document.querySelector<HTMLCanvasElement>('main canvas')!.width > 300)
  const hover = await page.evaluate(workOnChart, 'hover')
  const resize = await page.evaluate(workOnChart, 'resize')
  const ranges = [await changeRange(page), await changeRange(page)]
  return { hoverLateFrames: late(hover), resizeLateFrames: late(resize), rangeMilliseconds: Math.max(...ranges) }
}

type WebFigures = {
  bareLateFrames: number
  screens: ScreenFigures
  lists: Record<string, ListFigure>
  charts: Record<string, ChartFigure>
}
export type InsightFigures = { pages: Record<string, PageFigures>; web: WebFigures }

async function measureIn(browser: Browser, origin: string): Promise<WebFigures> {
  const page = await signedInPage(browser, origin)
  const bareLateFrames = await bareLateFramesOf(page)
  const listFigures: Record<string, ListFigure> = {}
  for (const [name, list] of Object.entries(lists))
    listFigures[name] = await measureList(page, origin + list.path, list)
  await serveLongSeries(page)
  const chartFigures: Record<string, ChartFigure> = {}
  for (const [name, address] of Object.entries(charts)) chartFigures[name] = await measureChart(page, origin + address)
  await page.context().close()
  const screens = await measureScreens(browser, origin, await demoStorage(origin), slowDown, opened)
  return { bareLateFrames, screens, lists: listFigures, charts: chartFigures }
}

async function measureWeb(origin: string): Promise<WebFigures> {
  const browser = await launchBrowser()
  try {
    return await measureIn(browser, origin)
  } finally {
    await browser.close()
  }
}

/** Measures on dedicated stores: the server on both kinds, the screens on SQLite. */
export const measureInsight = (seedStore: SeedStore): Promise<InsightFigures> =>
  measureOnStores({ seedStore, addMany: addFolder, addresses, measureWeb })

/** The goals with the measured values. Late frames of an empty page, caused by the machine, are subtracted. */
export function insightGoals({ pages, web }: InsightFigures) {
  const mostLate = web.bareLateFrames + 4
  const goals: Goal[] = [
    ...pageGoals(pages),
    ...screenGoals(web.screens),
    ...Object.entries(web.lists).flatMap(([name, { lateFrames, cells }]): Goal[] => [
      [`${name}: late frames of 240 while scrolling`, lateFrames, mostLate],
      [`${name}: cells drawn`, cells, 400],
    ]),
    ...Object.entries(web.charts).flatMap(([name, figure]): Goal[] => [
      [`${name}: late frames of 120 under the pointer`, figure.hoverLateFrames, mostLate],
      [`${name}: late frames of 120 while resized`, figure.resizeLateFrames, mostLate],
      [`${name}: another range, ms`, figure.rangeMilliseconds, 150],
    ]),
  ]
  return goalLines(goals)
}
