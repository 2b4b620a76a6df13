import { expect, test } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()

const none = {
  proveedores: false,
  indicesYCotizaciones: false,
  presupuesto: false,
  contratos: false,
  comprobantes: false,
}
const all = { proveedores: true, indicesYCotizaciones: true, presupuesto: true, contratos: true, comprobantes: true }

const stepsOf = async (api: Api, proyectoId: number) => (await api('getPrimerosPasos', { params: { proyectoId } })).body

test('a project with documents has done all steps, another company does not see them', async () => {
  expect(await stepsOf(await server.current.as('demo@obra.test'), 1)).toEqual(all)
  const stranger = await server.current.as('sofia@obra.test')
  expect((await stranger('getPrimerosPasos', { params: { proyectoId: 1 } })).status).toBe(404)
})

test('a new company starts without any; suppliers, values of indices and rates in use count', async () => {
  const creator = await server.current.as('sofia@obra.test')
  const developer = { nombre: 'Pasos', cuit: '30717770095', telefono: '', mail: 'pasos@obra.test', ubicacion: '' }
  const { data } = (await creator('createDeveloper', { body: developer })).body
  const params = { desarrolladoraId: data!.id }
  const api = await server.current.as('sofia@obra.test', data!.id)
  const { id: proyectoId } = (await api('createProject', { params, body: { nombre: 'Primero' } })).body
  expect(await stepsOf(api, proyectoId)).toEqual(none)

  const body = { razonSocial: 'Corralón Sur', cuit: '30-54668997-9', condicionIva: 'RI' } as const
  const { body: supplier } = await api('createProveedor', { params, body })
  expect(supplier).toMatchObject({ activo: true })
  expect(await stepsOf(api, proyectoId)).toEqual({ ...none, proveedores: true })
  const archived = { version: supplier.version, activo: false }
  await api('updateProveedor', { params: { ...params, id: supplier.id }, body: archived })

  const index = await api('createIndice', { params, body: { codigo: 'CAC', nombre: 'CAC', frecuencia: 'mensual' } })
  const value = { periodo: '2026-01', valor: '100' }
  await api('createIndiceValor', { params: { ...params, indiceId: index.body.id }, body: value })
  expect(await stepsOf(api, proyectoId)).toEqual(none)
  const rate = { moneda: 'USD', tipo: 'MEP', fecha: '2026-01-05', compra: '1000', venta: '1010' } as const
  await api('createCotizacion', { params, body: rate })
  expect(await stepsOf(api, proyectoId)).toEqual({ ...none, indicesYCotizaciones: true })
})

test('a draft of a budget does not count, an approved one does', async () => {
  const api = await server.current.as('demo@obra.test', 1)
  const [params, company] = [{ proyectoId: 4 }, { desarrolladoraId: 1 }]
  const empty = { ...none, proveedores: true, indicesYCotizaciones: true }
  const { id } = (await api('createPresupuesto', { params, body: { nombre: 'Base' } })).body
  const rubros = (await api('listRubros', { params: company, query: { size: 200 } })).body.items
  const unidadId = (await api('listUnidades', { params: company })).body.items[0]!.id
  const line = { codigo: '1', descripcion: 'Excavación', cantidad: '1', precioUnitario: '10' }
  const guardar = [{ ...line, rubroId: rubros.find(({ padreId }) => padreId !== null)!.id, unidadId }]
  const place = { params: { ...params, presupuestoId: id } }
  await api('updatePresupuestoItems', { ...place, body: { version: 1, guardar, borrar: [] } })
  expect(await stepsOf(api, 4)).toEqual(empty)
  expect((await api('approvePresupuesto', { params: { ...params, id }, body: {} })).body).toMatchObject({
    estado: 'aprobado',
  })
  expect(await stepsOf(api, 4)).toEqual({ ...empty, presupuesto: true })
})
