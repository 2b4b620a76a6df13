import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { explained } from '../../../tests/support/explained.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { isPostgres } from '../../db/columns.ts'
import { selectActivities, selectActivityPeople, selectChanges } from './queries.ts'

const server = useTestServer()

describe('activities', () => {
  it('lists the same sample for all users, newest first', async () => {
    const { body } = await (await server.current.as('demo@obra.test'))('listActivities')
    expect(body.length).toBeGreaterThan(20)
    const dates = body.map((activity) => activity.date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect((await (await server.current.as('sofia@obra.test'))('listActivities')).body).toEqual(body)
  })

  it('starts on the day of seeding', async () => {
    const { body } = await (await server.current.as('demo@obra.test'))('listActivities')
    expect(body[0]!.date.slice(0, 10)).toBe('2026-03-16')
  })

  it('gives every entry an icon or an image, without empty fields', async () => {
    const { body } = await (await server.current.as('demo@obra.test'))('listActivities')
    for (const activity of body) {
      expect(activity.icon ?? activity.image).toBeTruthy()
      expect(Object.values(activity)).not.toContain(null)
    }
  })

  it('pages by the last activity of the previous page', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body: all } = await api('listActivities')
    const pages = []
    for (let after: string | undefined; ;) {
      const { body } = await api('listActivities', { query: { size: 7, after } })
      pages.push(...body)
      if (body.length < 7) break
      after = body.at(-1)!.id
    }
    expect(pages).toEqual(all)
    const unknown = await api('listActivities', { query: { after: '00000000-0000-4000-8000-000000000000' } })
    expect(unknown.status).toBe(404)
  })

  it('loses none of several activities with the same time', async () => {
    const { store } = server.current.services
    const date = '2026-03-16T11:40:00.000Z'
    await store.write(async (db) => {
      await db.updateTable('activities').set({ date }).where('kind', '=', 'documentos').execute()
    })
    const api = await server.current.as('demo@obra.test')
    const { body: all } = await api('listActivities')
    const { body: first } = await api('listActivities', { query: { size: 3 } })
    const { body: rest } = await api('listActivities', { query: { after: first.at(-1)!.id } })
    expect([...first, ...rest]).toEqual(all)
  })

  it('filters by kind and by person, and lists the people', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body: sales } = await api('listActivities', { query: { kind: 'ventas' } })
    expect(sales.length).toBeGreaterThan(3)
    expect(new Set(sales.map(({ kind }) => kind))).toEqual(new Set(['ventas']))
    const { body: people } = await api('listActivityPeople')
    expect(people.map(({ name }) => name)).toContain('Camila Arrieta')
    for (const { name, count } of people) {
      expect((await api('listActivities', { query: { person: name } })).body).toHaveLength(count)
    }
    const both = await api('listActivities', { query: { kind: 'obra', person: 'Camila Arrieta' } })
    expect(both.body).toEqual([])
  })

  it('answers 401 without a session', async () => {
    expect((await server.current.anonymous('listActivities')).status).toBe(401)
  })
})

