/** 20,000 budget items, 50,000 documents and 50,000 payments in one project: the control must use indexes. */
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { explained, plansOf } from '../../../tests/support/explained.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import type { Context } from '../../context.ts'
import { isPostgres } from '../../db/columns.ts'
import { addDays } from '../../lib/calendar.ts'
import { dollarFactors } from '../../money/factors.ts'
import { requireLines } from './ledger.service.ts'
import { insertLines } from './lines.queries.ts'
import { listControlMovimientos } from './movements.service.ts'
import {
  countItems,
  countLines,
  selectExecuted,
  selectItemSums,
  selectLines,
  selectSums,
  selectUnvalued,
  sumColumns,
  sumLines,
} from './queries.ts'
import { getControlPresupuestario } from './service.ts'
import { addLines, ofProject, selectDays } from './sums.queries.ts'
import { getControlResumen } from './summary.service.ts'

const server = useTestServer()
const proyectoId = 2
const items = 20_000
const documents = 50_000

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
  await store.write(async (db) => {
    await db.deleteFrom('controlDias').execute()
    await db.deleteFrom('controlSumas').execute()
    await addLines(db, ofProject(proyectoId))
  })
  await sql.raw(store.kind === 'postgresql' ? 'vacuum analyze' : 'analyze').execute(store.read)
}, 240_000)

const scan = () =>
  isPostgres(server.current.services.store.read)
    ? /Seq Scan on \\?"?control(Lineas|Sumas)/
    : /SCAN (l|control(Lineas|Sumas))\b(?! USING)/

it.each([
  ['by rubro', {}],
  ['by rubro in dollars', { valuacion: 'dolar' }],
  ['by rubro in constant money', { valuacion: 'constante' }],
  ['by item in dollars', { agrupar: 'item', valuacion: 'dolar' }],
  ['by supplier in dollars', { agrupar: 'proveedor', valuacion: 'dolar' }],
] as const)('sums up %s by an index', async (_what, query) => {
  const plans = await plansOf(context(), (ctx) => getControlPresupuestario(ctx, proyectoId, query))
  expect(plans.length).toBeGreaterThan(0)
  // The sums by item are most of their table in this store, so that PostgreSQL rightly reads all of it.
  const isMost = 'agrupar' in query && query.agrupar === 'item' && isPostgres(server.current.services.store.read)
  for (const plan of plans) expect(plan).not.toMatch(isMost ? /Seq Scan on \\?"?controlLineas/ : scan())
})

it('reads the summary and the movements by an index', async () => {
  const plans = await plansOf(context(), async (ctx) => {
    await getControlResumen(ctx, proyectoId, { valuacion: 'dolar' })
    await listControlMovimientos(ctx, proyectoId, { columna: 'original', valuacion: 'dolar' })
  })
  expect(plans.length).toBeGreaterThan(1)
  for (const plan of plans) expect(plan).not.toMatch(scan())
})

it('reads sums by their keys, and lines by an index', async () => {
  const { read } = server.current.services.store
  const factors = dollarFactors([
    { fecha: '2025-05-01', valor: '1000' },
    { fecha: '2026-01-01', valor: '1400.5' },
  ])
  const stored = { proyectoId, valuacion: 'dolar:MEP' }
  const filter = { proyectoId, columnas: ['ejecutado' as const], proveedorId: 'x' }
  const plans = await explained(read, async (db) => {
    await selectSums(db, stored, 'rubro')
    await selectSums(db, stored, 'proveedor')
    await selectItemSums(db, { ...stored, rubroIds: ['x'] }, { offset: 0, limit: 25 })
    await countItems(db, stored)
    for (const group of ['rubro', 'item', 'proveedor'] as const)
      await selectUnvalued(db, stored, [{ desde: '2025-01-01', hasta: '2025-04-30' }], group)
    await selectExecuted(db, stored)
    await sumColumns(db, stored, ['ejecutado'])
    await selectDays(db, proyectoId, stored.valuacion)
    await sumLines(db, filter, factors.ranges)
    await countLines(db, filter)
    await selectLines(db, { ...filter, proveedorId: undefined }, 0, 25)
  })
  // There are few distinct days, and PostgreSQL scans the whole table when one project has nearly all rows, except for a page.
  const looked = isPostgres(read) ? plans.slice(-1) : plans
  expect(looked.length).toBeGreaterThan(0)
  for (const plan of looked) expect(plan).not.toMatch(scan())
})
