import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

async function material(codigo: string) {
  const api = await demo()
  const { items } = (await api('listMateriales', { params, query: { search: codigo } })).body
  return { api, first: items[0]! }
}

/** The fields of a material that its creation accepts. */
const inputOf = ({ nombre, unidadId, rubroId }: { nombre: string; unidadId: string; rubroId: string }) => ({
  nombre,
  unidadId,
  rubroId,
})

describe('materiales', () => {
  it('show unit, rubro, and the last price with its age and changes', async () => {
    const { first } = await material('CEM-50')
    expect(first).toMatchObject({
      unidad: 'bolsa',
      rubro: '04 Hormigón armado',
      presentaciones: [{ nombre: 'Pallet', factor: '40.0000' }],
    })
    expect(first.ultimoPrecio).toMatchObject({
      precio: '9850.00',
      moneda: 'ARS',
      dias: 9,
      variacion: '2.88',
      variacionCac: null,
    })
    expect(first.ultimoPrecio!.variacionDolar).toMatch(/^-?\d+\.\d\d$/)
  })

  it('show the change of CAC and of the dollar over the same days, as calculated by hand', async () => {
    const { api, first } = await material('CAL-HID')
    const { items: indices } = (await api('listIndices', { params, query: { search: 'CAC' } })).body
    const cac = indices.find(({ codigo }) => codigo === 'CAC')!
    const valores = [
      { periodo: '2024-01', valor: '1000' },
      { periodo: '2024-02', valor: '1034.5' },
    ]
    await api('loadIndiceValores', { params: { ...params, indiceId: cac.id }, body: { valores } })
    const dolar = { moneda: 'USD', tipo: 'oficial' } as const
    const cotizaciones = [
      { ...dolar, fecha: '2024-01-14', venta: '1400' },
      { ...dolar, fecha: '2024-02-10', venta: '1435' },
    ]
    await api('loadCotizaciones', { params, body: { cotizaciones } })
    const { codigo: _codigo, id: _id, ...rest } = first
    const created = (await api('createMaterial', { params, wrong: { ...inputOf(rest), codigo: 'A-MANO' } })).body
    const price = (fecha: string, precio: string) =>
      api('createPrecio', { params: { ...params, materialId: created.id }, body: { fecha, precio, moneda: 'ARS' } })
    await price('2024-01-15', '10000')
    await price('2024-02-10', '11250')
    const lastPrice = async () => (await material('A-MANO')).first.ultimoPrecio
    // 11.250 / 10.000; 1.034,5 / 1.000; 1.435 / 1.400, the rate of 15/01 being that of the day before.
    expect(await lastPrice()).toMatchObject({ variacion: '12.50', variacionCac: '3.45', variacionDolar: '2.50' })
    // March has no index value yet, and its rate is the last one before.
    await price('2024-03-01', '10125')
    expect(await lastPrice()).toMatchObject({ variacion: '-10.00', variacionCac: null, variacionDolar: '0.00' })
  })

  it('keep every price; the newest is the last price', async () => {
    const { api, first } = await material('ARENA')
    const materialPlace = { ...params, materialId: first.id }
    const ask = (body: object) => api('createPrecio', { params: materialPlace, wrong: { moneda: 'ARS', ...body } })
    expect((await ask({ fecha: '2026-03-16', precio: '40000.1234' })).status).toBe(200)
    expect((await ask({ fecha: '2025-01-01', precio: '1' })).status).toBe(200)
    const { items, total } = (await api('listPrecios', { params: materialPlace })).body
    expect([total, items[0]!.precio, items.at(-1)!.precio]).toEqual([7, '40000.1234', '1.00'])
    expect((await material('ARENA')).first).toMatchObject({
      usos: first.usos,
      ultimoPrecio: { precio: '40000.1234', dias: 0 },
    })
    expect((await ask({ fecha: '2026-03-17', precio: '1' })).body).toMatchObject({ issues: [{ field: 'fecha' }] })
    expect((await ask({ fecha: '2026-03-16', precio: '0' })).body).toMatchObject({ issues: [{ field: 'precio' }] })
    expect((await ask({ fecha: '2026-03-16', precio: '1', proveedorId: 'nadie' })).status).toBe(404)
  })

  it('load many prices, all or nothing, without repeats, and none in a dry run', async () => {
    const { api, first } = await material('CAL-HID')
    const own = { ...params, materialId: first.id }
    const total = async () => (await api('listPrecios', { params: own })).body.total
    const before = await total()
    const precios = [
      { fecha: '2026-01-05', precio: '7000', moneda: 'ARS' as const },
      { fecha: '2026-02-05', precio: '7300.5', moneda: 'ARS' as const },
    ]
    const load = (query: { simular?: boolean }, more: object[] = []) =>
      api('loadPrecios', { params: own, query, wrong: { precios: [...precios, ...more] } })
    expect((await load({ simular: true })).body).toEqual({ creados: 2, cambiados: 0, iguales: 0 })
    expect(await total()).toBe(before)
    const refused = await load({}, [{ fecha: '2026-03-17', precio: '1', moneda: 'ARS' }])
    expect(refused.body).toMatchObject({ message: expect.stringContaining('Fila 3'), issues: [{ field: '2.fecha' }] })
    expect((await load({}, [{ ...precios[0], proveedorId: 'nadie' }])).status).toBe(404)
    expect(await total()).toBe(before)
    expect((await load({})).body).toEqual({ creados: 2, cambiados: 0, iguales: 0 })
    expect((await load({})).body).toEqual({ creados: 0, cambiados: 0, iguales: 2 })
    expect(await total()).toBe(before + 2)
  })

  it('refuse empty or repeated presentations, and references to other companies', async () => {
    const { api, first } = await material('CAL-HID')
    const change = (body: object) =>
      api('updateMaterial', { params: { ...params, id: first.id }, wrong: { version: 1, ...body } })
    const twice = [
      { nombre: 'Pallet', factor: '40' },
      { nombre: ' PÁLLET ', factor: '30' },
    ]
    expect((await change({ presentaciones: twice })).body).toMatchObject({
      issues: [{ field: 'presentaciones.1.nombre' }],
    })
    const empty = [{ nombre: 'Pallet', factor: '0' }]
    expect((await change({ presentaciones: empty })).body).toMatchObject({
      issues: [{ field: 'presentaciones.0.factor' }],
    })
    const foreign = (await api('listUnidades', { params: { desarrolladoraId: 2 } })).body.items[0]!.id
    expect((await change({ unidadId: foreign })).status).toBe(404)
    const supplier = (await api('listProveedores', { params })).body.items[0]!.id
    const { body } = await change({ proveedores: [{ proveedorId: supplier, codigoProveedor: 'X-9' }] })
    expect(body).toMatchObject({ version: 2, proveedores: [{ proveedorId: supplier, codigoProveedor: 'X-9' }] })
  })
})
