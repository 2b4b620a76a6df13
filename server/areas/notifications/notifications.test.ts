import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

describe('notifications', () => {
  it('come newest first, none later than now', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listNotifications')
    const times = body.map((notification) => notification.time)
    expect(body).toHaveLength(10)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times[0]! <= server.current.services.clock().toISOString()).toBe(true)
  })

  it('are the signed-in person’s own', async () => {
    const martin = await server.current.as('martin@obra.test')
    const sofia = await server.current.as('sofia@obra.test')
    expect((await martin('listNotifications')).body.map((notification) => notification.title)).toEqual([
      'Alerta de viento',
      'Pago recibido',
    ])
    expect((await sofia('listNotifications')).body).toEqual([])
  })

  it('get their defaults when they are created: now, not read, not seen', async () => {
    const api = await server.current.as('sofia@obra.test')
    const { body } = await api('createNotification', { body: { notification: { title: 'Llegó el hierro' } } })
    expect(body).toEqual({
      id: body.id,
      icon: null,
      image: null,
      title: 'Llegó el hierro',
      description: '',
      time: server.current.services.clock().toISOString(),
      read: false,
      link: null,
      useRouter: false,
      seen: false,
    })
    expect((await api('listNotifications')).body).toContainEqual(body)
  })

  it('go back to their place when a deleted one is created again with its time', async () => {
    const api = await server.current.as('demo@obra.test')
    const before = (await api('listNotifications')).body
    const { id, ...record } = before[3]!
    expect((await api('deleteNotification', { query: { id } })).body).toBe(true)
    await api('createNotification', { body: { notification: record } })
    const after = (await api('listNotifications')).body
    expect(after.map((notification) => notification.title)).toEqual(before.map((notification) => notification.title))
  })

  it('keep the fields that a patch leaves out', async () => {
    const api = await server.current.as('demo@obra.test')
    const [notification] = (await api('listNotifications')).body
    const { body } = await api('updateNotification', { body: { id: notification!.id, notification: { seen: true } } })
    expect(body).toEqual({ ...notification, seen: true })
  })

  it('accept a record sent back whole', async () => {
    const api = await server.current.as('demo@obra.test')
    for (const notification of (await api('listNotifications')).body) {
      expect((await api('updateNotification', { body: { id: notification.id, notification } })).body).toEqual(
        notification,
      )
    }
  })

  it('lose nothing when two patches change different fields at once', async () => {
    const api = await server.current.as('martin@obra.test')
    const [notification] = (await api('listNotifications')).body
    await Promise.all([
      api('updateNotification', { body: { id: notification!.id, notification: { title: 'Viento' } } }),
      api('updateNotification', { body: { id: notification!.id, notification: { description: 'Pasó.' } } }),
    ])
    const after = (await api('listNotifications')).body.find((each) => each.id === notification!.id)
    expect(after).toEqual({ ...notification, title: 'Viento', description: 'Pasó.' })
  })

  it('turn around when their read status is toggled, and back', async () => {
    const api = await server.current.as('demo@obra.test')
    const notification = (await api('listNotifications')).body.find((each) => !each.read)!
    const once = await api('toggleNotificationReadStatus', { body: { notification } })
    const twice = await api('toggleNotificationReadStatus', { body: { notification: once.body } })
    expect([once.body, twice.body]).toEqual([{ ...notification, read: true }, notification])
  })

  it('are all read and seen after mark-all-as-read, and nobody else’s are', async () => {
    const api = await server.current.as('demo@obra.test')
    expect((await api('markAllNotificationsAsRead')).body).toBe(true)
    expect((await api('listNotifications')).body.every((notification) => notification.read && notification.seen)).toBe(
      true,
    )
    const martin = await server.current.as('martin@obra.test')
    expect((await martin('listNotifications')).body.some((notification) => !notification.read)).toBe(true)
  })

  it('of somebody else are 404 for every change', async () => {
    const demo = await server.current.as('demo@obra.test')
    const martin = await server.current.as('martin@obra.test')
    const before = (await demo('listNotifications')).body
    const { id } = before[0]!
    const answers = await Promise.all([
      martin('updateNotification', { body: { id, notification: { title: 'Ajeno' } } }),
      martin('updateNotification', { body: { id, notification: {} } }),
      martin('toggleNotificationReadStatus', { body: { notification: { id } } }),
      martin('deleteNotification', { query: { id } }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    expect((await demo('listNotifications')).body).toEqual(before)
  })

  it('keep a sent time in UTC, and refuse one that no calendar has', async () => {
    const api = await server.current.as('sofia@obra.test')
    const create = (time: string) => api('createNotification', { body: { notification: { title: 'x', time } } })
    expect((await create('2026-03-16T09:00:00-03:00')).body.time).toBe('2026-03-16T12:00:00.000Z')
    const odd = ['9999-12-31T23:59:59-03:00', '0000-01-01T00:00:00+03:00', '2026-02-30T00:00:00Z', 'ayer']
    expect((await Promise.all(odd.map(create))).map((answer) => answer.status)).toEqual(odd.map(() => 400))
  })

  it('refuse an inner id that is another one, unknown fields, and links that run something', async () => {
    const api = await server.current.as('demo@obra.test')
    const [first, second] = (await api('listNotifications')).body
    const other = await api('updateNotification', { body: { id: first!.id, notification: { id: second!.id } } })
    const unknown = await api('createNotification', { wrong: { notification: { title: 'x', color: 'rojo' } } })
    const links = ['javascript:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '\\\\x']
    const refused = await Promise.all(
      links.map((link) => api('createNotification', { wrong: { notification: { title: 'x', link } } })),
    )
    const statuses = [other, unknown, ...refused].map((answer) => answer.status)
    expect(statuses).toEqual(statuses.map(() => 400))
  })

  it('keep simple markup of their description and lose all other', async () => {
    const api = await server.current.as('sofia@obra.test')
    const description =
      '<strong onclick="x()">Ya</strong> <img src=x onerror=alert(1)><script>alert(1)</script><p>está</p>'
    const { body } = await api('createNotification', { body: { notification: { title: 'Obra', description } } })
    expect(body.description).toBe('<strong>Ya</strong> está')
    const patched = await api('updateNotification', {
      body: { id: body.id, notification: { description: '<a href="javascript:alert(1)">ver</a><em>hoy</em>' } },
    })
    expect(patched.body.description).not.toContain('javascript')
    expect(patched.body.description).toContain('<em>hoy</em>')
  })

  it('accept a description back although escaping has made it longer, and refuse one that grows too long', async () => {
    const api = await server.current.as('sofia@obra.test')
    const created = await api('createNotification', {
      body: { notification: { title: 'y', description: '&'.repeat(2000) } },
    })
    expect(created.body.description).toHaveLength(10_000)
    const { id, description } = created.body
    const same = await api('updateNotification', { body: { id, notification: { description } } })
    expect(same.body).toEqual(created.body)
    const longer = await api('updateNotification', { body: { id, notification: { description: '<'.repeat(9000) } } })
    expect(longer.status).toBe(400)
  })
})
