import { describe, expect, it } from 'vitest'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

type Input = components['schemas']['TareaInput']
const server = useTestServer()
/** A project without a plan in the sample. */
const proyectoId = 4
const params = { proyectoId }
const demo = () => server.current.as('demo@obra.test')

const planOf = async (api: Api) => (await api('getPlan', { params })).body
const byName = async (api: Api) => new Map((await planOf(api)).tareas.map((task) => [task.nombre, task]))

/** Changes the plan; without `huella` as the first call of a screen does. */
async function change(
  api: Api,
  guardar: Input[],
  more: { borrar?: string[]; huella?: string; simular?: boolean } = {},
) {
  const { borrar = [], huella, simular = false } = more
  const { version } = await planOf(api)
  return api('updateTareas', {
    params,
    query: { simular },
    body: { version, guardar, borrar, ...(huella !== undefined && { huella }) },
  })
}

/** Replaces the plan: excavation of 5 days, then structure of 10, then a milestone. */
async function freshPlan() {
  const api = await demo()
  const { tareas } = await planOf(api)
  await change(api, [], { borrar: tareas.filter(({ padreId }) => padreId === null).map(({ id }) => id) })
  const made = await change(api, [
    { clave: 'g', nombre: 'Obra gruesa', inicio: '2026-03-02', duracionDias: 1 },
    { clave: 'a', nombre: 'Excavación', padreId: 'g', inicio: '2026-03-16', duracionDias: 5 },
    {
      clave: 'b',
      nombre: 'Estructura',
      padreId: 'g',
      inicio: '2026-03-02',
      duracionDias: 10,
      dependencias: [{ tareaId: 'a', desfaseDias: 0 }],
    },
    {
      clave: 'm',
      nombre: 'Fin de estructura',
      inicio: '2026-03-02',
      duracionDias: 0,
      dependencias: [{ tareaId: 'b', desfaseDias: 0 }],
    },
  ])
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return { api, tasks: await byName(api) }
}
const inputOf = ({ id, nombre, inicio, duracionDias }: components['schemas']['Tarea'], more: Partial<Input> = {}) => {
  return { id, nombre, inicio, duracionDias, ...more }
}

