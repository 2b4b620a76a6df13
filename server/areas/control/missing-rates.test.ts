/** Amounts without a rate are null, and so is everything calculated from them (docs/domain/control.md, Valuations). */
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'

type Control = components['schemas']['ControlPresupuestario']
const server = useTestServer()
const params = { proyectoId: 2 }
/** Begins after the base month of the budget, before the last documents. */
const dollars = { valuacion: 'dolar', tipoCotizacion: 'CCL' } as const
let api: Api

beforeAll(async () => {
  api = await server.current.as('demo@obra.test')
  const rate = { moneda: 'USD', tipo: 'CCL', fecha: '2026-03-01', venta: '1500' } as const
  expect((await api('createCotizacion', { params: { desarrolladoraId: 1 }, body: rate })).status).toBe(200)
})

async function control(agrupar: Control['agrupar'], valuation: object): Promise<Control> {
  const query = { agrupar, size: 200, ...valuation }
  const { status, body } = await api('getControlPresupuestario', { params, query })
  expect(status).toBe(200)
  return body as Control
}

describe('without a rate for the base month of the budget', () => {
  it.each(['rubro', 'item'] as const)(
    'by %s: the budget and its deviation are null, with the same rows',
    async (by) => {
      const [entered, valued] = [await control(by, {}), await control(by, dollars)]
      expect(valued.items.map(({ id }) => id)).toEqual(entered.items.map(({ id }) => id))
      const budgeted = (_row: unknown, at: number) => ![null, '0.00'].includes(entered.items[at]!.original)
      for (const { original, vigente, saldo, desvio } of valued.items.filter(budgeted))
        expect([original, vigente, saldo, desvio]).toEqual([null, null, null, null])
      expect(valued.totales).toMatchObject({
        original: null,
        vigente: null,
        saldo: null,
        costoFinal: null,
        desvio: null,
      })
      expect(valued.avisos.join('\n')).toMatch(
        /No hay cotización CCL hasta .+[^]+no se puede calcular el total de: Original, /,
      )
    },
  )

  it('by supplier: lists all of them, and says which totals are missing', async () => {
    const [entered, valued] = [await control('proveedor', {}), await control('proveedor', dollars)]
    expect(valued.items.map(({ id }) => id)).toEqual(entered.items.map(({ id }) => id))
    const known = valued.items.filter(({ comprometido }) => comprometido !== null)
    expect(known.length).toBeLessThan(valued.items.length)
    expect(valued.totales.comprometido).toBeNull()
    expect(valued.items.at(-1)).toMatchObject({ nombre: 'Proyección por rubro', vigente: null, costoFinal: null })
  })

  it('the movements of a number have no total, and the summary compares nothing', async () => {
    const { body } = await api('listControlMovimientos', { params, query: { columna: 'original', ...dollars } })
    expect((body as { totales: object }).totales).toMatchObject({ importe: null })
    const summary = (await api('getControlResumen', { params, query: dollars })).body
    expect(summary.totales).toEqual((await control('rubro', dollars)).totales)
    expect(summary).toMatchObject({ peores: [], avanceEconomico: null })
    expect(summary.curva.meses.every(({ plan }) => plan === null)).toBe(true)
    expect(summary.curva.estimacion).toBe('Faltan cotizaciones o índices: no se puede estimar cuándo termina.')
  })
})

it('a valuation in dollars without a kind uses the first kind that has values', async () => {
  const place = { telefono: '+54 11 4000-0000', mail: 'blue@obra.test', ubicacion: 'Calle 1' }
  const company = { nombre: 'Solo Blue S.A.', cuit: '30-71234567-1', ...place }
  const desarrolladoraId = (await api('createDeveloper', { body: company })).body.data!.id
  const project = { nombre: 'Obra', monedaBase: 'ARS' } as const
  const made = await api('createProject', { params: { desarrolladoraId }, body: project })
  const read = async () =>
    (await api('getControlPresupuestario', { params: { proyectoId: made.body.id }, query: { valuacion: 'dolar' } }))
      .body
  expect(await read()).toMatchObject({ error: 'Missing rate' })
  const rate = { moneda: 'USD', tipo: 'blue', fecha: '2026-01-02', venta: '1300' } as const
  await api('createCotizacion', { params: { desarrolladoraId }, body: rate })
  expect(await read()).toMatchObject({ valuacion: { tipoCotizacion: 'blue' } })
})
