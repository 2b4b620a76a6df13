import { beforeAll, describe, expect, it } from 'vitest'
import { createLoads } from '../../../../tests/support/project-loads.ts'
import { useTestServer, type Api } from '../../../../tests/support/server.ts'
import { cobros } from './cobros.ts'

const server = useTestServer()
const company = { params: { desarrolladoraId: 1 } }
const proyectoId = 2
const params = { proyectoId }
const loads = createLoads(server, proyectoId)
let api: Api
let cuenta: { id: string; nombre: string }
const titles = 'Fecha;De;Concepto;Moneda;Importe;Cuenta;Cuota;Nota'

const receipts = async (query = {}) => (await api('listCobros', { params, query: { size: 200, ...query } })).body
const figures = async () => ({
  totales: (await receipts()).totales,
  flujo: (await api('getFlujo', { params })).body.totales,
  cuenta: (await api('getCuenta', { params: { ...company.params, id: cuenta.id } })).body.saldo,
  cuotas: (await api('listCuotas', { params, query: { size: 200, search: 'Benítez' } })).body.items,
  vencimientos: (await api('getVencimientos', { params })).body.cobrosAtrasados,
})

beforeAll(async () => {
  api = await server.current.as('demo@obra.test', 1)
  const { items } = (await api('listCuentas', company)).body
  cuenta = items.find(({ moneda, activo }) => moneda === 'ARS' && activo)!
  const generar = { cantidad: 3, primera: '2026-01-10', importe: '1000', cadaMeses: 1 } as const
  const plan = await api('createCobroPrevisto', { params, body: { de: 'Ana Benítez', concepto: 'cuota', generar } })
  expect(plan.status).toBe(200)
})

describe('loads of receipts', () => {
  it('have a template that loads as it is', async () => {
    const place = { params: { ...company.params, tipo: 'cobros' as const }, query: { formato: 'csv' as const } }
    const carga = await loads.plan(api, 'cobros', (await api('getCargaPlantilla', place)).bytes)
    expect(carga.columnas.map(({ campo }) => campo)).toEqual(carga.campos.map(({ nombre }) => nombre))
    expect(carga.cantidades).toMatchObject({ crear: 1, error: 0 })
  })

  it('count from the last step on, pay instalments, are found again and are taken back', async () => {
    const before = await figures()
    const sheet = [
      titles,
      `20/02/2026;Ana Benítez;Cuota;;1000,00;${cuenta.nombre};Ana Benítez, cuota 1;`,
      '21/02/2026;Inversora del Delta S.A.;Aporte;USD;500,00;;;Segunda parte',
      '21/02/2026;Inversora del Delta S.A.;Aporte;USD;500,00;;;Segunda parte',
      '22/02/2026;Ana Benítez;Cuota;;1000,00;;Ana Benítez, cuota 1;',
      '23/02/2026;Ana Benítez;Regalo;;1000,00;;;',
      '25/12/2026;Ana Benítez;Cuota;;1000,00;;;',
    ].join('\n')
    const carga = await loads.plan(api, 'cobros', sheet)
    expect(carga.columnas.every(({ campo }) => campo !== null)).toBe(true)
    expect(await loads.problems(api, carga)).toEqual([
      '5 cuotaId: La cuota 1 ya está cobrada.',
      expect.stringContaining('6 concepto: «Regalo» no está entre los valores'),
      '7 fecha: Un cobro no puede ser de un día que todavía no llegó.',
    ])
    expect(await figures()).toEqual(before)
    const loaded = await loads.run(api, await loads.onlyValid(api, carga))
    expect([loaded.estado, loaded.cantidades.cargada]).toEqual(['cargada', 3])
    const [last, , first] = (await receipts()).items
    expect(first).toMatchObject({
      de: 'Ana Benítez',
      estado: 'registrado',
      cuota: 'Cuota 1 de 3',
      importeCuota: '1000.00',
    })
    expect(last).toMatchObject({ moneda: 'USD', nota: 'Segunda parte', numero: first!.numero! + 2 })
    expect((await figures()).cuotas[0]).toMatchObject({ estado: 'cobrada' })
    const again = await loads.plan(api, 'cobros', sheet)
    expect(again.cantidades).toMatchObject({ crear: 0, omitir: 3 })

    const { id, version } = last!
    await api('updateCobro', { params: { proyectoId, id }, body: { nota: 'Tercera parte', version } })
    const undone = await loads.undo(api, loaded)
    expect(undone.cantidades).toMatchObject({ deshecha: 2, conservada: 1 })
    await api('annulCobro', { params: { proyectoId, id }, body: { motivo: 'Prueba' } })
    expect(await figures()).toEqual(before)
  })

  it('have no number and no effect before the last step', async () => {
    const before = await figures()
    const body = { fecha: '2026-02-20', concepto: 'otro', de: 'Banco', importe: '900', cuentaId: cuenta.id }
    const made = await loads.within((slice) => cobros.create(slice, [body]))
    expect(await figures()).toEqual(before)
    const place = { params: { proyectoId, id: made[0]!.id } }
    expect((await api('getCobro', place)).body).toMatchObject({ estado: 'enCarga', numero: null })
    expect((await api('annulCobro', { ...place, body: { motivo: 'No' } })).status).toBe(409)
    await loads.within((slice) => cobros.undo(slice, made, 'Prueba'))
    expect((await api('getCobro', place)).status).toBe(404)
  })

  it('leave nothing behind when one is refused at the end', async () => {
    const before = { ...(await figures()), total: (await receipts()).total }
    const rows = [
      '20/02/2026;Ana Benítez;Cuota;;1000,00;;Ana Benítez, cuota 2;',
      '20/02/2026;Ana Benítez;Otro;;700,00;;;',
    ]
    const carga = await loads.plan(api, 'cobros', [titles, ...rows].join('\n'))
    const { cuotaId } = await collectElsewhere()
    const failed = await loads.run(api, carga)
    expect([failed.estado, failed.motivo]).toEqual(['fallida', expect.stringContaining('La cuota 2 ya está cobrada.')])
    expect((await receipts({ search: 'benitez', estado: 'registrado' })).items.map((each) => each.cuotaId)).toEqual([
      cuotaId,
    ])
    const { id } = (await receipts({ search: 'benitez', estado: 'registrado' })).items[0]!
    await api('annulCobro', { params: { proyectoId, id }, body: { motivo: 'Prueba' } })
    expect({ ...(await figures()), total: (await receipts()).total }).toEqual({ ...before, total: before.total + 1 })
  })
})

/** Registers the second instalment by hand, after the preview of a load that pays it. */
async function collectElsewhere() {
  const { items } = (await api('listCuotas', { params, query: { size: 200, search: 'Benítez' } })).body
  const cuotaId = items.find(({ numero }) => numero === 2)!.id
  const body = { fecha: '2026-02-21', concepto: 'cuota', de: 'Ana Benítez', importe: '1000', cuotaId } as const
  expect((await api('createCobro', { params, body })).status).toBe(200)
  return { cuotaId }
}
