import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

async function names() {
  const api = await server.current.as('demo@obra.test')
  const company = { params: { desarrolladoraId: 1 }, query: { size: 200 } }
  const rubros = (await api('listRubros', company)).body as { items: { id: string }[] }
  const unidades = (await api('listUnidades', company)).body as { items: { id: string }[] }
  return { api, rubroId: rubros.items[0]!.id, unidadId: unidades.items[0]!.id }
}

describe('a budget change', () => {
  it('counts once approved, up or down, and no longer once annulled', async () => {
    const { api } = await names()
    const params = { proyectoId: 1 }
    const budgets = (await api('listPresupuestos', { params, query: { estado: 'aprobado' } })).body as {
      items: { id: string }[]
    }
    const sheet = { ...params, presupuestoId: budgets.items[0]!.id }
    const { rubroId, unidadId, codigo } = (await api('getPresupuestoItems', { params: sheet })).body.items[0]!
    const line = { rubroId, unidadId, codigo, descripcion: 'Más', cantidad: '3', precioUnitario: '33.335' }
    const above = { ...line, precioUnitario: '99999999' }
    const saved = { tipo: 'economia' as const, fecha: '2026-03-10', motivo: 'Prueba', items: [above] }
    expect(await api('createModificacion', { params, body: saved })).toMatchObject({
      status: 409,
      body: { issues: [{ field: 'items.0.cantidad' }], message: expect.stringContaining(`El ítem ${codigo} vale`) },
    })
    const make = (tipo: 'adicional' | 'economia') =>
      api('createModificacion', {
        params: { proyectoId: 1 },
        body: { tipo, fecha: '2026-03-10', motivo: 'Prueba', items: [line] },
      })
    const saving = (await make('economia')).body
    expect(saving).toMatchObject({ estado: 'borrador', total: '-100.01', totalBase: '-100.01', numero: null })
    const place = { params: { proyectoId: 1, id: saving.id } }
    const approved = await api('approveModificacion', { ...place, body: { version: saving.version } })
    expect(approved.body).toMatchObject({ estado: 'aprobada', numero: 5 })
    expect((await api('updateModificacion', { ...place, body: { version: 2, motivo: 'Otro' } })).status).toBe(409)
    const total = async () => {
      const { totales } = (await api('listModificaciones', { params: { proyectoId: 1 } })).body as {
        totales: { totalBase: string }
      }
      return Number(totales.totalBase)
    }
    const before = await total()
    const annulled = await api('annulModificacion', { ...place, body: { motivo: 'No se hace' } })
    expect(await total()).toBeCloseTo(before + 100.01, 2)
    expect(annulled.body).toMatchObject({ estado: 'anulada', motivoEstado: 'No se hace', motivo: 'Prueba' })
    expect((await api('annulModificacion', { ...place, body: { motivo: 'De nuevo' } })).status).toBe(409)
  })

  it('cannot be approved after its budget was replaced', async () => {
    const { api, rubroId, unidadId } = await names()
    const params = { proyectoId: 2 }
    const line = { rubroId, unidadId, codigo: 'M.1', descripcion: 'Más', cantidad: '3', precioUnitario: '1' }
    const body = { tipo: 'adicional' as const, fecha: '2026-03-10', motivo: 'Prueba', items: [line] }
    const { body: change } = await api('createModificacion', { params, body })
    const { items } = (await api('listPresupuestos', { params, query: { estado: 'aprobado' } })).body as {
      items: { id: string }[]
    }
    const copy = await api('createPresupuesto', { params, body: { nombre: 'Otra', copiaDe: items[0]!.id } })
    await api('approvePresupuesto', { params: { ...params, id: copy.body.id }, body: {} })
    const approve = await api('approveModificacion', { params: { ...params, id: change.id }, body: {} })
    expect(approve).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('fue reemplazado: cargala de nuevo sobre el vigente') },
    })
  })

  it('cannot name an archived rubro', async () => {
    const { api, unidadId } = await names()
    const company = { desarrolladoraId: 1 }
    const rubro = (await api('createRubro', { params: company, body: { codigo: '99.97', nombre: 'De prueba' } })).body
    const archived = { version: rubro.version, activo: false }
    await api('updateRubro', { params: { ...company, id: rubro.id }, body: archived })
    const line = { rubroId: rubro.id, unidadId, codigo: 'M.1', descripcion: 'Más', cantidad: '3', precioUnitario: '1' }
    const body = { tipo: 'adicional' as const, fecha: '2026-03-10', motivo: 'Prueba', items: [line] }
    const refused = await api('createModificacion', { params: { proyectoId: 1 }, body })
    expect(refused).toMatchObject({ status: 409, body: { issues: [{ field: 'items' }] } })
  })

  it('needs an approved budget', async () => {
    const { api, rubroId, unidadId } = await names()
    const line = { rubroId, unidadId, codigo: 'M.1', descripcion: 'Más', cantidad: '3', precioUnitario: '1' }
    const body = { tipo: 'adicional' as const, fecha: '2026-03-10', motivo: 'Prueba', items: [line] }
    const refused = await api('createModificacion', { params: { proyectoId: 4 }, body })
    expect(refused).toMatchObject({ status: 409, body: { error: 'No approved budget' } })
  })
})