describe("the activities of a company's members", () => {
  const inCompany = () => server.current.as('demo@obra.test', 1)
  const params = { desarrolladoraId: 1 }

  it('are listed with place and link, for its members only', async () => {
    const api = await inCompany()
    const body = { nombre: 'Vereda <b>norte</b>', color: '#000000' }
    const { body: made } = await api('createTipoEvento', { params, body })
    const { version } = made
    await api('updateTipoEvento', { params: { ...params, id: made.id }, body: { color: '#ffffff', version } })
    const { body: feed } = await api('listActivities', { query: { person: 'Lucía Ferreyra', size: 2 } })
    const name = '<strong>Vereda &lt;b&gt;norte&lt;/b&gt;</strong> en Norte Desarrollos S.A.'
    expect(feed.map(({ description }) => description).toSorted()).toEqual([
      `<strong>Lucía Ferreyra</strong> cambió el tipo de evento ${name}`,
      `<strong>Lucía Ferreyra</strong> cargó el tipo de evento ${name}`,
    ])
    expect(feed[0]).toMatchObject({
      kind: 'obra',
      useRouter: true,
      link: `/solo-desarrollo/carga-categoricos?lista=tipos-evento&abierto=${made.id}`,
    })
    const elsewhere = await server.current.as('demo@obra.test', 2)
    const { body: seen } = await elsewhere('listActivities', { query: { person: 'Lucía Ferreyra', size: 1 } })
    expect(seen[0]).not.toHaveProperty('link')
    const stranger = await server.current.as('martin@obra.test')
    const { body: theirs } = await stranger('listActivities', { query: { size: 200 } })
    expect(theirs.some(({ description }) => description.includes('Vereda'))).toBe(false)
    expect((await stranger('listActivities', { query: { after: feed[0]!.id } })).status).toBe(404)
    expect((await stranger('listActivityPeople')).body.map((person) => person.name)).not.toContain('Lucía Ferreyra')
  })

  it('are merged with the sample by time, page by page, for several companies', async () => {
    const { store } = server.current.services
    await store.write(async (db) => {
      const changes = Array.from({ length: 30 }, (_, index) => ({
        id: `00000000-00ac-4000-8000-0000000000${String(index).padStart(2, '0')}`,
        desarrolladoraId: (index % 3) + 1,
        proyectoId: null,
        entidad: 'rubro',
        clase: 'obra' as const,
        entidadId: 'x',
        accion: 'ordenar',
        usuarioId: 'y',
        usuario: index % 2 ? 'Camila Arrieta' : 'Ana Paz',
        momento: `2026-03-${String(1 + (index >> 1)).padStart(2, '0')}T12:00:00.000Z`,
        antes: '{}',
        despues: '{}',
      }))
      await db.insertInto('historial').values(changes).execute()
    })
    const api = await inCompany()
    const { body: all } = await api('listActivities', { query: { size: 200 } })
    expect(all.length).toBeGreaterThan(54)
    const dates = all.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const pages = []
    for (let after: string | undefined; ;) {
      const { body } = await api('listActivities', { query: { size: 9, after } })
      pages.push(...body)
      if (body.length < 9) break
      after = body.at(-1)!.id
    }
    expect(pages).toEqual(all)
    const { body: people } = await api('listActivityPeople')
    for (const { name, count } of people) {
      expect((await api('listActivities', { query: { person: name, size: 200 } })).body).toHaveLength(count)
    }
    const { body: works } = await api('listActivities', { query: { person: 'Ana Paz', kind: 'obra' } })
    expect(works).toHaveLength(15)
  })

  it('are read by an index in a long history, with any filter', async () => {
    const { store } = server.current.services
    const { read } = store
    const sevenCompanies = Array.from({ length: 7 }, (_, index) => index + 1)
    await store.write(async (db) => {
      for (let block = 0; block < 20; block++) {
        const changes = Array.from({ length: 500 }, (_, index) => ({
          id: `many-${block}-${index}`,
          desarrolladoraId: sevenCompanies[index % 7]!,
          proyectoId: null,
          entidad: 'rubro',
          clase: index % 100 === 0 ? ('equipo' as const) : ('obra' as const),
          entidadId: `${block}-${index}`,
          accion: 'cambiar',
          usuarioId: 'y',
          usuario: `Persona ${index % 50}`,
          momento: new Date(Date.UTC(2025, 0, 1 + block, 0, index)).toISOString(),
          antes: '{}',
          despues: '{}',
        }))
        await db.insertInto('historial').values(changes).execute()
      }
    })
    await sql.raw(isPostgres(read) ? 'vacuum analyze' : 'analyze').execute(read)
    const last = { date: '2025-01-10T00:00:00.000Z', id: 'many-1' }
    const company = { id: 1, name: '', proyectos: null }
    const plans = await explained(read, async (db) => {
      for (const filter of [{}, { kind: 'equipo' as const }, { person: 'Persona 7' }]) {
        await selectChanges(db, company, filter, undefined, 20)
        await selectChanges(db, company, filter, last, 20)
      }
    })
    for (const plan of plans) {
      expect(plan).toMatch(/historial_(momento|clase|usuario)/)
      expect(plan).not.toMatch(/Seq Scan|SCAN historial(?! USING)|TEMP B-TREE/)
    }
    // Small tables on both databases: these only have to answer.
    expect(await selectActivities(read, {}, last, 5)).toEqual([])
    expect((await selectActivityPeople(read, [company], 500)).length).toBeGreaterThan(50)
  })
})
