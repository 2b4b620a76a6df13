import { beforeAll, describe, expect, it } from 'vitest'
import { createLoads } from '../../../../tests/support/project-loads.ts'
import { useTestServer, type Api } from '../../../../tests/support/server.ts'
import { pagos } from './pagos.ts'

const server = useTestServer()
const company = { params: { desarrolladoraId: 1 } }
const proyectoId = 2
const params = { proyectoId }
const loads = createLoads(server, proyectoId)
let [api, member]: Api[] = []
let cuenta: { id: string; nombre: string }
const titles = 'Orden de pago;Fecha;Proveedor;Medio;Cuenta;Importe;Comprobante;A cuenta;Nº cheque'

const payments = async (query = {}) => (await api!('listPagos', { params, query: { size: 200, ...query } })).body
const balances = async () =>
  (await api!('listComprobantes', { params, query: { search: '0919-' } })).body.items.map(
    ({ numeroCompleto, saldo }) => `${numeroCompleto} ${saldo}`,
  )
const figures = async () => ({
  balances: await balances(),
  totales: (await payments()).totales,
  control: (await api!('getControlPresupuestario', { params })).body.totales,
  flujo: (await api!('getFlujo', { params })).body.totales,
  cuenta: (await api!('getCuenta', { params: { ...company.params, id: cuenta.id } })).body.saldo,
  retenciones: (await api!('listRetenciones', { params })).body.total,
})

beforeAll(async () => {
  api = await server.current.as('demo@obra.test', 1)
  member = await server.current.join('sofia@obra.test', 1)
  const { items } = (await api('listCuentas', company)).body
  cuenta = items.find(({ moneda, activo }) => moneda === 'ARS' && activo)!
  const sheet = [
    'Fecha;Tipo;Número;Proveedor;Neto;IVA 21;Total;Rubro',
    '20/02/2026;Factura;A 0919-00000001;Corralón del Bajo S.A.;1000,00;210,00;1210,00;05.02',
    '20/02/2026;Factura;A 0919-00000002;Corralón del Bajo S.A.;2000,00;420,00;2420,00;05.02',
    '20/02/2026;NC;A 0919-00000001;Corralón del Bajo S.A.;100,00;21,00;121,00;05.02',
  ]
  await loads.run(api, await loads.plan(api, 'comprobantes', sheet.join('\n')))
})

