import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

describe('activities', () => {
  it('shows everybody the same feed, newest first', async () => {
    const { body } = await (await server.current.as('demo@obra.test'))('listActivities')
    expect(body.length).toBeGreaterThan(20)
    const dates = body.map((activity) => activity.date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect((await (await server.current.as('sofia@obra.test'))('listActivities')).body).toEqual(body)
  })

  it('begins on the day of seeding', async () => {
    const { body } = await (await server.current.as('demo@obra.test'))('listActivities')
    expect(body[0]!.date.slice(0, 10)).toBe('2026-03-16')
  })

  it('gives every entry an icon or an image, and leaves out what it does not have', async () => {
    const { body } = await (await server.current.as('demo@obra.test'))('listActivities')
    for (const activity of body) {
      expect(activity.icon ?? activity.image).toBeTruthy()
      expect(Object.values(activity)).not.toContain(null)
    }
  })

  it('pages, each page behind the activity that the one before ended with', async () => {
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

  it('loses none of several that happened at the same moment', async () => {
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

  it('is narrowed to a kind and to a person, whom it names', async () => {
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
