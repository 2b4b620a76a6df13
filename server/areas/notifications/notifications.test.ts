import { describe, expect, it } from 'vitest'
import { testFeed } from '../../../tests/support/feed.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { sample } from '../../../tests/support/sample.ts'

const server = useTestServer()

describe('notifications', () => {
  testFeed(server, {
    list: (api) => api('listNotifications'),
    create: (api, notification) => api('createNotification', { body: { notification } }),
    refuse: (api, notification) => api('createNotification', { wrong: { notification } }),
    update: (api, id, notification) => api('updateNotification', { body: { id, notification } }),
    toggle: (api, notification) => api('toggleNotificationReadStatus', { body: { notification } }),
    readAll: [(api) => api('markAllNotificationsAsRead'), (api) => api('readAllNotifications')],
    remove: (api, id) => api('deleteNotification', { query: { id } }),
    ofDemo: sample.notifications,
    titlesOfMartin: ['Alerta de viento', 'Pago recibido'],
    moreDefaults: { icon: null },
  })

  it('keep simple markup in their description and remove all other', async () => {
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

  it('accept a description back that escaping made longer, and refuse one that grows too long', async () => {
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
