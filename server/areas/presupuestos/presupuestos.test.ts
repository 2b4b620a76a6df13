import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { exact, importe } from '../../money/decimal.ts'

const server = useTestServer()
const proyectoId = 2
const budgetPlace = (id: string) => ({ params: { proyectoId, id } })
const sheetOf = (presupuestoId: string) => ({ params: { proyectoId, presupuestoId } })

async function names() {
  const api = await server.current.as('demo@obra.test')
  const company = { params: { desarrolladoraId: 1 }, query: { size: 200 } }
  const rubros = (await api('listRubros', company)).body as { items: { id: string; codigo: string }[] }
  const unidades = (await api('listUnidades', company)).body as { items: { id: string }[] }
  return { api, rubroId: rubros.items.find(({ codigo }) => codigo === '04.02')!.id, unidadId: unidades.items[0]!.id }
}

async function newBudget(lines: { cantidad: string; precioUnitario: string }[] = []) {
  const { api, rubroId, unidadId } = await names()
  const { body: draft } = await api('createPresupuesto', { params: { proyectoId }, body: { nombre: 'Prueba' } })
  const guardar = lines.map((line, row) => ({
    ...line,
    rubroId,
    unidadId,
    codigo: `X.${row}`,
    descripcion: `Ítem ${row}`,
  }))
  const { body: sheet, status } = await api('updatePresupuestoItems', {
    ...sheetOf(draft.id),
    body: { version: draft.version, guardar, borrar: [] },
  })
  return { api, draft, sheet, status, guardar }
}