describe('loads of payments', () => {
  it('have a template that loads as it is', async () => {
    const place = { params: { ...company.params, tipo: 'pagos' as const }, query: { formato: 'csv' as const } }
    const carga = await loads.plan(api!, 'pagos', (await api!('getCargaPlantilla', place)).bytes)
    expect(carga.columnas.map(({ campo }) => campo)).toEqual(carga.campos.map(({ nombre }) => nombre))
    expect(carga.cantidades).toMatchObject({ crear: 1, error: 0 })
  })

  it('apply, count, are found again and are taken back', async () => {
    const before = await figures()
    const sheet = [
      titles,
      `17;25/02/2026;30-71200174-3;Transferencia;${cuenta.nombre};1210,00;A 0919-00000001;;`,
      `17;25/02/2026;30-71200174-3;Transferencia;${cuenta.nombre};-121,00;NC A 0919-00000001;;`,
      '18;26/02/2026;30-71200174-3;Cheque;;2000,00;0919-00000002;500,00;00012345',
      ';26/02/2026;30-71200174-3;Efectivo;;300,00;;;',
      ';26/02/2026;30-71200174-3;Efectivo;;99000,00;A 0919-00000002;;',
      ';26/02/2026;30-71200174-3;Trueque;;10,00;;;',
      ';26/02/2026;30-71200174-3;Efectivo;;10,00;A 0919-00000009;;',
    ].join('\n')
    const carga = await loads.plan(api!, 'pagos', sheet)
    expect(carga.columnas.every(({ campo }) => campo !== null)).toBe(true)
    expect(await loads.problems(api!, carga)).toEqual([
      '6 importe: Al comprobante A 0919-00000002 le quedan 920,00: no se le pueden aplicar 99.000,00.',
      expect.stringContaining('7 medio: «Trueque» no está entre los valores'),
      '8 comprobanteId: No encontramos «A 0919-00000009».',
    ])
    expect(await figures()).toEqual(before)

    const loaded = await loads.run(api!, await loads.onlyValid(api!, carga))
    expect([loaded.estado, loaded.cantidades.cargada]).toEqual(['cargada', 4])
    expect(await balances()).toEqual(['A 0919-00000001 0.00', 'A 0919-00000002 920.00', 'A 0919-00000001 0.00'])
    const [cash, cheque, transfer] = (await payments()).items
    expect(transfer).toMatchObject({ importe: '1089.00', aCuenta: '0.00', medios: [{ cuenta: cuenta.nombre }] })
    expect(cheque).toMatchObject({ importe: '2000.00', aCuenta: '500.00', medios: [{ numero: '00012345' }] })
    expect(cash).toMatchObject({ importe: '300.00', aCuenta: '300.00', numero: transfer!.numero! + 2 })
    const again = await loads.plan(api!, 'pagos', sheet)
    expect(again.cantidades).toMatchObject({ crear: 0, omitir: 4 })

    const { id, version } = cash!
    await api!('updatePago', { params: { proyectoId, id }, body: { nota: 'Sin recibo', version } })
    const undone = await loads.undo(api!, loaded)
    expect(undone.cantidades).toMatchObject({ deshecha: 3, conservada: 1 })
    await api!('annulPago', { params: { proyectoId, id }, body: { motivo: 'Prueba' } })
    expect(await figures()).toEqual(before)
  })

  it('have no number and no effect before the last step, and nobody approves them', async () => {
    const before = await figures()
    const [document] = (await api!('listComprobantes', { params, query: { search: '0919-00000002' } })).body.items
    const { id: comprobanteId, proveedorId } = document!
    const body = {
      fecha: '2026-02-25',
      proveedorId,
      medios: [{ medio: 'cheque', cuentaId: cuenta.id }],
      retenciones: [{ impuesto: 'ganancias', base: '1000', alicuota: '2' }],
      imputaciones: [{ comprobanteId, importe: '100' }],
    }
    const made = await loads.within((slice) => pagos.create(slice, [body]))
    expect(await figures()).toEqual(before)
    const place = { params: { proyectoId, id: made[0]!.id } }
    expect((await api!('getPago', place)).body).toMatchObject({ estado: 'enCarga', numero: null, importe: '80.00' })
    const refused = [
      await api!('approvePago', { ...place, body: {} }),
      await api!('rejectPago', { ...place, body: { motivo: 'No' } }),
      await api!('annulPago', { ...place, body: { motivo: 'No' } }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409])
    const [confirmed] = await loads.within((slice) => pagos.confirm!(slice, made, []))
    expect((await api!('getPago', place)).body).toMatchObject({
      estado: 'registrado',
      retenciones: [{ numeroCertificado: expect.stringMatching(/^2026-/) }],
    })
    await loads.within((slice) => pagos.undo(slice, [confirmed!], 'Prueba'))
    expect((await api!('getPago', place)).body).toMatchObject({ estado: 'anulado', motivoEstado: 'Prueba' })
    expect(await figures()).toEqual(before)
  })

  it('are undone when the last of them is refused', async () => {
    const before = await figures()
    const total = (await payments()).total
    const sheet = `${titles}\n;25/02/2026;30-71200174-3;Efectivo;;1210,00;A 0919-00000001;;\n`
    const carga = await loads.plan(api!, 'pagos', sheet)
    const document = (await api!('listComprobantes', { params, query: { search: 'A 0919-00000001', tipo: 'factura' } }))
      .body.items[0]!
    const { id, proveedorId } = document
    const body = {
      fecha: '2026-02-27',
      medio: 'tarjeta' as const,
      proveedorId,
      imputaciones: [{ comprobanteId: id, importe: '1' }],
    }
    const paid = (await api!('createPago', { params, body })).body
    const failed = await loads.run(api!, carga)
    expect([failed.estado, failed.motivo]).toEqual(['fallida', expect.stringContaining('le quedan 1.209,00')])
    await api!('annulPago', { params: { proyectoId, id: paid.id }, body: { motivo: 'Prueba' } })
    expect(await figures()).toEqual(before)
    expect((await payments()).total).toBe(total + 1)
  })

  it('wait for their approval where a rule applies, with one notification, and leave nothing behind', async () => {
    const { version } = (await api!('getAprobaciones', company)).body
    const rule = { entidad: 'pago', rol: 'miembro', moneda: 'ARS', hasta: '1000' } as const
    await api!('updateAprobaciones', { ...company, body: { reglas: [rule], cargaNoAprueba: false, version } })
    const before = { ...(await figures()), total: (await payments()).total }
    const waiting = async () => (await api!('listAprobacionesPendientes', company)).body.total
    const notices = async () =>
      (await api!('listNotifications')).body.filter(({ title }) => title.startsWith('Esperan tu aprobación'))
    const sheet = [
      titles,
      ';25/02/2026;30-71200174-3;Efectivo;;1210,00;A 0919-00000001;;',
      ';25/02/2026;30-71200174-3;Efectivo;;2420,00;A 0919-00000002;;',
    ].join('\n')
    const carga = await loads.plan(member!, 'pagos', sheet)
    expect([await waiting(), (await notices()).length]).toEqual([0, 0])
    const loaded = await loads.run(member!, carga)
    expect(loaded.estado).toBe('cargada')
    expect(await notices()).toMatchObject([{ title: 'Esperan tu aprobación: 2 pagos' }])
    expect(await waiting()).toBe(2)
    const { items } = await payments({ estado: 'pendiente' })
    expect(items.map(({ numero, importe }) => [numero, importe])).toEqual([
      [null, '2420.00'],
      [null, '1210.00'],
    ])
    expect(await figures()).toEqual({ ...before, total: undefined })
    const undone = await loads.undo(member!, loaded)
    expect(undone.cantidades.deshecha).toBe(2)
    expect(await waiting()).toBe(0)
    expect({ ...(await figures()), total: (await payments()).total }).toEqual(before)
    const gone = await api!('getPago', { params: { proyectoId, id: items[0]!.id } })
    expect(gone.status).toBe(404)
  })
})
