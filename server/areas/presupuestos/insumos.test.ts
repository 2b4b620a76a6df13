import { describe, expect, it } from 'vitest'
import { createMaterial, proyectoId } from '../../../tests/support/stock.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import type { Body } from '../../http/contract.ts'

const server = useTestServer()
type Line = Body<'updatePresupuestoItems'>['guardar'][number]

/** A draft with an item that uses a material. */
async function draftWithInsumo() {
  const api = await server.current.as('demo@obra.test')
  const material = await createMaterial(api, 'kg')
  const { rubroId, unidadId, id: materialId } = material
  const { body: draft } = await api('createPresupuesto', { params: { proyectoId }, body: { nombre: 'Con insumos' } })
  const place = { params: { proyectoId, presupuestoId: draft.id } }
  const line = { rubroId, unidadId, codigo: 'I.1', descripcion: 'Muro', cantidad: '120', precioUnitario: '10' }
  let { version } = draft
  const save = async (guardar: Line[]) => {
    const answer = await api('updatePresupuestoItems', { ...place, body: { version, guardar, borrar: [] } })
    if (answer.status === 200) version = answer.body.presupuesto.version
    return answer
  }
  const read = async () => (await api('getPresupuestoItems', place)).body.items
  const insumos = [{ materialId, cantidadPorUnidad: '0.35' }]
  const [item] = (await save([{ ...line, insumos }])).body.items
  return { api, draft, place, material, line, item: item!, insumos, save, read }
}

describe('insumos of budget items', () => {
  it('are stored with the item, kept by a change without them, and emptied by an empty list', async () => {
    const { material, line, item, save, read } = await draftWithInsumo()
    const { id: materialId, codigo, nombre } = material
    const stored = { materialId, codigo, material: nombre, unidad: 'kg', cantidadPorUnidad: '0.3500' }
    expect(item.insumos).toEqual([stored])
    await save([{ ...line, id: item.id, cantidad: '130' }])
    expect(await read()).toMatchObject([{ cantidad: '130.0000', insumos: [stored] }])
    await save([{ ...line, id: item.id, insumos: [] }])
    expect(await read()).toMatchObject([{ cantidad: '120.0000', insumos: [] }])
  })

  it('are copied with the budget, are in its file, and are frozen with it', async () => {
    const { api, draft, place, item, line, material, save, read } = await draftWithInsumo()
    const { body: copy } = await api('createPresupuesto', {
      params: { proyectoId },
      body: { nombre: 'Copia', copiaDe: draft.id },
    })
    const copied = await api('getPresupuestoItems', { params: { proyectoId, presupuestoId: copy.id } })
    expect(copied.body.items[0]!.insumos).toEqual(item.insumos)
    const file = await api('getPresupuestoItems', { ...place, query: { formato: 'csv' } })
    expect(new TextDecoder().decode(file.bytes)).toContain(`${material.codigo}: 0,35 kg`)
    await api('approvePresupuesto', { params: { proyectoId, id: draft.id }, body: {} })
    expect(await save([{ ...line, id: item.id, insumos: [] }])).toMatchObject({ status: 409 })
    expect((await read())[0]!.insumos).toEqual(item.insumos)
  })

  it('refuses a material twice, a quantity of 0 or too large, and a material of another company', async () => {
    const { item, line, insumos, save } = await draftWithInsumo()
    const [own] = insumos
    const send = (cantidadPorUnidad: string, more: typeof insumos = []) =>
      save([{ ...line, id: item.id, insumos: [{ ...own!, cantidadPorUnidad }, ...more] }])
    expect(await send('0')).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'guardar.0.insumos.0.cantidadPorUnidad' }] },
    })
    expect(await send('99999999999')).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'guardar.0.cantidad' }] },
    })
    expect(await send('1', insumos)).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'guardar.0.insumos.1.materialId' }] },
    })
    const martin = await server.current.as('martin@obra.test')
    const companies = (await martin('listDevelopers')).body as { id: number }[] | { data: { id: number }[] }
    const [company] = 'data' in companies ? companies.data : companies
    const theirs = await martin('listMateriales', { params: { desarrolladoraId: company!.id } })
    const foreign = { materialId: theirs.body.items[0]!.id, cantidadPorUnidad: '1' }
    expect((await save([{ ...line, id: item.id, insumos: [foreign] }])).status).toBe(404)
  })
})
