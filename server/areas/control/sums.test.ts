/** The stored sums of the control equal the totals of its lines, whatever happens to documents, rates and indices. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { keptSums } from '../../../tests/support/kept-sums.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import type { AnyDb } from '../../db/columns.ts'
import { up } from '../../db/migrations/20261123T0640-control-sums.ts'
import { addDays } from '../../lib/calendar.ts'

const server = useTestServer()
const proyectoId = 2
const params = { proyectoId }
const company = { desarrolladoraId: 1 }
let number = 70_000
const store = () => server.current.services.store

async function expectSumsMatchLines(): Promise<void> {
  const { kept, calculated } = await keptSums(store())
  expect(Object.keys(kept).length).toBeGreaterThan(0)
  expect(kept).toEqual(calculated)
}

const totalOf = async (api: Api, query: Record<string, unknown>) => {
  const { status, body } = await api('getControlPresupuestario', { params, query })
  expect(status).toBe(200)
  return (body as { totales: { ejecutado: string } }).totales.ejecutado
}
const storedValuations = async () => {
  const rows = await store().read.selectFrom('controlValuaciones').select('valuacion').orderBy('seq').execute()
  return rows.map(({ valuacion }) => valuacion)
}

async function bill(api: Api, fecha: string) {
  const { items } = (await api('listProveedores', { params: company })).body as { items: { id: string }[] }
  const rubros = (await api('listRubros', { params: company })).body as { items: { id: string }[] }
  const body = {
    tipo: 'factura' as const,
    letra: 'C' as const,
    puntoVenta: 7,
    numero: (number += 1),
    proveedorId: items[0]!.id,
    fecha,
    moneda: 'ARS' as const,
    total: '12345.67',
    estado: 'registrado' as const,
    imputaciones: [{ rubroId: rubros.items[1]!.id }],
  }
  const { status, body: made } = await api('createComprobante', { params, wrong: body })
  expect(status).toBe(200)
  return made as { id: string }
}

describe('the stored sums', () => {
  it('follow registered and annulled documents in every stored valuation', async () => {
    const api = await server.current.as('demo@obra.test')
    await totalOf(api, {})
    await totalOf(api, { valuacion: 'dolar' })
    await totalOf(api, { valuacion: 'constante' })
    await expectSumsMatchLines()
    const { id } = await bill(api, '2026-03-02')
    await expectSumsMatchLines()
    await api('annulComprobante', { params: { proyectoId, id }, body: { motivo: 'Prueba' } })
    await expectSumsMatchLines()
  })

  it('follow a rate that is added late and then corrected', async () => {
    const api = await server.current.as('demo@obra.test')
    const dollars = { valuacion: 'dolar', tipoCotizacion: 'CCL' }
    const rate = (fecha: string, venta: string) =>
      api('createCotizacion', {
        params: company,
        body: { moneda: 'USD', tipo: 'CCL', fecha, compra: venta, venta, fuente: 'Prueba' },
      })
    expect((await rate('2020-01-02', '77.5')).status).toBe(200)
    const before = await totalOf(api, dollars)
    await expectSumsMatchLines()
    const { body: late } = await rate('2025-10-01', '1234.56')
    const after = await totalOf(api, dollars)
    expect(after).not.toBe(before)
    await expectSumsMatchLines()
    const mended = await api('updateCotizacion', {
      params: { ...company, id: late.id },
      body: { version: late.version, venta: '1300', compra: '1300' },
    })
    expect(mended.status).toBe(200)
    expect(await totalOf(api, dollars)).not.toBe(after)
    await expectSumsMatchLines()
  })

  it('follow the first document of a day', async () => {
    const api = await server.current.as('demo@obra.test')
    const dollars = { valuacion: 'dolar' }
    await totalOf(api, dollars)
    const days = await store()
      .read.selectFrom('controlDias')
      .select('fecha')
      .where('proyectoId', '=', proyectoId)
      .execute()
    const daysWithLines = new Set(days.map(({ fecha }) => fecha))
    let fecha = '2026-01-01'
    while (daysWithLines.has(fecha)) fecha = addDays(fecha, 1)
    const before = await totalOf(api, dollars)
    await bill(api, fecha)
    expect(await totalOf(api, dollars)).not.toBe(before)
    await expectSumsMatchLines()
  })

  it('are stored for four valuations at most, and rebuilt for others', async () => {
    const api = await server.current.as('demo@obra.test')
    const first = await totalOf(api, { valuacion: 'dolar' })
    for (const month of ['2025-06', '2025-07', '2025-08', '2025-09', '2025-10'])
      await totalOf(api, { valuacion: 'constante', mesReferencia: month })
    expect(await storedValuations()).toHaveLength(4)
    expect(await storedValuations()).not.toContain('dolar:MEP')
    expect(await totalOf(api, { valuacion: 'dolar' })).toBe(first)
    await expectSumsMatchLines()
  })
})

it('the migration builds the sums of an existing store', async () => {
  await totalOf(await server.current.as('demo@obra.test'), {})
  const before = await keptSums(store())
  await store().write(async (db) => {
    for (const table of ['controlDias', 'controlSumas', 'controlValuaciones'])
      await sql`drop table ${sql.table(table)}`.execute(db)
    await up(db as unknown as AnyDb)
  })
  await expectSumsMatchLines()
  const asEntered = (sums: object) => Object.entries(sums).filter(([key]) => key.split('|')[1] === '')
  expect(asEntered((await keptSums(store())).kept)).toEqual(asEntered(before.kept))
})
