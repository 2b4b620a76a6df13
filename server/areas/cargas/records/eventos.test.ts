import { describe, expect, it } from 'vitest'
import { emptyProject, projectLoads } from '../../../../tests/support/project-loads.ts'
import { useTestServer, type Api } from '../../../../tests/support/server.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const { plan, outcomes, run, runValid, undo, template } = projectLoads(() => server.current, 'eventos')

const eventsOf = async (api: Api, proyectoId: number) => {
  const { body } = await api('listEventos', { params: { proyectoId }, query: { size: 200, sort: 'inicio' } })
  return typeof body === 'string' ? [] : body.items
}
const exported = async (api: Api, proyectoId: number) => {
  const { bytes } = await api('listEventos', { params: { proyectoId }, query: { formato: 'csv', sort: 'inicio' } })
  return new TextDecoder().decode(bytes)
}

describe('loads of events', () => {
  it('have a template that can be loaded', async () => {
    const api = await demo()
    const carga = await plan(api, 1, await template(api))
    expect([await outcomes(api, carga), carga.columnas.filter(({ campo }) => campo === null)]).toEqual([
      [expect.stringMatching(/^\d+ crear$/)],
      [],
    ])
  })

  it('create events with their people, refuse wrong cells, and are undone but for those that changed', async () => {
    const api = await demo()
    const proyectoId = await emptyProject(api)
    const text = [
      'Asunto;Tipo;Día;Hora desde;Hora hasta;Participan;Recordatorio',
      'Visita;Visita de obra;10/12/2026;9:30;11;demo@obra.test;1 hora',
      'Feriado puente;;11/12/2026;;;;',
      'Asamblea;;14/12/2026;por la tarde;;;',
      'Reunión;;31/12/2026;10;9;;',
      'Cena;;18/12/2026;21;;Nadie;',
      'Visita;;10/12/2026;9:30;;;',
    ].join('\n')
    const carga = await plan(api, proyectoId, text)
    expect(await outcomes(api, carga)).toEqual([
      '2 crear',
      '3 crear',
      '4 error horaDesde: «por la tarde» no es una hora. Escribila como 09:30.',
      '5 error horaHasta: Termina antes de empezar.',
      '6 error asignados: No encontramos «Nadie».',
      '7 error Está repetida: es igual a la fila 2.',
    ])
    const loaded = await runValid(api, carga)
    expect(loaded).toMatchObject({ estado: 'cargada', cantidades: { cargada: 2 } })
    const events = await eventsOf(api, proyectoId)
    expect(events).toMatchObject([
      {
        titulo: 'Visita',
        tipo: 'Visita de obra',
        inicio: '2026-12-10T09:30',
        fin: '2026-12-10T11:00',
        recordatorios: [60],
      },
      { titulo: 'Feriado puente', todoElDia: true, inicio: '2026-12-11', fin: '2026-12-11' },
    ])
    expect(events[0]!.personas).toHaveLength(1)
    expect((await plan(api, proyectoId, text)).cantidades).toMatchObject({ omitir: 2, crear: 0 })
    const [visit] = events
    const body = { version: visit!.version, lugar: 'Obrador' }
    await api('updateEvento', { params: { proyectoId, id: visit!.id }, body })
    const undone = await undo(api, loaded)
    expect(undone.cantidades).toMatchObject({ deshecha: 1, conservada: 1 })
    expect((await eventsOf(api, proyectoId)).map(({ titulo }) => titulo)).toEqual(['Visita'])
  })

  it('load what the calendar exports', async () => {
    const api = await demo()
    const proyectoId = await emptyProject(api)
    const text = await exported(api, 1)
    const carga = await plan(api, proyectoId, text)
    expect(carga.cantidades).toMatchObject({ crear: carga.filas, error: 0 })
    await run(api, carga)
    expect(await exported(api, proyectoId)).toBe(text)
  })
})
