import { describe, expect, it } from 'vitest'
import { explained } from '../../../tests/support/explained.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { createDeposit, createMaterial, proyectoId, stockOf } from '../../../tests/support/stock.ts'
import { isPostgres } from '../../db/columns.ts'
import type { Body } from '../../http/contract.ts'
import * as queries from './queries.ts'

const server = useTestServer()
const params = { proyectoId }
const company = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

/** 1,000 units at 9,500 of a new material, held by a new supplier. */
async function purchase(more: Partial<Body<'createAcopio'>> = {}) {
  const api = await demo()
  const material = await createMaterial(api, 'u')
  const { items } = (await api('listProveedores', { params: company })).body
  const proveedor = items[0]!
  const lineas = [{ materialId: material.id, cantidad: '1000', precio: '9500', moneda: 'ARS' as const }]
  const body = { proveedorId: proveedor.id, fecha: '2026-03-02', lineas, ...more }
  const answer = await api('createAcopio', { params, body })
  return { api, material, proveedor, answer, acopio: answer.body }
}

const withdraw = (api: Api, id: string, materialId: string, cantidad: string, depositoId: string) =>
  api('withdrawAcopio', {
    params: { proyectoId, id },
    body: { fecha: '2026-03-12', depositoId, remito: 'r 1', lineas: [{ materialId, cantidad }] },
  })

describe('acopios', () => {
  it('put the material into a deposit of the supplier, at the locked price', async () => {
    const { api, material, acopio, proveedor } = await purchase()
    expect(acopio).toMatchObject({
      numero: expect.any(Number),
      proveedor: proveedor.razonSocial,
      estado: 'vigente',
      valorCompra: '9500000.00',
      valorHoy: null,
      lineas: [{ saldo: '1000.0000', retirado: '0.0000' }],
    })
    const key = { depositoId: acopio.depositoId, materialId: material.id }
    expect(await stockOf(api, key)).toMatchObject({ fisico: '1000.0000', valorPromedio: '9500000.00' })
    // The next one of the supplier is in the same deposit.
    expect((await purchase()).acopio.depositoId).toBe(acopio.depositoId)
  })

  it('are withdrawn by remito up to what is left, and valued as calculated by hand', async () => {
    const dolar = { moneda: 'USD', tipo: 'oficial', fecha: '2026-03-02', venta: '1412' } as const
    await (
      await demo()
    )('loadCotizaciones', { params: company, body: { cotizaciones: [dolar] } })
    const { api, material, acopio } = await purchase()
    const { id } = acopio
    await api('createPrecio', {
      params: { ...company, materialId: material.id },
      body: { fecha: '2026-03-10', precio: '9850', moneda: 'ARS' },
    })
    const site = await createDeposit(api)
    const left = (await withdraw(api, id, material.id, '300', site.id)).body
    expect(left).toMatchObject({
      lineas: [{ saldo: '700.0000', retirado: '300.0000', valorCompra: '6650000.00', valorHoy: '6895000.00' }],
      retiros: [{ remito: 'R 1', estado: 'confirmado', lineas: [{ cantidad: '300.0000' }] }],
      valorCompra: '6650000.00',
      valorHoy: '6895000.00',
      dolares: '4709.63',
    })
    const stored = { depositoId: site.id, materialId: material.id }
    expect(await stockOf(api, stored)).toMatchObject({ fisico: '300.0000', valorPromedio: '2850000.00' })
    const { saldos } = (await api('getAcopioSaldos', { params })).body
    expect(saldos.find(({ materialId }) => materialId === material.id)).toMatchObject({
      saldo: '700.0000',
      valorHoy: '6895000.00',
      dolares: '4709.63',
    })
    const refused = await withdraw(api, id, material.id, '701', site.id)
    expect(refused).toMatchObject({ status: 409, body: { issues: [{ field: 'lineas.0.cantidad' }] } })
    expect(refused.body).toMatchObject({ message: expect.stringContaining('quedan 700 u en el acopio y pedís 701 u') })
    const foreign = (await createMaterial(api, 'u')).id
    expect((await withdraw(api, id, foreign, '1', site.id)).status).toBe(400)
  })

  it('count what an annulled withdrawal returns; without withdrawals they can be annulled', async () => {
    const { api, material, acopio } = await purchase()
    const { id } = acopio
    const place = { proyectoId, id }
    const site = await createDeposit(api)
    const { retiros } = (await withdraw(api, id, material.id, '400', site.id)).body
    const annul = () => api('annulAcopio', { params: place, body: { motivo: 'No entregó' } })
    expect((await annul()).status).toBe(409)
    const motivo = 'Remito equivocado'
    const undone = await api('annulMovimiento', {
      params: { proyectoId, id: retiros[0]!.movimientoId },
      body: { motivo },
    })
    expect(undone.status).toBe(200)
    expect((await api('getAcopio', { params: place })).body.lineas[0]).toMatchObject({ saldo: '1000.0000' })
    const query = { materialId: material.id, tipo: 'ingreso' as const }
    const entries = (await api('listMovimientos', { params, query })).body as { items: { id: string }[] }
    const alone = await api('annulMovimiento', { params: { proyectoId, id: entries.items[0]!.id }, body: { motivo } })
    expect(alone.body).toMatchObject({ message: expect.stringContaining('Anulá el acopio') })
    expect((await annul()).body).toMatchObject({
      estado: 'anulado',
      valorCompra: '0.00',
      lineas: [{ saldo: '0.0000' }],
    })
    const key = { depositoId: acopio.depositoId, materialId: material.id }
    expect(await stockOf(api, key)).toMatchObject({ fisico: '0.0000' })
    expect((await withdraw(api, id, material.id, '1', site.id)).status).toBe(409)
  })

  it('refuse a repeated material, a price of 0, a day that is not over, and fractions of a whole unit', async () => {
    const { api, material } = await purchase()
    const line = { materialId: material.id, cantidad: '1', precio: '1', moneda: 'ARS' as const }
    const fieldOf = async (more: Partial<Body<'createAcopio'>>) => {
      const { answer } = await purchase(more)
      return [answer.status, (answer.body as { issues?: { field: string }[] }).issues?.[0]?.field]
    }
    expect(await fieldOf({ lineas: [line, line] })).toEqual([400, 'lineas.1.materialId'])
    expect(await fieldOf({ lineas: [{ ...line, precio: '0' }] })).toEqual([400, 'lineas.0.precio'])
    expect(await fieldOf({ lineas: [{ ...line, cantidad: '0.5' }] })).toEqual([400, 'lineas.0.cantidad'])
    expect(await fieldOf({ fecha: '2026-03-17' })).toEqual([400, 'fecha'])
    const file = await api('listAcopios', { params, query: { formato: 'csv' } })
    expect(new TextDecoder().decode(file.bytes)).toContain('Pesos de la compra')
  })
})

it.each([
  ['names', (db) => queries.selectNames(db, ['x'])],
  ['lines', (db) => queries.selectLines(db, ['x'])],
  ['withdrawals', (db) => queries.selectWithdrawn(db, ['x'])],
] as [string, (db: Parameters<typeof queries.selectLines>[0]) => Promise<unknown>][])(
  'the %s of acopios are read by an index',
  async (_name, work) => {
    const { read } = server.current.services.store
    if (isPostgres(read)) return
    const plans = await explained(read, async (db) => void (await work(db)))
    for (const plan of plans) expect(plan).not.toMatch(/SCAN (acopio\w*|movimientos|lineas)\b(?! USING)/)
  },
)
