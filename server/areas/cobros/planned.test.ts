import { expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { proyectoId: 2 }
const plan = { de: 'Unidad 7A', concepto: 'cuota' } as const
const generar = { cantidad: 3, primera: '2026-02-10', importe: '1000' }
const motivo = 'Prueba'

const create = async (api: Api, more: object) =>
  (await api('createCobroPrevisto', { params, wrong: { ...plan, ...more } })).body
const receive = (api: Api, cuotaId: string, more: object) =>
  api('createCobro', { params, wrong: { ...plan, fecha: '2026-03-10', cuotaId, ...more } })
const statesOf = async (api: Api, id: string) =>
  (await api('getCobroPrevisto', { params: { ...params, id } })).body.cuotas.map(({ estado, saldo }) => [estado, saldo])

it('planned receipts have instalments, whose states follow their receipts', async () => {
  const api = await server.current.as('demo@obra.test')
  const before = (await api('listCobrosPrevistos', { params })).body.resumen
  const { id, cuotas, atrasadoBase } = await create(api, { generar, moneda: 'ARS' })
  expect(cuotas.map(({ vencimiento, estado, diasAtraso }) => [vencimiento, estado, diasAtraso])).toEqual([
    ['2026-02-10', 'atrasada', 34],
    ['2026-03-10', 'atrasada', 6],
    ['2026-04-10', 'pendiente', 0],
  ])
  const { resumen } = (await api('listCobrosPrevistos', { params })).body
  expect(resumen.cuotasAtrasadas).toBe(before.cuotasAtrasadas + 2)
  const late = (await api('listCuotas', { params, query: { estado: 'atrasada', search: 'UNIDAD 7a' } })).body
  expect([late.total, late.totales.saldoBase]).toEqual([2, atrasadoBase])
  const [first, second, third] = cuotas.map((each) => each.id) as [string, string, string]
  const paid = (await receive(api, first, { moneda: 'ARS', importe: '1000' })).body
  expect(paid).toMatchObject({ cuota: 'Cuota 1 de 3', importeCuota: '1000.00', enLetras: 'Mil pesos con 00/100' })
  await receive(api, third, { moneda: 'ARS', importe: '400' })
  expect(await statesOf(api, id)).toEqual([
    ['cobrada', '0.00'],
    ['atrasada', '1000.00'],
    ['parcial', '600.00'],
  ])
  const query = { desde: '2026-02-01', hasta: '2026-04-30', origen: 'cuota' } as const
  const { items } = (await api('getOcurrencias', { params, query })).body
  const days = items.filter(({ detalle }) => detalle === plan.de)
  expect(days.map(({ titulo, inicio }) => [titulo, inicio.slice(0, 10)])).toEqual([
    ['Vence la cuota 2 de 3', '2026-03-10'],
    ['Vence la cuota 3 de 3', '2026-04-10'],
  ])
  // A paid one takes no more, and one in another currency is paid at the rate of its day, or as agreed.
  expect((await receive(api, first, { moneda: 'ARS', importe: '1' })).status).toBe(409)
  expect((await receive(api, second, { moneda: 'USD', importe: '1', importeCuota: '900' })).body.importeCuota).toBe(
    '900.00',
  )
  const { importeCuota, cotizacion } = (await receive(api, second, { moneda: 'USD', importe: '0.01' })).body
  const { valor } =
    cotizacion ??
    (
      await api('listCotizaciones', {
        params: { desarrolladoraId: 1 },
        query: { moneda: 'USD', tipo: 'oficial', size: 10 },
      })
    ).body.items.map(({ venta }) => ({ valor: venta }))[0]!
  expect(Number(importeCuota)).toBeCloseTo(0.01 * Number(valor), 1)
  const annul = () => api('annulCobroPrevisto', { params: { ...params, id }, body: { motivo } })
  expect((await annul()).status).toBe(409)
  for (const { id: cobro } of (await api('listCobros', { params, query: { search: 'unidad 7a' } })).body.items)
    await api('annulCobro', { params: { ...params, id: cobro }, body: { motivo } })
  expect((await annul()).body).toMatchObject({ estado: 'anulado', motivoEstado: motivo })
  expect((await api('listCobrosPrevistos', { params })).body.resumen).toEqual(before)
})

it('are adjusted by an index from their month on, only in pesos', async () => {
  const api = await server.current.as('demo@obra.test')
  const company = { desarrolladoraId: 1 }
  const indices = (await api('listIndices', { params: company })).body.items
  const { id: indiceId } = indices.find(({ codigo }) => codigo === 'CAC')!
  const indexed = { indiceId, mesBase: '2025-12', indiceDesfase: 1, moneda: 'ARS' }
  const { cuotas, indice } = await create(api, { generar, ...indexed })
  const values = (await api('listIndiceValores', { params: { ...company, indiceId }, query: { size: 200 } })).body.items
  const valueOf = (month: string) => Number(values.find(({ periodo }) => periodo === month)!.valor)
  expect(indice).toBe('CAC')
  expect(Number(cuotas[0]!.importeAjustado)).toBeCloseTo((1000 * valueOf('2026-01')) / valueOf('2025-12'), 1)
  expect(cuotas[2]!.ajusteProvisorio).toBe(true)
  const statusOf = async (more: object) =>
    (await api('createCobroPrevisto', { params, wrong: { ...plan, ...more } })).status
  expect([
    await statusOf({ generar, ...indexed, moneda: 'USD' }),
    await statusOf({ generar, ...indexed, mesBase: undefined }),
    await statusOf({ generar, ...indexed, mesBase: '1990-01' }),
    await statusOf({ generar, cuotas: [{ vencimiento: '2026-05-10', importe: '1' }] }),
    await statusOf({}),
    await statusOf({ cuotas: [{ vencimiento: '2026-05-10', importe: '0' }] }),
  ]).toEqual([400, 400, 409, 400, 400, 400])
  const given = [
    { vencimiento: '2026-06-10', importe: '2', moneda: 'USD' },
    { vencimiento: '2026-05-10', importe: '3' },
  ]
  const { cuotas: sorted } = await create(api, { cuotas: given, moneda: 'ARS' })
  expect(sorted.map(({ numero, moneda, importe }) => [numero, moneda, importe])).toEqual([
    [1, 'ARS', '3.00'],
    [2, 'USD', '2.00'],
  ])
})
