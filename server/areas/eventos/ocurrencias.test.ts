import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import type { Query } from '../../http/contract.ts'

const server = useTestServer()
const params = { proyectoId: 1 }
const demo = () => server.current.as('demo@obra.test')
const quarter = { desde: '2026-02-01', hasta: '2026-05-31' }

async function dates(api: Api, query: Partial<Query<'getOcurrencias'>> = {}) {
  const { body } = await api('getOcurrencias', { params, query: { ...quarter, ...query } })
  if (typeof body === 'string') throw new Error('no list')
  return body.items
}

describe('getOcurrencias', () => {
  it('has the dates of other records, each with the screen that it opens', async () => {
    const api = await demo()
    const all = await dates(api, { desde: '2025-06-01', hasta: '2027-05-31' })
    const links = new Map(all.map(({ origen, enlace }) => [origen, enlace]))
    expect([...links.keys()].toSorted()).toEqual([
      'certificado',
      'cheque',
      'comprobante',
      'contrato',
      'cuota',
      'documento',
      'evento',
      'feriado',
      'pedido',
      'seguroCaucion',
      'tarea',
    ])
    expect(links.get('comprobante')).toMatch(/^\/finanzas\/comprobantes\?abierto=.+&proyecto=1$/)
    expect(links.get('documento')).toMatch(/^\/documentos\?abierto=.+&proyecto=1$/)
    expect(links.get('pedido')).toMatch(/^\/materiales\/pedidos\/.+\?proyecto=1$/)
    expect(all.filter(({ origen }) => origen !== 'evento').every(({ version }) => version === null)).toBe(true)
    expect(all.map(({ inicio }) => inicio)).toEqual(all.map(({ inicio }) => inicio).toSorted())
  })

  it('has the first and last day of each task of the plan and its milestones, without groups', async () => {
    const api = await demo()
    const inicio = '2031-03-03'
    const { body } = await api('getPlan', { params, query: {} })
    if (typeof body === 'string') throw new Error('no plan')
    const guardar = [
      { clave: 'G', nombre: 'Piso 40', inicio, duracionDias: 5 },
      { clave: 'T', padreId: 'G', nombre: 'Encofrado 40', inicio, duracionDias: 5 },
      { padreId: 'G', nombre: 'Vibrado 40', inicio, duracionDias: 1 },
      { nombre: 'Piso 40 listo', inicio: '2031-03-10', duracionDias: 0 },
    ]
    const changed = await api('updateTareas', { params, body: { version: body.version, guardar, borrar: [] } })
    const id = changed.body.creadas.find(({ clave }) => clave === 'T')!.id
    const all = await dates(api, { desde: inicio, hasta: '2031-03-10', origen: 'tarea' })
    expect(all.map((each) => `${each.inicio} ${each.titulo} (${each.detalle})`)).toEqual(
      expect.arrayContaining([
        '2031-03-03 Empieza: Encofrado 40 (Piso 40)',
        '2031-03-03 Empieza y termina: Vibrado 40 (Piso 40)',
        '2031-03-07 Termina: Encofrado 40 (Piso 40)',
        '2031-03-10 Hito: Piso 40 listo ()',
      ]),
    )
    expect(all).toHaveLength(4)
    expect(all[0]!.enlace).toMatch(/^\/calendario\/plan\?tarea=.+&proyecto=1$/)
    expect(await dates(api, { desde: '2031-03-04', hasta: '2031-03-07', origen: 'tarea' })).toMatchObject([
      { id: `tarea:${id}:fin` },
    ])
  })

  it('takes the dates of a record from it: a paid invoice is not due any more', async () => {
    const api = await demo()
    const [invoice] = await dates(api, { origen: 'comprobante', desde: '2025-06-01', hasta: '2027-05-31' })
    const id = invoice!.id.replace('comprobante:', '')
    const { store } = server.current.services
    await store.write((db) => db.updateTable('comprobantes').set({ saldo: 0 }).where('id', '=', id).execute())
    const left = await dates(api, { origen: 'comprobante', desde: '2025-06-01', hasta: '2027-05-31' })
    expect(left.map((each) => each.id)).not.toContain(invoice!.id)
  })

  it('filters by kind, person and words, ignoring accents', async () => {
    const api = await demo()
    const me = (await api('getUser')).body.id
    const mine = await dates(api, { persona: me })
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.every(({ personas }) => personas.some(({ id }) => id === me))).toBe(true)
    expect((await dates(api, { search: 'reunion semanal' })).map(({ titulo }) => titulo)).toContain(
      'Reunión semanal de obra',
    )
    const { tipoId } = mine.find((each) => each.tipoId !== null)!
    expect((await dates(api, { tipoId: tipoId! })).every((each) => each.tipoId === tipoId)).toBe(true)
    expect((await dates(api, { search: 'memoria justicia' })).map(({ origen }) => origen)).toEqual(['feriado'])
  })

  it('has an event of several days in each range that it touches', async () => {
    const api = await demo()
    const body = { titulo: 'Feria', todoElDia: true, inicio: '2026-04-29', fin: '2026-05-02' }
    await api('createEvento', { params, body })
    const touching = async (desde: string, hasta: string) =>
      (await dates(api, { desde, hasta, search: 'Feria', origen: 'evento' })).length
    expect(await touching('2026-04-30', '2026-04-30')).toBe(1)
    expect(await touching('2026-05-02', '2026-05-31')).toBe(1)
    expect(await touching('2026-05-03', '2026-05-31')).toBe(0)
    expect(await touching('2026-04-01', '2026-04-28')).toBe(0)
  })

  it('is a file too, and of at most 731 days', async () => {
    const api = await demo()
    const { bytes } = await api('getOcurrencias', { params, query: { ...quarter, formato: 'csv' } })
    expect(new TextDecoder().decode(bytes)).toContain('Vencimiento de comprobante')
    const far = { desde: '2026-01-01', hasta: '2028-01-02' }
    expect((await api('getOcurrencias', { params, query: far })).status).toBe(400)
  })
})

describe('the calendar elsewhere', () => {
  it('is found by the search, the next occurrence first, each event once', async () => {
    const api = await demo()
    await api('setActiveDeveloper', { body: { desarrolladoraId: 1 } })
    await api('setActiveProject', { body: { proyectoId: 1 } })
    const { body } = await api('searchEverything', { body: { query: 'reunion semanal' } })
    const results = body.find(({ id }) => id === 'eventos')!.results
    expect(results[0]).toMatchObject({ value: expect.stringContaining('Reunión semanal'), detail: expect.any(String) })
    expect(new Set(results.map(({ link }) => link)).size).toBe(results.length)
    expect(results[0]!.link).toContain('/calendario?abierto=')
  })

  it('is the schedule of the dashboard', async () => {
    const api = await demo()
    const event = { todoElDia: false, inicio: '2026-03-17T07:30', fin: '2026-03-17T12:00', lugar: 'Sector sur' }
    await api('createEvento', { params, body: { titulo: 'Losa del piso 15', ...event } })
    const { body } = await api('getProjectDashboard')
    const own = { title: 'Losa del piso 15', time: 'de 07:30 a 12:00', location: 'Sector sur' }
    expect(body.schedule.tomorrow).toContainEqual({
      ...own,
      link: expect.stringMatching(/^\/calendario\?abierto=.*&proyecto=1$/) as string,
    })
    expect(body.schedule.today.length).toBeGreaterThan(0)
  })
})
