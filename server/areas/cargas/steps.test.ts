import { expect, it } from 'vitest'
import { projectLoads } from '../../../tests/support/project-loads.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { createDeposit, createMaterial, proyectoId, stockOf } from '../../../tests/support/stock.ts'
import { endAbandoned } from './apply.service.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const { plan, undo } = projectLoads(() => server.current, 'movimientos')
const company = { desarrolladoraId: 1 }

const sheet = 'Tipo;Fecha;Depósito;Material;Cantidad\n'

/** A sheet of two receipts of a new material. */
async function twoReceipts() {
  const api = await demo()
  const [material, deposit] = [await createMaterial(api, 'u'), await createDeposit(api)]
  const row = `Ingreso;2026-03-02;${deposit.nombre};${material.codigo};5\n`
  const carga = await plan(api, proyectoId, sheet + row + row)
  const movements = async () => {
    const { body } = await api('listMovimientos', { params: { proyectoId }, query: { depositoId: deposit.id } })
    return typeof body === 'string' ? [] : body.items
  }
  const stock = async () =>
    (await stockOf(api, { depositoId: deposit.id, materialId: material.id }))?.fisico ?? '0.0000'
  const lineas = [{ materialId: material.id, cantidad: '5' }]
  const receipt = { tipo: 'ingreso' as const, fecha: '2026-03-02', depositoId: deposit.id, lineas }
  const state = async () => (await api('getCarga', { params: { ...company, id: carga.id } })).body
  return { api, carga, movements, stock, receipt, state }
}

/** The load as if its process had ended in one of its steps, a minute ago. */
async function interrupt(id: string, estado: 'cargando' | 'confirmando'): Promise<void> {
  const { services } = server.current
  await services.store.write((db) => db.updateTable('cargas').set({ estado }).where('id', '=', id).execute())
  server.current.advance(61_000)
  await endAbandoned(services)
  await services.background.settled()
}

/** Notes a draft as that of a row of the sheet. */
const prepare = (id: string, fila: number, draft: { id: string; version: number }) =>
  server.current.services.store.write((db) =>
    db
      .updateTable('cargaFilas')
      .set({ resultado: 'preparada', entidadId: draft.id, versionHecha: draft.version })
      .where('cargaId', '=', id)
      .where('fila', '=', fila)
      .execute(),
  )

it('leaves nothing of a load that died while it wrote its drafts', async () => {
  const { api, carga, movements, stock, receipt, state } = await twoReceipts()
  await prepare(carga.id, 2, (await api('createMovimiento', { params: { proyectoId }, body: receipt })).body)
  expect(await movements()).toMatchObject([{ estado: 'borrador', numero: null }])
  await interrupt(carga.id, 'cargando')
  expect(await state()).toMatchObject({ estado: 'fallida', cantidades: { deshecha: 1, cargada: 0 } })
  expect([await movements(), await stock()]).toEqual([[], '0.0000'])
})

it('goes on with a load that died while it confirmed its drafts, which is undone as any other', async () => {
  const { api, carga, movements, stock, receipt, state } = await twoReceipts()
  for (const fila of [2, 3])
    await prepare(carga.id, fila, (await api('createMovimiento', { params: { proyectoId }, body: receipt })).body)
  await interrupt(carga.id, 'confirmando')
  const ended = await state()
  expect(ended).toMatchObject({ estado: 'cargada', cantidades: { cargada: 2 } })
  expect((await movements()).map(({ estado }) => estado)).toEqual(['confirmado', 'confirmado'])
  expect(await stock()).toBe('10.0000')
  expect((await undo(api, ended)).cantidades).toMatchObject({ deshecha: 2 })
  expect(await stock()).toBe('0.0000')
})

it('cannot be cancelled any more once it confirms', async () => {
  const { api, carga } = await twoReceipts()
  const { store } = server.current.services
  await store.write((db) =>
    db.updateTable('cargas').set({ estado: 'confirmando' }).where('id', '=', carga.id).execute(),
  )
  const refused = await api('cancelCarga', { params: { ...company, id: carga.id } })
  expect([refused.status, (refused.body as unknown as { message: string }).message]).toEqual([
    409,
    'Ya se está confirmando: esperá que termine, y deshacela.',
  ])
})

it('compares many rows after the answer, and counts them meanwhile', async () => {
  const api = await demo()
  const form = new FormData()
  form.append('tipo', 'unidades')
  const lines = Array.from({ length: 250 }, (_, index) => `q${index};Unidad ${index};Peso`)
  form.append('archivo', new File([['Código;Nombre;Tipo', ...lines].join('\n')], 'unidades.csv'))
  const { body } = await api('createCarga', { params: company, wrong: form })
  expect(body).toMatchObject({ estado: 'revisando', cantidades: { crear: 0 } })
  await server.current.services.background.settled()
  const { body: planned } = await api('getCarga', { params: { ...company, id: body.id } })
  expect(planned).toMatchObject({ estado: 'lista', filas: 250, cantidades: { crear: 250 } })
  expect((await api('deleteCarga', { params: { ...company, id: body.id } })).body).toBe(true)
})

it('asks for a project of the company, and only for records of one', async () => {
  const api = await demo()
  const send = async (tipo: string, project?: string) => {
    const form = new FormData()
    form.append('tipo', tipo)
    if (project !== undefined) form.append('proyectoId', project)
    form.append('archivo', new File(['Fecha\n2026-03-02\n'], 'x.csv'))
    const { status, body } = await api('createCarga', { params: company, wrong: form })
    const { message, issues } = body as unknown as { message: string; issues?: { message: string }[] }
    return [status, issues?.[0]?.message ?? message]
  }
  expect(await send('movimientos')).toEqual([400, 'Elegí el proyecto.'])
  expect(await send('unidades', '1')).toEqual([400, 'Las listas son de la empresa, no de un proyecto.'])
  expect(await send('movimientos', '999999')).toEqual([404, 'No encontramos ese proyecto.'])
})
