import { describe, expect, it } from 'vitest'
import { createDeposit, createMaterial, move, proyectoId } from '../../../tests/support/stock.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import type { Query } from '../../http/contract.ts'

const server = useTestServer()
const params = { proyectoId }

let rubros = 0

/** An approved budget with one item of 120, of a new rubro, that uses 1.05 of a material per unit, and a deposit with 500 of it. */
async function budgeted() {
  const api = await server.current.as('demo@obra.test')
  rubros += 1
  const body = { codigo: `91.${rubros}`, nombre: `Muros ${rubros}` }
  const rubroId = (await api('createRubro', { params: { desarrolladoraId: 1 }, body })).body.id
  const material = await createMaterial(api, 'kg', { rubroId })
  const { unidadId, id: materialId } = material
  const { body: draft } = await api('createPresupuesto', { params, body: { nombre: 'De prueba' } })
  const codigo = `C.${material.codigo}`
  const item = { rubroId, unidadId, codigo, descripcion: 'Muro', cantidad: '120', precioUnitario: '100' }
  const { body: sheet } = await api('updatePresupuestoItems', {
    params: { proyectoId, presupuestoId: draft.id },
    body: {
      version: draft.version,
      guardar: [{ ...item, insumos: [{ materialId, cantidadPorUnidad: '1.05' }] }],
      borrar: [],
    },
  })
  await api('approvePresupuesto', { params: { proyectoId, id: draft.id }, body: {} })
  const key = { materialId, depositoId: (await createDeposit(api)).id }
  await move(api, key, { cantidad: '500' }, {})
  const list = async (query: Query<'listConsumo'> = {}) => {
    const { body } = await api('listConsumo', { params, query: { materialId, ...query } })
    if (typeof body === 'string') throw new Error('no list')
    return body
  }
  return { api, material, rubroId, key, itemId: sheet.items[0]!.id, list }
}

/** Contracts an item and approves a certificate of a part of it. */
async function certify(api: Api, itemId: string, porcentajePeriodo: string) {
  const suppliers = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body
  const body = {
    proveedorId: suppliers.items[0]!.id,
    objeto: 'Muros',
    fecha: '2025-01-10',
    plazoDias: 90,
    mesBase: '2025-01',
    anticipoPorcentaje: '0',
    fondoReparoPorcentaje: '0',
    items: [{ itemId, cantidad: '120', precioUnitario: '100' }],
  }
  const { body: made } = await api('createContrato', { params, body })
  const { body: contract } = await api('signContrato', { params: { proyectoId, id: made.id }, body: {} })
  const place = { proyectoId, contratoId: contract.id }
  const lineas = [{ itemId: contract.items[0]!.id!, porcentajePeriodo }]
  const { body: draft } = await api('createCertificado', { params: place, body: { periodo: '2025-02', lineas } })
  await api('issueCertificado', { params: { ...place, id: draft.id }, body: {} })
  const approved = await api('approveCertificado', { params: { ...place, id: draft.id }, body: {} })
  expect(approved.status).toBe(200)
}