describe('the plan', () => {
  it('is a tree with codes, whose groups take dates and progress from their tasks', async () => {
    const { api, tasks } = await freshPlan()
    // Friday 20 March is the last day of the excavation; Tuesday 24 is a holiday, as are 2 and 3 April.
    expect(tasks.get('Estructura')).toMatchObject({
      codigo: '1.2',
      inicio: '2026-03-23',
      fin: '2026-04-08',
      critica: true,
    })
    expect(tasks.get('Obra gruesa')).toMatchObject({
      codigo: '1',
      inicio: '2026-03-16',
      fin: '2026-04-08',
      esGrupo: true,
    })
    expect(tasks.get('Fin de estructura')).toMatchObject({ codigo: '2', inicio: '2026-04-09', fin: '2026-04-09' })
    await change(api, [inputOf(tasks.get('Excavación')!, { avance: 100 })])
    expect((await byName(api)).get('Obra gruesa')).toMatchObject({ avance: 33, estado: 'enCurso', duracionDias: 15 })
  })

  it('shows what moves before it is stored, and stores only what was shown', async () => {
    const { api, tasks } = await freshPlan()
    const later = [inputOf(tasks.get('Excavación')!, { inicio: '2026-03-18' })]
    expect(await change(api, later)).toMatchObject({ status: 409, body: { error: 'Preview required' } })
    const { body: seen } = await change(api, later, { simular: true })
    expect(seen.movimientos).toMatchObject([
      { nombre: 'Excavación', causa: 'pedido', despues: { inicio: '2026-03-18', fin: '2026-03-25' } },
      {
        nombre: 'Estructura',
        causa: 'dependencia',
        texto: 'Sigue a «Excavación», que termina el 25/03/2026.',
        antes: { inicio: '2026-03-23' },
        despues: { inicio: '2026-03-26', fin: '2026-04-10' },
      },
      { nombre: 'Fin de estructura', despues: { inicio: '2026-04-13' } },
    ])
    expect((await byName(api)).get('Estructura')!.inicio).toBe('2026-03-23')
    expect(await change(api, later, { huella: 'otra' })).toMatchObject({
      status: 409,
      body: { error: 'Stale preview' },
    })
    expect((await change(api, later, { huella: seen.huella })).status).toBe(200)
    expect((await byName(api)).get('Estructura')!.inicio).toBe('2026-03-26')
    // Nothing moves back by itself.
    const { body: back } = await change(api, [inputOf(tasks.get('Excavación')!)], { simular: true })
    expect(back.movimientos.map(({ nombre }) => nombre)).toEqual(['Excavación'])
  })

  it('refuses a circle and names it, a dependency of a group, a task within itself, and an unknown one', async () => {
    const { api, tasks } = await freshPlan()
    const [group, first, last] = ['Obra gruesa', 'Excavación', 'Fin de estructura'].map((name) => tasks.get(name)!)
    const after = (tareaId: string) => ({ dependencias: [{ tareaId, desfaseDias: 0 }] })
    const circle = await change(api, [inputOf(first!, after(last!.id))])
    expect(circle).toMatchObject({
      status: 409,
      body: {
        error: 'Cycle',
        message:
          'Las dependencias dan la vuelta: «Excavación» → «Estructura» → «Fin de estructura» → «Excavación». Quitá una de ellas.',
      },
    })
    expect((await change(api, [inputOf(first!, after(group!.id))])).status).toBe(409)
    expect((await change(api, [inputOf(group!, { padreId: first!.id })])).status).toBe(409)
    expect((await change(api, [inputOf(first!, after('ninguna'))])).status).toBe(404)
    expect((await change(api, [inputOf(first!, { responsableId: 'nadie' })])).status).toBe(404)
    expect((await change(api, [inputOf(first!, { rubroId: 'ninguno' })])).status).toBe(404)
  })

  it('pins what began, and marks a broken link instead of moving it', async () => {
    const { api, tasks } = await freshPlan()
    await change(api, [inputOf(tasks.get('Estructura')!, { avance: 10 })])
    const later = [inputOf(tasks.get('Excavación')!, { inicio: '2026-03-20' })]
    const { body } = await change(api, later)
    expect(body.movimientos.map(({ nombre }) => nombre)).toEqual(['Excavación'])
    const now = await byName(api)
    expect(now.get('Estructura')).toMatchObject({ inicio: '2026-03-23', conflictos: [tasks.get('Excavación')!.id] })
  })

  it('keeps state and progress together', async () => {
    const { api, tasks } = await freshPlan()
    const place = { params: { ...params, id: tasks.get('Excavación')!.id } }
    const patch = async (body: object) => {
      const { version } = (await api('getTarea', place)).body
      const { status, body: task } = await api('updateTarea', { ...place, body: { version, ...body } })
      return [status, task.estado, task.avance, task.causa]
    }
    expect(await patch({ avance: 40 })).toEqual([200, 'enCurso', 40, null])
    expect((await patch({ estado: 'bloqueada' }))[0]).toBe(400)
    expect(await patch({ estado: 'bloqueada', causa: ' Lluvia ' })).toEqual([200, 'bloqueada', 40, 'Lluvia'])
    expect(await patch({ avance: 60 })).toEqual([200, 'bloqueada', 60, 'Lluvia'])
    expect((await patch({ estado: 'pendiente', avance: 60 }))[0]).toBe(400)
    expect(await patch({ estado: 'terminada' })).toEqual([200, 'terminada', 100, null])
    const whole = (await api('getTarea', place)).body
    expect((await api('updateTarea', { ...place, body: whole })).status).toBe(200)
    expect((await api('updateTarea', { ...place, body: { ...whole, version: 1 } })).body).toMatchObject({
      error: 'Stale version',
    })
    const history = await api('listProjectHistory', { params, query: { entidad: 'tarea', entidadId: whole.id } })
    expect(history.body.items[0]).toMatchObject({ accion: 'cambiar', despues: { estado: 'terminada', avance: 100 } })
  })

  it('deletes a group with its tasks, and the links to them', async () => {
    const { api, tasks } = await freshPlan()
    await change(api, [], { borrar: [tasks.get('Obra gruesa')!.id] })
    const { tareas } = await planOf(api)
    expect(tareas).toMatchObject([{ nombre: 'Fin de estructura', dependencias: [], inicio: '2026-04-09' }])
  })
})

