import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

describe('messages', () => {
  it('come newest first, none later than now', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listMessages')
    const times = body.map((message) => message.time)
    expect(body).toHaveLength(8)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times[0]! <= server.current.services.clock().toISOString()).toBe(true)
  })

  it('are the signed-in person’s own', async () => {
    const martin = await server.current.as('martin@obra.test')
    const sofia = await server.current.as('sofia@obra.test')
    expect((await martin('listMessages')).body.map((message) => message.title)).toEqual([
      'Rodrigo Cayupán',
      'Sandra Lezcano',
    ])
    expect((await sofia('listMessages')).body).toEqual([])
  })

  it('get their defaults when they are created: now, not read, not seen', async () => {
    const api = await server.current.as('sofia@obra.test')
    const { body } = await api('createMessage', { body: { message: { title: 'Llegó el hierro' } } })
    expect(body).toEqual({
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
    expect((await api('listMessages')).body).toContainEqual(body)
  })

  it('go back to their place when a deleted one is created again with its time', async () => {
    const api = await server.current.as('demo@obra.test')
    const before = (await api('listMessages')).body
    const { id, ...record } = before[3]!
    expect((await api('deleteMessage', { query: { id } })).body).toBe(true)
    await api('createMessage', { body: { message: record } })
    const after = (await api('listMessages')).body
    expect(after.map((message) => message.title)).toEqual(before.map((message) => message.title))
  })

  it('keep the fields that a patch leaves out', async () => {
    const api = await server.current.as('demo@obra.test')
    const [message] = (await api('listMessages')).body
    const { body } = await api('updateMessage', { body: { id: message!.id, message: { seen: true } } })
    expect(body).toEqual({ ...message, seen: true })
  })

  it('accept a record sent back whole', async () => {
    const api = await server.current.as('demo@obra.test')
    for (const message of (await api('listMessages')).body) {
      expect((await api('updateMessage', { body: { id: message.id, message } })).body).toEqual(message)
    }
  })

  it('lose nothing when two patches change different fields at once', async () => {
    const api = await server.current.as('martin@obra.test')
    const [message] = (await api('listMessages')).body
    await Promise.all([
      api('updateMessage', { body: { id: message!.id, message: { title: 'Viento' } } }),
      api('updateMessage', { body: { id: message!.id, message: { description: 'Pasó.' } } }),
    ])
    const after = (await api('listMessages')).body.find((each) => each.id === message!.id)
    expect(after).toEqual({ ...message, title: 'Viento', description: 'Pasó.' })
  })

  it('turn around when their read status is toggled, and back', async () => {
    const api = await server.current.as('demo@obra.test')
    const message = (await api('listMessages')).body.find((each) => !each.read)!
    const once = await api('toggleMessageReadStatus', { body: { message } })
    const twice = await api('toggleMessageReadStatus', { body: { message: once.body } })
    expect([once.body, twice.body]).toEqual([{ ...message, read: true }, message])
  })

  it('are all read and seen after mark-all-as-read, and nobody else’s are', async () => {
    const api = await server.current.as('demo@obra.test')
    expect((await api('markAllMessagesAsRead')).body).toBe(true)
    expect((await api('listMessages')).body.every((message) => message.read && message.seen)).toBe(true)
    const martin = await server.current.as('martin@obra.test')
    expect((await martin('listMessages')).body.some((message) => !message.read)).toBe(true)
  })

  it('of somebody else are 404 for every change', async () => {
    const demo = await server.current.as('demo@obra.test')
    const martin = await server.current.as('martin@obra.test')
    const before = (await demo('listMessages')).body
    const { id } = before[0]!
    const answers = await Promise.all([
      martin('updateMessage', { body: { id, message: { title: 'Ajeno' } } }),
      martin('updateMessage', { body: { id, message: {} } }),
      martin('toggleMessageReadStatus', { body: { message: { id } } }),
      martin('deleteMessage', { query: { id } }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    expect((await demo('listMessages')).body).toEqual(before)
  })

  it('keep a sent time in UTC, and refuse one that no calendar has', async () => {
    const api = await server.current.as('sofia@obra.test')
    const create = (time: string) => api('createMessage', { body: { message: { title: 'x', time } } })
    expect((await create('2026-03-16T09:00:00-03:00')).body.time).toBe('2026-03-16T12:00:00.000Z')
    const odd = ['9999-12-31T23:59:59-03:00', '0000-01-01T00:00:00+03:00', '2026-02-30T00:00:00Z', 'ayer']
    expect((await Promise.all(odd.map(create))).map((answer) => answer.status)).toEqual(odd.map(() => 400))
  })

  it('refuse an inner id that is another one, unknown fields, and links that run something', async () => {
    const api = await server.current.as('demo@obra.test')
    const [first, second] = (await api('listMessages')).body
    const other = await api('updateMessage', { body: { id: first!.id, message: { id: second!.id } } })
    const unknown = await api('createMessage', { wrong: { message: { title: 'x', color: 'rojo' } } })
    const links = ['javascript:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '\\\\x']
    const refused = await Promise.all(
      links.map((link) => api('createMessage', { wrong: { message: { title: 'x', link } } })),
    )
    const statuses = [other, unknown, ...refused].map((answer) => answer.status)
    expect(statuses).toEqual(statuses.map(() => 400))
  })
})
