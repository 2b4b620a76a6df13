/** 50,000 documents and 50,000 payments in one project: every list must use an index. */
import { beforeAll, expect, it } from 'vitest'
import { explained, plansOf } from '../../../tests/support/explained.ts'
import { analyze } from '../../../tests/support/many.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import type { Context } from '../../context.ts'
import { isPostgres } from '../../db/columns.ts'
import { addDays } from '../../lib/calendar.ts'
import { dollarFactors } from '../../money/factors.ts'
import { factorsOn } from '../../money/valuation.ts'
import { listRecords, type RecordPage } from '../../records/record-list.service.ts'
import { countRecords, selectRecords } from '../../records/record.queries.ts'
import { countOfDays, selectBalances } from '../cuenta-corriente/queries.ts'
import { getCuentaCorriente } from '../cuenta-corriente/service.ts'
import { selectSums } from '../flujo/queries.ts'
import { getFlujo } from '../flujo/service.ts'
import { comprobantes, type Comprobante } from './record.ts'
import { selectDue } from './queries.ts'
import { getVencimientos } from './service.ts'

const server = useTestServer()
const proyectoId = 2
const documentCount = 50_000

type Row = Record<string, unknown>

/** Inserts copies of an existing row with other numbers, days and balances. */
async function multiply(table: 'comprobantes' | 'pagos', count: number, vary: (index: number) => Row): Promise<void> {
  const { store } = server.current.services
  const template = (await store.read
    .selectFrom(table)
    .selectAll()
    .where('proyectoId', '=', proyectoId)
    .limit(1)
    .executeTakeFirstOrThrow()) as unknown as Row
  const { seq: _seq, ...columns } = template
  await store.write(async (db) => {
    for (let start = 0; start < count; start += 500) {
      const rows = Array.from({ length: 500 }, (_, index) => ({ ...columns, ...vary(start + index) }))
      await db
        .insertInto(table)
        .values(rows as never)
        .execute()
    }
  })
}

beforeAll(async () => {
  const { store } = server.current.services
  await multiply('comprobantes', documentCount, (index) => {
    const fecha = addDays('2022-01-01', index % 1500)
    const total = 1000 + ((index * 7919) % 900_000)
    const saldo = index % 10 === 0 ? total : index % 23 === 0 ? Math.floor(total / 2) : 0
    const amounts = { total, neto: total, totalBase: total, netoBase: total, saldo, saldoBase: saldo, ivaBase: 0 }
    const searchText = `a 0099-${String(index).padStart(8, '0')} ${index % 3 ? 'corralon' : 'hormigones'} del bajo`
    const vencimiento = addDays(fecha, 30)
    return {
      id: `many-${index}`,
      estado: 'registrado',
      tipo: 'factura',
      puntoVenta: 99,
      numero: index + 1,
      fecha,
      vencimiento,
      ...amounts,
      searchText,
    }
  })
  // As many rows in another project: for a table with one project, a full scan would be a valid plan.
  await multiply('pagos', 2 * documentCount, (index) => {
    const fecha = addDays('2022-01-01', index % 1500)
    const amounts = { importe: 1000 + index, importeBase: 1000 + index, aCuenta: 0, aCuentaBase: 0 }
    const where = { proyectoId: index < documentCount ? proyectoId : 1, numero: index + 1000 }
    return { id: `paid-${index}`, ...where, fecha, ...amounts, searchText: `pago ${index}` }
  })
  await analyze(store)
}, 240_000)

const context = () => ({ ...server.current.services, company: { id: 1 } }) as Context
const hoy = '2026-03-16'
const scan = () =>
  isPostgres(server.current.services.store.read)
    ? /Seq Scan on \\?"?(comprobantes|pagos)\b/
    : /SCAN (comprobantes|pagos|cobros)\b(?! USING)/

it.each<[string, object]>([
  ['what is still to be paid, what is due first', { estadoPago: 'pendiente', sort: 'vencimiento' }],
  ['what is overdue', { estadoPago: 'vencido', sort: 'vencimiento' }],
  ['those of a month', { desde: '2024-03-01', hasta: '2024-03-31', sort: 'total', order: 'desc' }],
])('lists comprobantes by an index: %s', async (_what, query) => {
  const plans = await plansOf(context(), (ctx) =>
    listRecords<RecordPage<Comprobante>, 'comprobantes'>(ctx, comprobantes, proyectoId, { ...query, hoy }),
  )
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(plan).not.toMatch(scan())
})

it('sums due amounts and the cash flow by an index', async () => {
  const plans = await plansOf(context(), async (ctx) => {
    await getVencimientos(ctx, proyectoId, {})
    await getFlujo(ctx, proyectoId, {})
  })
  expect(plans.length).toBeGreaterThan(1)
  for (const plan of plans) expect(plan).not.toMatch(scan())
})

it('reads the account of a supplier by an index', async () => {
  const { read } = server.current.services.store
  const [row] = await read.selectFrom('comprobantes').select('proveedorId').where('id', '=', 'many-0').execute()
  const plans = await plansOf(context(), (ctx) =>
    getCuentaCorriente(ctx, proyectoId, { proveedorId: row!.proveedorId }),
  )
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(plan).not.toMatch(scan())
})

it('reads records, counts, due amounts and sums by an index', async () => {
  const { read } = server.current.services.store
  const page = { order: 'desc' as const, offset: 0, limit: 25 }
  const plans = await explained(read, async (db) => {
    await selectRecords(db, comprobantes, { proyectoId, address: {} }, { ...page, column: 'fecha' })
    const pending = { proyectoId, address: { estadoPago: 'pendiente', hoy } }
    await selectRecords(db, comprobantes, pending, { ...page, column: 'vencimiento' })
    await countRecords(db, comprobantes, pending)
    await selectDue(db, proyectoId)
    await selectSums(db, proyectoId, 'mes')
    await selectSums(db, proyectoId, 'fecha')
  })
  for (const plan of plans) expect(plan).not.toMatch(scan())
})

it('values lists and accounts from the distinct days of an index, materialized once', async () => {
  const { read } = server.current.services.store
  const { ranges } = dollarFactors([
    { fecha: '2021-01-01', valor: '1000' },
    { fecha: '2023-01-01', valor: '1400.5' },
  ])
  const days = factorsOn({ ranges }, await countOfDays(read, { proyectoId }))
  const stated = { moneda: 'USD', days }
  const plans = await explained(read, async (db) => {
    await countRecords(db, comprobantes, { proyectoId, address: {} }, days)
    await selectBalances(db, proyectoId, { stated }, { offset: 0, limit: 25 })
  })
  // PostgreSQL scans the whole table when one project has nearly all rows.
  if (isPostgres(read)) return
  expect(plans[0]).toMatch(/MATERIALIZE made.*SEARCH comprobantes USING COVERING INDEX comprobantes_fecha/)
  for (const table of ['comprobantes', 'pagos'])
    expect(plans[1]).toContain(`SEARCH m USING COVERING INDEX ${table}_proyectoId_proveedorId_moneda`)
})
