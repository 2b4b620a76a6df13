import { expect, it } from 'vitest'
import { explained } from '../../../tests/support/explained.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { isPostgres } from '../../db/columns.ts'
import type { Db } from '../../db/schema.ts'
import * as queries from './queries.ts'

const server = useTestServer()

const run: [name: string, run: (db: Db) => Promise<unknown>][] = [
  ['the tasks of a project', (db) => queries.selectTasks(db, 1)],
  ['what they wait for', (db) => queries.selectLinks(db, 1)],
  ['their progress by day', (db) => queries.selectProgress(db, 1)],
  ['the tasks of a search', (db) => queries.selectFound(db, 1, { search: 'losa', limit: 8 })],
  ['the last baseline', (db) => queries.selectBaselines(db, 1, { offset: 0, size: 1 })],
  ['the tasks of a baseline', (db) => queries.selectBaselineTasks(db, 'x')],
  ['the budget by rubro', (db) => queries.selectBudgeted(db, 1)],
  ['what is certified by rubro', (db) => queries.selectCertified(db, 1)],
  ['the holidays of a company', (db) => queries.selectHolidays(db, 1)],
]

it.each(run)('%s: read by an index', async (_name, work) => {
  const { read } = server.current.services.store
  // PostgreSQL reads the few rows of the sample as a whole.
  if (isPostgres(read)) return
  const plans = await explained(read, async (db) => void (await work(db)))
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(plan).not.toMatch(/SCAN \w+\b(?! USING| VIRTUAL)/)
})