describe('presupuestos', () => {
  it('calculates each line and adds up the rounded lines', async () => {
    const { sheet } = await newBudget([
      { cantidad: '120', precioUnitario: '185432.50' },
      { cantidad: '86.5', precioUnitario: '97210' },
    ])
    expect(sheet.items.map(({ importe: amount }) => amount)).toEqual(['22251900.00', '8408665.00'])
    expect(sheet.presupuesto).toMatchObject({ total: '30660565.00', cantidadItems: 2, version: 2, moneda: 'ARS' })
    expect(sheet.rubros.map(({ codigo, importe: amount, incidencia }) => [codigo, amount, incidencia])).toEqual([
      ['04', '30660565.00', '100.00'],
      ['04.02', '30660565.00', '100.00'],
    ])
  })

  it('adds up any lines to the cent', async () => {
    const { api, draft, sheet, guardar } = await newBudget([{ cantidad: '1', precioUnitario: '1' }])
    const decimal = (most: number, decimals: number) =>
      fc
        .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: 10 ** decimals - 1 }))
        .map(([whole, part]) => `${whole}.${String(part).padStart(decimals, '0')}`)
    const line = fc.record({ cantidad: decimal(90_000, 4), precioUnitario: decimal(900_000, 4) })
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
        const more = lines.map((each, row) => ({ ...guardar[0]!, ...each, codigo: `Y.${row}` }))
        const { body } = await api('updatePresupuestoItems', {
          ...sheetOf(draft.id),
          query: { simular: true },
          body: { version: sheet.presupuesto.version, guardar: more, borrar: sheet.items.map(({ id }) => id) },
        })
        const sum = lines.reduce(
          (total, each) => total.plus(importe(exact(each.cantidad).times(each.precioUnitario))),
          exact(0),
        )
        expect(body.presupuesto.total).toBe(importe(sum))
        const top = body.rubros.find(({ padreId }) => padreId === null)!
        expect(top.importe).toBe(importe(sum))
      }),
      { numRuns: 25 },
    )
    // All of these were dry runs, so nothing is stored.
    expect((await api('getPresupuestoItems', sheetOf(draft.id))).body).toMatchObject(sheet as object)
  })

  it('refuses a repeated code, unknown ids, too large amounts and a stale version', async () => {
    const { api, sheet, guardar } = await newBudget([{ cantidad: '1', precioUnitario: '1' }])
    const { version, id } = sheet.presupuesto
    const send = (body: object) =>
      api('updatePresupuestoItems', { ...sheetOf(id), body: { version, guardar: [], borrar: [], ...body } })
    const twice = await send({ guardar: [{ ...guardar[0]!, codigo: ' x.0 ' }] })
    expect(twice).toMatchObject({ status: 409, body: { issues: [{ field: 'guardar.0.codigo' }] } })
    expect((await send({ borrar: ['ninguno'] })).status).toBe(404)
    expect((await send({ guardar: [{ ...guardar[0]!, rubroId: 'ninguno', codigo: 'Z' }] })).status).toBe(404)
    const huge = { ...guardar[0]!, codigo: 'Z', cantidad: '99999999999', precioUnitario: '99999999999' }
    expect((await send({ guardar: [huge] })).status).toBe(400)
    expect((await send({ version: version + 1 })).body).toMatchObject({ error: 'Stale version' })
  })

  it('freezes on approval and replaces the previous budget; one of two concurrent approvals wins', async () => {
    const { api, sheet } = await newBudget([{ cantidad: '2', precioUnitario: '10.005' }])
    const { id, version } = sheet.presupuesto
    const before = (await api('listPresupuestos', { params: { proyectoId }, query: { estado: 'aprobado' } })).body as {
      items: { id: string; numero: number | null }[]
    }
    const both = await Promise.all(
      [1, 2].map(() => api('approvePresupuesto', { ...budgetPlace(id), body: { version } })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { body: approved } = await api('getPresupuesto', budgetPlace(id))
    expect(approved).toMatchObject({ estado: 'aprobado', numero: before.items[0]!.numero! + 1, total: '20.01' })
    expect((await api('getPresupuesto', budgetPlace(before.items[0]!.id))).body.estado).toBe('reemplazado')
    const change = await api('updatePresupuestoItems', {
      ...sheetOf(id),
      body: { version: approved.version, guardar: [], borrar: [sheet.items[0]!.id] },
    })
    expect(change).toMatchObject({ status: 409, body: { error: 'Invalid state' } })
    expect((await api('deletePresupuesto', budgetPlace(id))).status).toBe(409)
  })

  it('copies the items of another budget, and compares the two line by line', async () => {
    const { api, sheet, guardar } = await newBudget([
      { cantidad: '2', precioUnitario: '10' },
      { cantidad: '3', precioUnitario: '5' },
    ])
    const { id } = sheet.presupuesto
    const body = { nombre: 'Copia', copiaDe: id }
    const { body: copy } = await api('createPresupuesto', { params: { proyectoId }, body })
    expect(copy).toMatchObject({ cantidadItems: 2, total: '35.00', estado: 'borrador' })
    const { items } = (await api('getPresupuestoItems', sheetOf(copy.id))).body
    const dearer = { ...guardar[0]!, id: items[0]!.id, precioUnitario: '12.5' }
    await api('updatePresupuestoItems', { ...sheetOf(copy.id), body: { version: 1, guardar: [dearer], borrar: [] } })
    const compared = await api('comparePresupuestos', { ...sheetOf(copy.id), query: { con: id } })
    expect(compared.body).toMatchObject({
      diferencia: '5.00',
      lineas: [{ codigo: 'X.0', importeAntes: '20.00', importe: '25.00', diferencia: '5.00' }],
    })
  })

  it('refuses approval without items and creation in a paused project with 409; strangers get 404', async () => {
    const { api, draft } = await newBudget()
    expect((await api('approvePresupuesto', { ...budgetPlace(draft.id), body: {} })).status).toBe(409)
    const stranger = await server.current.as('martin@obra.test')
    expect((await stranger('getPresupuesto', budgetPlace(draft.id))).status).toBe(404)
    expect((await api('getPresupuesto', { params: { proyectoId: 1, id: draft.id } })).status).toBe(404)
    const place = { params: { desarrolladoraId: 1, proyectoId: 3 } }
    const { version } = (await api('getProject', place)).body
    await api('updateProject', { ...place, body: { version, estado: 'pausado' } })
    const refused = await api('createPresupuesto', { params: { proyectoId: 3 }, body: { nombre: 'No' } })
    expect(refused).toMatchObject({ status: 409, body: { error: 'Project closed' } })
  })
})
