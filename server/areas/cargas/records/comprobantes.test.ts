import { beforeAll, describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../../tests/support/server.ts'
import { createLoads } from '../../../../tests/support/project-loads.ts'

const server = useTestServer()
const proyectoId = 2
const params = { proyectoId }
const loads = createLoads(server, proyectoId)
let api: Api
const titles = 'Fecha;Tipo;Número;Proveedor;Neto;IVA 21;IVA 10,5;Percepción IIBB;Total;Rubro;Importe del rubro'

beforeAll(async () => {
  api = await server.current.as('demo@obra.test', 1)
})

const documents = async (query = {}) => (await api('listComprobantes', { params, query: { size: 200, ...query } })).body
const figures = async () => ({
  totales: (await documents()).totales,
  control: (await api('getControlPresupuestario', { params })).body.totales,
  vencimientos: (await api('getVencimientos', { params })).body.vencido,
})

describe('loads of documents', () => {
  it('has a template that loads as it is', async () => {
    const file = await api('getCargaPlantilla', {
      params: { desarrolladoraId: 1, tipo: 'comprobantes' },
      query: { formato: 'csv' },
    })
    const carga = await loads.plan(api, 'comprobantes', file.bytes)
    expect(carga.columnas.map(({ campo }) => campo)).toEqual(carga.campos.map(({ nombre }) => nombre))
    expect(carga.cantidades).toMatchObject({ crear: 1, error: 0 })
  })

  it('shows what is wrong in its cell, registers the rest and takes all of it back', async () => {
    const before = await figures()
    const sheet = [
      titles,
      '22/02/2026;Factura;A 0909-00000101;Corralón del Bajo S.A.;1000,00;210,00;;30,00;1240,00;05.02;',
      '23/02/2026;FC A;0909-00000102;30-71200174-3;3000,00;420,00;105,00;;3525,00;05.02;2500,00',
      '23/02/2026;FC A;0909-00000102;30-71200174-3;3000,00;420,00;105,00;;3525,00;06;500,00',
      '24/02/2026;Nota de crédito;A 0909-00000007;Corralón del Bajo S.A.;-100,00;-21,00;;;-121,00;05.02;',
      '25/02/2026;Factura;A 0909-00000103;Corralón del Bajo S.A.;1000,00;210,00;;;1300,00;05.02;',
      '26/02/2026;Remito;A 0909-00000104;Corralón del Bajo S.A.;1000,00;210,00;;;1210,00;05.02;',
      '27/02/2026;Factura;0909-00000105;Corralón del Bajo S.A.;1000,00;210,00;;;1210,00;05.02;',
    ].join('\n')
    const carga = await loads.plan(api, 'comprobantes', sheet)
    expect(carga.columnas.every(({ campo }) => campo !== null)).toBe(true)
    expect(await loads.problems(api, carga)).toEqual([
      '6 total: Neto, IVA y otros tributos suman 1.210,00, y el total dice 1.300,00.',
      '7 tipo: Decí si es factura, nota de débito, nota de crédito, recibo o ticket.',
      '8 numeroCompleto: Falta la letra: escribilo como A 0003-00001234.',
    ])
    expect(await figures()).toEqual(before)

    const loaded = await loads.run(api, await loads.onlyValid(api, carga))
    expect([loaded.estado, loaded.cantidades.cargada]).toEqual(['cargada', 4])
    const { items } = await documents({ search: '0909-' })
    expect(
      items.map(({ numeroCompleto, tipo, estado, total }) => `${tipo} ${numeroCompleto} ${estado} ${total}`),
    ).toEqual([
      'notaCredito A 0909-00000007 registrado 121.00',
      'factura A 0909-00000102 registrado 3525.00',
      'factura A 0909-00000101 registrado 1240.00',
    ])
    expect(items[1]).toMatchObject({
      iva: [
        { alicuota: '21', base: '2000.00', importe: '420.00' },
        { alicuota: '10.5', base: '1000.00', importe: '105.00' },
      ],
      imputaciones: [{ importe: '2500.00' }, { importe: '500.00' }],
    })
    expect(items[2]!.percepciones).toEqual([{ impuesto: 'iibb', jurisdiccion: null, importe: '30.00' }])
    expect(await figures()).not.toEqual(before)
    const again = await loads.plan(api, 'comprobantes', sheet)
    expect(again.cantidades).toMatchObject({ crear: 0, omitir: 4, error: 3 })

    // The note of one is changed later, so it stays.
    const { id, version } = items[2]!
    await api('updateComprobante', { params: { proyectoId, id }, body: { nota: 'Revisado', version } })
    const undone = await loads.undo(api, loaded)
    expect(undone.cantidades).toMatchObject({ deshecha: 3, conservada: 1 })
    const kept = (await loads.rows(api, undone)).find(({ resultado }) => resultado === 'conservada')
    expect(kept!.error).toMatch(/^Lo cambió /)
    await api('annulComprobante', { params: { proyectoId, id }, body: { motivo: 'Prueba' } })
    expect(await figures()).toEqual(before)
  })

  it('creates the rubros that only the sheet has', async () => {
    const row = '22/02/2026;Factura;A 0909-00000301;Corralón del Bajo S.A.;1000,00;210,00;;;1210,00;05.99 Encofrados;'
    const carga = await loads.plan(api, 'comprobantes', `${titles}\n${row}\n`)
    expect(carga.referencias).toMatchObject([{ campo: 'rubroId', texto: '05.99 Encofrados', puedeCrear: true }])
    const referencias = [{ campo: 'rubroId', texto: '05.99 Encofrados', crear: true, entidadId: null }]
    const place = { params: { desarrolladoraId: 1, id: carga.id } }
    const planned = await api('setCargaAjustes', { ...place, body: { referencias, version: carga.version } })
    expect(await loads.problems(api, planned.body)).toEqual([])
    const loaded = await loads.run(api, planned.body)
    const [document] = (await documents({ search: '0909-00000301' })).items
    expect(document).toMatchObject({ estado: 'registrado', imputaciones: [{ rubro: '05.99 Encofrados' }] })
    expect((await loads.undo(api, loaded)).cantidades.conservada).toBe(1)
  })

  it('keeps what is paid', async () => {
    const row = '22/02/2026;Factura;A 0909-00000201;Corralón del Bajo S.A.;1000,00;210,00;;;1210,00;05.02;'
    const loaded = await loads.run(api, await loads.plan(api, 'comprobantes', `${titles}\n${row}\n`))
    const { id: comprobanteId, proveedorId, version } = (await documents({ search: '0909-00000201' })).items[0]!
    const body = {
      fecha: '2026-03-10',
      medio: 'efectivo' as const,
      proveedorId,
      imputaciones: [{ comprobanteId, importe: '10' }],
    }
    expect((await api('createPago', { params, body })).status).toBe(200)
    const undone = await loads.undo(api, loaded)
    expect(undone.cantidades).toMatchObject({ deshecha: 0, conservada: 1 })
    expect((await loads.rows(api, undone))[0]!.error).toMatch(/^Tiene pagos aplicados/)
    expect((await api('getComprobante', { params: { proyectoId, id: comprobanteId } })).body).toMatchObject({
      estado: 'registrado',
      version,
    })
  })
})