describe('consumption', () => {
  it('compares quantity x insumo x certified share with what was issued less what was returned', async () => {
    const { api, itemId, key, rubroId, list } = await budgeted()
    expect((await list()).items).toMatchObject([
      { presupuestado: '126.0000', teorico: '0.0000', real: '0.0000', porcentaje: null },
    ])
    await certify(api, itemId, '30')
    await move(api, key, { cantidad: '50' }, { tipo: 'egreso', rubroId })
    const suppliers = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body
    const returned = { tipo: 'devolucion', proveedorId: suppliers.items[0]!.id } as const
    await move(api, key, { cantidad: '2' }, { ...returned, rubroId })
    const { materialId } = key
    await api('createPrecio', {
      params: { desarrolladoraId: 1, materialId },
      body: { fecha: '2026-03-01', precio: '10', moneda: 'ARS' },
    })
    const page = await list()
    expect(page.items).toMatchObject([
      {
        rubroId,
        teorico: '37.8000',
        real: '48.0000',
        diferencia: '10.2000',
        porcentaje: '126.98',
        valorDiferencia: '102.00',
      },
    ])
    expect(page.totales).toEqual({
      valorTeorico: '378.00',
      valorReal: '480.00',
      valorDiferencia: '102.00',
      sinPrecio: 0,
      cantidades: { teorico: '37.8000', real: '48.0000', diferencia: '10.2000' },
    })
  })

  it('takes the physical progress of the rubro once it has tasks in the plan', async () => {
    const { api, itemId, rubroId, list } = await budgeted()
    await certify(api, itemId, '30')
    const { body: plan } = await api('getPlan', { params })
    if (typeof plan === 'string') throw new Error('no plan')
    const task = { nombre: 'Muros', rubroId, inicio: '2026-03-02' }
    const guardar = [
      { ...task, duracionDias: 10, avance: 100 },
      { ...task, duracionDias: 20, avance: 0 },
    ]
    const changed = await api('updateTareas', { params, body: { version: plan.version, guardar, borrar: [] } })
    expect(changed.status).toBe(200)
    // 120 x 1.05 x 33.3333 %
    expect((await list()).items).toMatchObject([{ presupuestado: '126.0000', teorico: '42.0000' }])
  })

  it('lists what was issued without a rubro apart; annulled movements and returns of what was not issued do not count', async () => {
    const { api, key, rubroId, list } = await budgeted()
    await move(api, key, { cantidad: '7' }, { tipo: 'egreso', rubroId })
    await move(api, key, { cantidad: '5' }, { tipo: 'egreso' })
    const { body: wrong } = await move(api, key, { cantidad: '90' }, { tipo: 'egreso', rubroId })
    await api('annulMovimiento', { params: { proyectoId, id: wrong.id }, body: { motivo: 'Otro rubro' } })
    const suppliers = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body
    await move(api, key, { cantidad: '40' }, { tipo: 'devolucion', proveedorId: suppliers.items[0]!.id })
    const { items, totales } = await list()
    expect(items.map((row) => [row.rubroId, row.real])).toEqual([
      [rubroId, '7.0000'],
      [null, '5.0000'],
    ])
    expect(totales).toMatchObject({ sinPrecio: 2, cantidades: { real: '12.0000' } })
    const kardex = (await api('listKardex', { params: { ...params, materialId: key.materialId }, query: { size: 50 } }))
      .body
    if (typeof kardex === 'string') throw new Error('no list')
    const issued = kardex.items.filter(({ tipo }) => tipo === 'egreso')
    expect(issued.reduce((sum, { cantidad }) => sum - Number(cantidad), 0)).toBe(12)
  })

  it('is filtered, searched, sorted and exported', async () => {
    const { api, key, rubroId, material, list } = await budgeted()
    await move(api, key, { cantidad: '5' }, { tipo: 'egreso' })
    expect((await list({ rubroId })).total).toBe(1)
    expect((await list({ search: material.nombre.toUpperCase() })).total).toBe(2)
    expect((await list({ search: 'no hay' })).total).toBe(0)
    expect((await list({ order: 'desc' })).items.map((row) => row.rubroId)).toEqual([null, rubroId])
    for (const sort of ['rubro', 'material', 'desvio'] as const) expect((await list({ sort })).total).toBe(2)
    const { body: all } = await api('listConsumo', { params })
    if (typeof all === 'string') throw new Error('no list')
    expect(all.totales.cantidades).toBeNull()
    const file = await api('listConsumo', {
      params,
      query: { formato: 'csv', materialId: key.materialId },
    })
    expect(new TextDecoder().decode(file.bytes)).toContain('Sin rubro')
    const unknown = await api('listConsumo', { params, query: { rubroId: 'ninguno' } })
    expect(unknown.status).toBe(404)
  })
})
