import { expect, it } from 'vitest'
import { explained } from '../../../tests/support/explained.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { isPostgres } from '../../db/columns.ts'
import type { Db } from '../../db/schema.ts'
import { selectByToken } from '../calendarios/queries.ts'
import { derivedSources } from './derived.queries.ts'
import * as queries from './queries.ts'

const server = useTestServer()
const month = { desde: '2026-03-01', hasta: '2026-03-31' }
const page = { sort: 'inicio', order: 'asc', offset: 0, limit: 25 } as const

const run: [name: string, run: (db: Db) => Promise<unknown>][] = [
  ['a month', (db) => queries.selectOccurrences(db, 1, month, 2001)],
  ['a month of one person', (db) => queries.selectOccurrences(db, 1, { ...month, persona: 'x' }, 2001)],
  ['the tasks of a month', (db) => derivedSources.tarea(db, { proyectoId: 1, desarrolladoraId: 1 }, month)],
  ['a page of events', (db) => queries.selectEventIds(db, 1, month, page)],
  ['the due reminders', (db) => queries.selectDue(db, '2026-03-01T00:00:00.000Z', 50)],
  ['the series to extend', (db) => queries.selectToExtend(db, '2028-03-01', 50)],
  ['an event with its exceptions', (db) => queries.selectStored(db, 1, ['x'])],
  ['the link of a token', (db) => selectByToken(db, 'x')],
]

it.each(run)('%s: read by an index', async (_name, work) => {
  const { read } = server.current.services.store
  // PostgreSQL reads the few rows of the sample as a whole; `npm run bench calendar` measures it.
  if (isPostgres(read)) return
  const plans = await explained(read, async (db) => void (await work(db)))
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans)
    expect(plan).not.toMatch(/SCAN (ocurrencias|evento\w+|calendarios|tareas|o)\b(?! USING| VIRTUAL)/)
})
