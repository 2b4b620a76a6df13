/** 20,000 budget items, 50,000 documents and 50,000 payments in one project: the control sums them up by an index, in time. */
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { explained } from '../../../tests/support/explained.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import type { Context } from '../../context.ts'
import { isPostgres } from '../../db/columns.ts'
import { addDays } from '../../lib/calendar.ts'
import { dollarFactors } from '../../lib/factors.ts'
import { factorsOn } from '../../lib/valued.ts'
import { requireLines } from './ledger.service.ts'
import { insertLines } from './lines.queries.ts'
import { listMovements } from './movements.service.ts'
import { columnas, countDays, selectLines, selectRubrosOfItems, selectSums, sumLines } from './queries.ts'
import { getControl } from './service.ts'
import { getSummary } from './summary.service.ts'

const server = useTestServer()
const proyectoId = 2
const items = 20_000
const documents = 50_000
/** Far above the goal of 150 ms: what an index that is not used would cost is above it, what a busy machine costs is not. */
const mostMilliseconds = 4000
const patienceMilliseconds = 12_000

const context = () =>
  ({ ...server.current.services, company: { id: 1 }, user: { id: '', name: '' } }) as unknown as Context

beforeAll(async () => {
  const { store } = server.current.services
  await requireLines(context(), proyectoId)
  const rubros = await store.read.selectFrom('rubros').select('id').where('desarrolladoraId', '=', 1).execute()
  const supplier = await store.read.selectFrom('proveedores').select('id').where('desarrolladoraId', '=', 1).execute()
  const budget = await store.read
    .selectFrom('presupuestos')
    .select('id')
    .where('proyectoId', '=', proyectoId)
    .where('estado', '=', 'aprobado')
    .executeTakeFirstOrThrow()
  const line = (columna: string, index: number) => ({
    proyectoId,
    columna,
    fecha: addDays('2025-06-01', index % 500),
    rubroId: rubros[index % rubros.length]!.id,
    item: columna === 'original' || index % 3 === 0 ? `item-${index % items}` : '',
    proveedorId: columna === 'original' ? '' : supplier[index % supplier.length]!.id,
    entidad: columna === 'original' ? 'presupuesto' : 'comprobante',
    documentoId: budget.id,
    importe: 1000 + ((index * 7919) % 9_000_000),
  })
  const made = [
    ...Array.from({ length: items }, (_, index) => ({ ...line('original', index), fecha: '2025-01-01' })),
    ...['comprometido', 'ejecutado', 'pagado'].flatMap((column) =>
      Array.from({ length: documents }, (_, index) => line(column, index)),
    ),
  ]
  for (let start = 0; start < made.length; start += 10_000)
    await store.write((db) => insertLines(db, made.slice(start, start + 10_000)))
  await sql.raw(store.kind === 'postgresql' ? 'vacuum analyze' : 'analyze').execute(store.read)
}, 240_000)

/** The first turn in time, or the best while other work of the machine is in the way; of several where times are shown. */
async function bestOf(work: () => Promise<unknown>): Promise<number> {
  let best = Infinity
  const end = performance.now() + patienceMilliseconds
  for (
    let turn = 0;
    turn < (process.env.OBRA_SHOW_TIMES ? 6 : 1) || (best >= mostMilliseconds && performance.now() < end);
    turn++
  ) {
    const started = performance.now()
    await work()
    best = Math.min(best, performance.now() - started)
  }
  return best
}

it.each([
  ['by rubro', {}],
  ['by rubro in dollars', { valuacion: 'dolar' }],
  ['by rubro in constant money', { valuacion: 'constante' }],
  ['by item in dollars', { agrupar: 'item', valuacion: 'dolar' }],
  ['by supplier in dollars', { agrupar: 'proveedor', valuacion: 'dolar' }],
] as const)(
  'sums up quickly %s',
  async (what, query) => {
    const best = await bestOf(() => getControl(context(), proyectoId, query))
    if (process.env.OBRA_SHOW_TIMES) console.log('control', what, `${best.toFixed(1)} ms`)
    expect(best).toBeLessThan(mostMilliseconds)
  },
  60_000,
)

it('tells where the project stands, and what makes a number, quickly', async () => {
  const summary = await bestOf(() => getSummary(context(), proyectoId, { valuacion: 'dolar' }))
  const rows = await bestOf(() => listMovements(context(), proyectoId, { columna: 'original', valuacion: 'dolar' }))
  if (process.env.OBRA_SHOW_TIMES) console.log(`summary ${summary.toFixed(1)} ms, rows ${rows.toFixed(1)} ms`)
  expect(Math.max(summary, rows)).toBeLessThan(mostMilliseconds)
})

it('reads all of it from the index alone', async () => {
  const { read } = server.current.services.store
  const rates = [
    { fecha: '2025-05-01', valor: '1000' },
    { fecha: '2026-01-01', valor: '1400.5' },
  ]
  const factors = dollarFactors(rates)
  const filter = { proyectoId, columnas }
  const days = factorsOn(factors, await countDays(read, filter))
  const plans = await explained(read, async (db) => {
    for (const each of [null, days]) {
      await selectSums(db, filter, 'rubro', each)
      await selectSums(db, filter, 'item', each, { offset: 0, limit: 25 })
      await selectSums(db, { ...filter, isOfSuppliers: true }, 'proveedor', each)
      await selectSums(db, { ...filter, columnas: ['ejecutado'] }, 'fecha', each)
    }
    await selectRubrosOfItems(db, filter, days)
    await sumLines(db, { ...filter, columnas: ['ejecutado'] }, factors.ranges)
    await countDays(db, filter)
    await selectLines(db, { ...filter, columnas: ['ejecutado'] }, 0, 25)
  })
  const scan = isPostgres(read) ? /Seq Scan on \\?"?controlLineas/ : /SCAN (l|controlLineas)\b(?! USING)/
  // PostgreSQL reads a table whole where one project has nearly all of it; a page it does not.
  const looked = isPostgres(read) ? plans.slice(-1) : plans
  for (const plan of looked) expect(plan).not.toMatch(scan)
  // Groups come in the order of an index: sorting 170,000 lines would take more than summing them up.
  if (!isPostgres(read)) for (const plan of plans.slice(0, 8)) expect(plan).not.toMatch(/TEMP B-TREE FOR GROUP BY/)
})