describe('a changed holiday', () => {
  it('moves nothing until its preview is accepted', async () => {
    const { api } = await freshPlan()
    const feriado = { fecha: '2026-03-17', motivo: 'Asueto municipal' }
    await api('createFeriado', { params: { desarrolladoraId: 1 }, body: feriado })
    const { porReprogramar, tareas } = await planOf(api)
    expect(porReprogramar).toMatchObject([
      { nombre: 'Excavación', causa: 'calendario', despues: { inicio: '2026-03-16', fin: '2026-03-23' } },
      { nombre: 'Estructura', causa: 'dependencia' },
      { nombre: 'Fin de estructura', causa: 'dependencia' },
    ])
    expect(tareas.find(({ nombre }) => nombre === 'Excavación')!.fin).toBe('2026-03-20')
    const { body: seen } = await api('reprogramPlan', { params, query: { simular: true }, body: {} })
    expect(seen.movimientos).toEqual(porReprogramar)
    expect((await api('reprogramPlan', { params, body: {} })).status).toBe(409)
    expect((await api('reprogramPlan', { params, body: { huella: seen.huella } })).status).toBe(200)
    expect((await planOf(api)).porReprogramar).toEqual([])
  })
})

describe('a baseline', () => {
  it('stores dates for ever, and each task says how far it is from the last one', async () => {
    const { api, tasks } = await freshPlan()
    const { body: base } = await api('createLineaBase', { params, body: { nombre: ' Aprobado ' } })
    expect(base).toMatchObject({ nombre: 'Aprobado', tareas: 4, inicio: '2026-03-16' })
    const later = [inputOf(tasks.get('Fin de estructura')!, { inicio: '2026-04-20' })]
    await change(api, later)
    const now = (await byName(api)).get('Fin de estructura')!
    expect(now).toMatchObject({ lineaBase: { fin: tasks.get('Fin de estructura')!.fin } })
    expect(now.desvioDias).toBeGreaterThan(0)
    expect((await planOf(api)).lineaBase).toEqual(base)
    expect((await api('listLineasBase', { params })).body.items[0]).toEqual(base)
  })
})

describe('the lists of tasks', () => {
  it('search, filter, sort, page and export', async () => {
    const api = await demo()
    const sample = { params: { proyectoId: 1 } }
    const { body: all } = await api('listTareas', sample)
    expect(all.total).toBeGreaterThan(100)
    const { body } = await api('listTareas', {
      ...sample,
      query: { search: 'LOSAS', estado: 'terminada', sort: 'inicio', order: 'desc' },
    })
    expect(body.items.every(({ estado }) => estado === 'terminada')).toBe(true)
    const file = await api('getPlan', { ...sample, query: { formato: 'csv' } })
    expect(new TextDecoder().decode(file.bytes)).toContain('Predecesoras')
  })

  it('are found by members only, and change in a paused project too', async () => {
    const api = await demo()
    const place = { params: { desarrolladoraId: 1, proyectoId: 3 } }
    const { version } = (await api('getProject', place)).body
    expect((await api('updateProject', { ...place, body: { version, estado: 'pausado' } })).status).toBe(200)
    const [task] = (await api('listTareas', { params: { proyectoId: 3 }, query: { estado: 'pendiente' } })).body.items
    const body = { version: task!.version, nombre: 'Con la obra pausada' }
    expect((await api('updateTarea', { params: { proyectoId: 3, id: task!.id }, body })).status).toBe(200)
    const stranger = await server.current.as('martin@obra.test')
    expect((await stranger('getPlan', { params: { proyectoId: 1 } })).status).toBe(404)
    const { id } = (await api('listTareas', { params: { proyectoId: 1 } })).body.items[0]!
    expect((await api('getTarea', { params: { proyectoId: 2, id } })).status).toBe(404)
  })
})
