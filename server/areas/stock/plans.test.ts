import { expect, it } from 'vitest'
import { explained } from '../../../tests/support/explained.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { isPostgres } from '../../db/columns.ts'
import type { Db } from '../../db/schema.ts'
import { countRecords, filterOf } from '../../records/record.queries.ts'
import * as consumption from '../consumo/queries.ts'
import * as movements from '../movimientos/queries.ts'
import { movimientos } from '../movimientos/record.ts'
import * as orders from '../pedidos/queries.ts'
import * as ledger from './ledger.queries.ts'
import * as queries from './queries.ts'

const server = useTestServer()
const key = { depositoId: 'x', materialId: 'y' }
const days = { from: '2026-03-01', before: undefined }
const kardex = { materialId: 'y', depositIds: ['x', 'z'] }
const stock = { desarrolladoraId: 1, depositIds: ['x', 'z'], stocked: ['x'] }
const rates: [string, number][] = [['ARS', 1_000_000]]
const page = { offset: 0, limit: 25 }
const line = { fecha: '2026-03-01', tramo: 0, orden: 1, seq: 1 }

const run: [name: string, run: (db: Db) => Promise<unknown>][] = [
  ['the balance of a key', (db) => ledger.selectBalance(db, key)],
  ['its counts', (db) => ledger.selectCounts(db, key, '2026-03-01')],
  ['its closing before a day', (db) => ledger.selectClosingBefore(db, key, '2026-03-01')],
  ['its first day below a quantity', (db) => ledger.selectFirstBelow(db, key, days, 5)],
  ['its later days', (db) => ledger.shiftClosings(db, key, days, 0)],
  ['its last line', (db) => ledger.selectLastSeq(db, key)],
  ['its lines of a day', (db) => ledger.sumOfDay(db, key, '2026-03-01', 9)],
  ['the lines of a document', (db) => ledger.selectLinesOf(db, 'x')],
  ['the other deposits with a material', (db) => ledger.selectElsewhere(db, key, ['x', 'z'])],
  ['a page of the stock', (db) => queries.selectStock(db, stock, { sort: 'material', order: 'asc', ...page })],
  ['the values of the stock', (db) => queries.sumStock(db, stock, rates)],
  ['what is to be replenished', (db) => queries.sumStock(db, { ...stock, aReponer: true }, rates)],
  ['a page of the kardex', (db) => queries.selectKardex(db, kardex, { order: 'desc', ...page })],
  ['the size of the kardex', (db) => queries.countKardex(db, kardex)],
  ['the balance before a page', (db) => queries.selectBalanceBefore(db, kardex, line)],
  ['the names of movements', (db) => movements.selectNames(db, ['x'])],
  ['the lines of movements', (db) => movements.selectLines(db, ['x'])],
  ['the reversals of movements', (db) => movements.selectReversals(db, ['x'])],
  ['repeated remitos', (db) => movements.selectRepeated(db, ['x'])],
  ['the names of orders', (db) => orders.selectNames(db, ['x'])],
  ['the lines of orders', (db) => orders.selectLines(db, ['x'])],
  ['what orders expect of materials', (db) => orders.selectExpected(db, 2, ['y'], ['aprobado'])],
  ['the first suppliers of materials', (db) => orders.selectFirstSuppliers(db, ['y'])],
  ['what the budget foresees of materials', (db) => consumption.selectForeseen(db, 2)],
  ['what is certified of items', (db) => consumption.selectCertified(db, 2)],
  ['what was issued by rubro', (db) => consumption.selectIssued(db, 2)],
  ['what is below its minimum', (db) => queries.selectShort(db, stock, { sort: 'material', order: 'asc', ...page })],
]

it.each(run)('%s: read by an index', async (_name, work) => {
  const { read } = server.current.services.store
  // PostgreSQL reads the few rows of the sample as a whole; `npm run bench materials` measures it.
  if (isPostgres(read)) return
  const plans = await explained(read, async (db) => void (await work(db)))
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans)
    expect(plan).not.toMatch(
      /SCAN (stock\w+|movimiento\w+|pedido\w+|material\w+|own|m|l|other|saldos|destinos|anulados)\b(?! USING| VIRTUAL)/,
    )
})

it('a search of movements that finds few uses the search index, and the list of all one index', async () => {
  const { read } = server.current.services.store
  if (isPostgres(read)) return
  const plansFor = async (search: string | undefined) => {
    const filter = await filterOf(read, movimientos, 2, { search })
    return (await explained(read, async (db) => void (await countRecords(db, movimientos, filter)))).join()
  }
  expect(await plansFor('R 99999')).toMatch(/movimientosSearch VIRTUAL TABLE INDEX/)
  expect(await plansFor(undefined)).toMatch(/SEARCH movimientos USING COVERING INDEX/)
})
