/**
 * A calendar with 5,000 single events and 300 series (some 30,000 occurrences) in one project: the server's time for a month, a week
 * and a search, on both stores. A plan of 2,000 tasks in another: late frames while it is scrolled.
 */
import { bareLateFramesOf, launchBrowser, measureList, signedInPage, type ListFigure } from './browser.ts'
import { addCalendarData, planProjectId, proyectoId } from './calendar-data.ts'
import { goalLines, measureOnStores, pageGoals, type Goal, type PageFigures, type SeedStore } from './stores.ts'

const project = `/api/Proyectos/${proyectoId}`
const month = 'desde=2026-06-01&hasta=2026-06-30'
const addresses = {
  'a month': `${project}/ocurrencias?${month}`,
  'a month of one person': `${project}/ocurrencias?${month}&persona=nadie`,
  'a week': `${project}/ocurrencias?desde=2026-06-01&hasta=2026-06-07`,
  'a search in a year': `${project}/ocurrencias?desde=2026-01-01&hasta=2026-12-31&search=evento%20777`,
  eventos: `${project}/eventos?sort=inicio`,
}

type CalendarFigures = {
  pages: Record<string, PageFigures>
  web: { plan: ListFigure; bareLateFrames: number }
}

/** Scrolls the plan beside its time line. */
async function measureWeb(origin: string): Promise<CalendarFigures['web']> {
  const browser = await launchBrowser()
  try {
    const page = await signedInPage(browser, origin, planProjectId)
    const rows = { scroller: '.amount-scroll', cell: '.gantt-row' }
    const plan = await measureList(page, `${origin}/calendario/plan`, rows)
    return { plan, bareLateFrames: await bareLateFramesOf(page) }
  } finally {
    await browser.close()
  }
}

/** Measures on dedicated stores: the server on both kinds, the plan on SQLite. `seedStore` fills one with the sample data. */
export const measureCalendar = (seedStore: SeedStore): Promise<CalendarFigures> =>
  measureOnStores({ seedStore, addMany: addCalendarData, addresses, measureWeb })

/** The goals with the measured values. Late frames of an empty page, caused by the machine, are subtracted. */
export function calendarGoals({ pages, web: { plan, bareLateFrames } }: CalendarFigures) {
  const goals: Goal[] = [
    ...pageGoals(pages),
    ['plan of 2,000 tasks: late frames of 240 while scrolling', plan.lateFrames, bareLateFrames + 4],
    ['plan of 2,000 tasks: rows drawn', plan.cells, 100],
  ]
  return goalLines(goals)
}
