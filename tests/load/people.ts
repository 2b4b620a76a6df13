/**
 * The personal screens with 50,000 contacts, messages, cards and notes: the server's time for each first page, and
 * whether the screens stay smooth while scrolling, dragging, typing and opening. Late frames are compared with an empty page.
 */
import type { Page } from 'playwright'
import { bareLateFramesOf, late, launchBrowser, scrollInPage, signedInPage } from './browser.ts'
import { addMany, fullBoard, longChat } from './people-data.ts'
import { median } from './statistics.ts'
import { goalLines, measureOnStores, pageGoals, type Goal, type PageFigures, type SeedStore } from './stores.ts'

const addresses = {
  contacts: '/api/apps/contacts/page?page=1&size=50',
  'contacts by two letters': '/api/apps/contacts/page?page=1&size=50&query=qu',
  conversations: '/api/apps/chat/conversations',
  messages: `/api/apps/chat/messages?id=${longChat}`,
  notes: '/api/apps/notes/page?size=60',
  'my tasks': '/api/apps/scrumboard/tasks?scope=mine&completed=false&size=50',
  'all tasks by priority': '/api/apps/scrumboard/tasks?scope=all&completed=false&order=priority&size=50',
  boards: '/api/apps/scrumboard/boards',
  'a board of 2,000': `/api/apps/scrumboard/board?id=${fullBoard}`,
}

type Screen = {
  path: string
  /** The selector of the scrolling element. */
  scroller: string
  /** The direction of scrolling; a conversation opens at its end. */
  isUpward?: true
  /** The selector of a row. */
  cell: string
  click: string
  opened: string
}
/** The dialog of a card, with its content. */
const titleOfCard = '.card-detail .card-text input'
const screens: Record<string, Screen> = {
  contacts: {
    path: '/apps/contacts',
    scroller: '.contact-list-scroll',
    cell: '.contact-list-row',
    click: '[data-contact]',
    opened: '.contacts-pane .contact-detail, .contacts-pane h1',
  },
  chat: {
    path: `/apps/chat/${longChat}`,
    scroller: '.messages-scroll',
    isUpward: true,
    cell: '.messages-row',
    click: 'textarea.message-field',
    opened: 'textarea.message-field:focus',
  },
  board: {
    path: `/apps/scrumboard/${fullBoard}`,
    scroller: '.board-list-scroll',
    cell: '[data-card-id]',
    click: '.board-card-title a, a.board-card-title',
    opened: titleOfCard,
  },
  notes: {
    path: '/apps/notes',
    scroller: 'html',
    cell: '.note-card',
    click: '.note-card-link',
    opened: '.note-dialog, [role=dialog]',
  },
  tasks: {
    path: '/apps/tasks?orden=prioridad',
    scroller: '.task-scroll',
    cell: '.task-row',
    click: '.task-row-title',
    opened: titleOfCard,
  },
}

type ScreenFigure = { lateFrames: number; slowestFrame: number; cells: number; clickMilliseconds: number }
type WebFigures = { bareLateFrames: number; screens: Record<string, ScreenFigure>; drag: DragFigure }
/** The server's times by store, and those of the screens. */
export type PeopleFigures = { pages: Record<string, PageFigures>; web: WebFigures }
type DragFigure = { lateFrames: number; slowestFrame: number }

/** Milliseconds from a click to the paint of what it opens. */
function clickToPaint(page: Page, click: string, opened: string): Promise<number> {
  return page.evaluate(
    ([selector, wanted]) =>
      new Promise<number>((resolve, reject) => {
        const started = performance.now()
        const pressed = document.querySelector<HTMLElement>(selector!)!
        pressed.focus()
        pressed.click()
        const look = () => {
          const shown = document.querySelector(wanted!)
          const isEmpty = shown instanceof HTMLInputElement && shown.value === ''
          if (performance.now() - started > 10_000) return reject(new Error(`${selector} opened no ${wanted}`))
          if (!shown || isEmpty) return void requestAnimationFrame(look)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
        }
        look()
      }),
    [click, opened] as const,
  )
}

async function measureScreen(page: Page, origin: string, screen: Screen): Promise<ScreenFigure> {
  await page.goto(origin + screen.path)
  await page.locator(screen.cell).first().waitFor()
  const cells = await page.locator(screen.cell).count()
  const frames = await page.evaluate(scrollInPage, { selector: screen.scroller, direction: screen.isUpward ? -1 : 1 })
  const drawn = Math.max(cells, await page.locator(screen.cell).count())
  const times: number[] = []
  // The first time also loads the code.
  for (let turn = 0; turn < 6; turn++) {
    await page.goto(origin + screen.path)
    await page.locator(screen.click).first().waitFor()
    times.push(await clickToPaint(page, screen.click, screen.opened))
  }
  const clickMilliseconds = median(times.slice(1))
  return { lateFrames: late(frames), slowestFrame: Math.max(...frames), cells: drawn, clickMilliseconds }
}

/** Drags the first card of the full board over its lists in small steps. */
async function measureDrag(page: Page, origin: string): Promise<DragFigure> {
  await page.goto(`${origin}/apps/scrumboard/${fullBoard}`)
  const card = page.locator('[data-card-id]').first()
  const { x, y } = (await card.boundingBox())!
  await page.mouse.move(x + 40, y + 20)
  await page.mouse.down()
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const taken: number[] = []
        let last = performance.now()
        const follow = (at: number) => {
          taken.push(at - last)
          last = at
          if (document.querySelector('.board-card-lifted') || taken.length < 60) requestAnimationFrame(follow)
          else resolve(taken.slice(1))
        }
        requestAnimationFrame(follow)
      }),
  )
  await page.mouse.move(x + 600, y + 200, { steps: 60 })
  await page.mouse.move(x + 300, y + 400, { steps: 60 })
  await page.mouse.up()
  const taken = await frames
  return { lateFrames: late(taken), slowestFrame: Math.max(...taken) }
}

/** The screens of a running Obra. */
async function measureScreens(origin: string): Promise<WebFigures> {
  const browser = await launchBrowser()
  try {
    const page = await signedInPage(browser, origin)
    const bareLateFrames = await bareLateFramesOf(page)
    const figures: Record<string, ScreenFigure> = {}
    for (const [name, screen] of Object.entries(screens)) figures[name] = await measureScreen(page, origin, screen)
    return { bareLateFrames, screens: figures, drag: await measureDrag(page, origin) }
  } finally {
    await browser.close()
  }
}

/** Measures on dedicated stores: the server on both kinds, the screens on SQLite. */
export const measurePeople = (seedStore: SeedStore): Promise<PeopleFigures> =>
  measureOnStores({ seedStore, addMany, addresses, measureWeb: measureScreens })

const mostCells = 120

/** The goals with the measured values. Late frames of an empty page, caused by the machine, are subtracted. */
export function peopleGoals({ pages, web: { bareLateFrames, screens, drag } }: PeopleFigures) {
  const goals: Goal[] = [
    ...pageGoals(pages),
    ...Object.entries(screens).flatMap(([name, figure]): Goal[] => [
      [`${name}: late frames of 240 while scrolling`, figure.lateFrames, bareLateFrames + 4],
      [`${name}: cells drawn`, figure.cells, mostCells],
      [`${name}: click to paint, ms`, figure.clickMilliseconds, 150],
    ]),
    ['board: late frames while dragging', drag.lateFrames, bareLateFrames + 4],
  ]
  return goalLines(goals)
}
