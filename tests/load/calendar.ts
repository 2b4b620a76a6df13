/**
 * A calendar with 5,000 single events and 300 series (some 30,000 occurrences) in one project: the server's time for a month, a week
 * and a search, on both stores.
 */
import { addCalendarData, proyectoId } from './calendar-data.ts'
import { goalLines, measureGet, onBothStores, pageGoals, signedIn, type PageFigures, type SeedStore } from './stores.ts'

const project = `/api/Proyectos/${proyectoId}`
const month = 'desde=2026-06-01&hasta=2026-06-30'
const pages = {
  'a month': `/ocurrencias?${month}`,
  'a month of one person': `/ocurrencias?${month}&persona=nadie`,
  'a week': '/ocurrencias?desde=2026-06-01&hasta=2026-06-07',
  'a search in a year': '/ocurrencias?desde=2026-01-01&hasta=2026-12-31&search=evento%20777',
  eventos: '/eventos?sort=inicio',
}

async function measureServer(origin: string): Promise<PageFigures> {
  const get = await signedIn(origin)
  const figures: PageFigures = {}
  for (const [name, address] of Object.entries(pages)) figures[name] = await measureGet(get, project + address)
  return figures
}

/** Measures on dedicated stores. `seedStore` fills one with the sample data. */
export const measureCalendar = (seedStore: SeedStore) =>
  onBothStores({ seedStore, addMany: addCalendarData }, measureServer)

/** The goals with the measured values. */
export const calendarGoals = (stores: Record<string, PageFigures>) => goalLines(pageGoals(stores))
