/** The behaviour that messages and notifications share; each area's test passes its operations. */
import { expect, it } from 'vitest'
import type { components } from '../../openapi/generated/schema.d.ts'
import type { Api, TestServer } from './server.ts'

type Item = components['schemas']['Message']
type Answer<Body> = Promise<{ status: number; body: Body }>
export type Feed = {
  list(api: Api): Answer<Item[]>
  create(api: Api, item: Partial<Item> & { title: string }): Answer<Item>
  /** Creates with a body that violates the contract. */
  refuse(api: Api, item: object): Answer<unknown>
  update(api: Api, id: string, item: Partial<Item>): Answer<Item>
  toggle(api: Api, item: { id: string }): Answer<Item>
  /** The template's GET, and the equivalent POST. */
  readAll: ((api: Api) => Answer<true>)[]
  remove(api: Api, id: string): Answer<true>
  /** The number of sample records of the demo account, and the titles of Martín's. */
  ofDemo: number
  titlesOfMartin: string[]
  /** Fields that messages do not have. */
  moreDefaults?: object
}

export function testFeed(server: { readonly current: TestServer }, feed: Feed): void {
  it('are listed newest first, none in the future', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await feed.list(api)
    const times = body.map((item) => item.time)
    expect(body).toHaveLength(feed.ofDemo)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times[0]! <= server.current.services.clock().toISOString()).toBe(true)
  })

  it('are only those of the signed-in person', async () => {
    const martin = await server.current.as('martin@obra.test')
    const sofia = await server.current.as('sofia@obra.test')
    expect((await feed.list(martin)).body.map((item) => item.title)).toEqual(feed.titlesOfMartin)
    expect((await feed.list(sofia)).body).toEqual([])
  })

  it('are created with defaults: now, not read, not seen', async () => {
    const api = await server.current.as('sofia@obra.test')
    const { body } = await feed.create(api, { title: 'Llegó el hierro' })
    expect(body).toEqual({
      ...feed.moreDefaults,
      id: body.id,
      image: null,
      title: 'Llegó el hierro',
      description: '',
      time: server.current.services.clock().toISOString(),
      read: false,
      link: null,
      useRouter: false,
      seen: false,
    })
    expect((await feed.list(api)).body).toContainEqual(body)
  })

  it('are restored with id and place when a deleted one is created again', async () => {
    const api = await server.current.as('demo@obra.test')
    const before = (await feed.list(api)).body
    expect((await feed.remove(api, before[3]!.id)).body).toBe(true)
    expect((await feed.create(api, before[3]!)).body).toEqual(before[3])
    expect((await feed.list(api)).body).toEqual(before)
  })

  it('get a new id if theirs is in use, without changing the owner’s record', async () => {
    const demo = await server.current.as('demo@obra.test')
    const sofia = await server.current.as('sofia@obra.test')
    const before = (await feed.list(demo)).body
    const copies = [await feed.create(sofia, before[0]!), await feed.create(demo, before[0]!)]
    for (const { status, body } of copies) {
      expect(status).toBe(200)
      expect(body).toEqual({ ...before[0], id: body.id })
      expect(body.id).not.toBe(before[0]!.id)
    }
    await feed.remove(demo, copies[1]!.body.id)
    expect((await feed.list(demo)).body).toEqual(before)
  })

  it('keep the fields that a patch leaves out', async () => {
    const api = await server.current.as('demo@obra.test')
    const [item] = (await feed.list(api)).body
    const { body } = await feed.update(api, item!.id, { seen: true })
    expect(body).toEqual({ ...item, seen: true })
  })

  it('accept an update with the whole record', async () => {
    const api = await server.current.as('demo@obra.test')
    for (const item of (await feed.list(api)).body) {
      expect((await feed.update(api, item.id, item)).body).toEqual(item)
    }
  })

  it('keep both of two concurrent patches of different fields', async () => {
    const api = await server.current.as('martin@obra.test')
    const [item] = (await feed.list(api)).body
    await Promise.all([
      feed.update(api, item!.id, { title: 'Viento' }),
      feed.update(api, item!.id, { description: 'Pasó.' }),
    ])
    const after = (await feed.list(api)).body.find((each) => each.id === item!.id)
    expect(after).toEqual({ ...item, title: 'Viento', description: 'Pasó.' })
  })

  it('toggle their read status, and back', async () => {
    const api = await server.current.as('demo@obra.test')
    const item = (await feed.list(api)).body.find((each) => !each.read)!
    const once = await feed.toggle(api, item)
    const twice = await feed.toggle(api, once.body)
    expect([once.body, twice.body]).toEqual([{ ...item, read: true }, item])
  })

  it.each(feed.readAll)('are all read and seen after mark-all-as-read, and nobody else’s are', async (readAll) => {
    const api = await server.current.as('demo@obra.test')
    const [first] = (await feed.list(api)).body
    if (first!.read) await feed.toggle(api, first!)
    expect((await readAll(api)).body).toBe(true)
    expect((await feed.list(api)).body.every((item) => item.read && item.seen)).toBe(true)
    const martin = await server.current.as('martin@obra.test')
    expect((await feed.list(martin)).body.some((item) => !item.read)).toBe(true)
  })

  it('of another account are 404 for every change', async () => {
    const demo = await server.current.as('demo@obra.test')
    const martin = await server.current.as('martin@obra.test')
    const before = (await feed.list(demo)).body
    const { id } = before[0]!
    const answers = await Promise.all([
      feed.update(martin, id, { title: 'Ajeno' }),
      feed.update(martin, id, {}),
      feed.toggle(martin, { id }),
      feed.remove(martin, id),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    expect((await feed.list(demo)).body).toEqual(before)
  })

  it('store a sent time in UTC, and refuse an impossible date', async () => {
    const api = await server.current.as('sofia@obra.test')
    const create = (time: string) => feed.create(api, { title: 'x', time })
    expect((await create('2026-03-16T09:00:00-03:00')).body.time).toBe('2026-03-16T12:00:00.000Z')
    const odd = ['9999-12-31T23:59:59-03:00', '0000-01-01T00:00:00+03:00', '2026-02-30T00:00:00Z', 'ayer']
    expect((await Promise.all(odd.map(create))).map((answer) => answer.status)).toEqual(odd.map(() => 400))
  })

  it('refuse a different inner id, unknown fields, and script links', async () => {
    const api = await server.current.as('demo@obra.test')
    const [first, second] = (await feed.list(api)).body
    const other = await feed.update(api, first!.id, { id: second!.id })
    const unknown = await feed.refuse(api, { title: 'x', color: 'rojo' })
    const links = ['javascript:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '\\\\x']
    const refused = await Promise.all(links.map((link) => feed.refuse(api, { title: 'x', link })))
    const statuses = [other, unknown, ...refused].map((answer) => answer.status)
    expect(statuses).toEqual(statuses.map(() => 400))
  })
}
