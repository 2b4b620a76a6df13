import { describe, expect, it } from 'vitest'
import { createApp } from '../../app/app.ts'
import { createStreams } from '../../lib/streams.ts'
import type { Context } from '../../context.ts'
import type { Topic } from '../../lib/topic.ts'
import { announceChange } from './service.ts'
import { startReplica, useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

/** Opens the stream like the web does and reads it block by block; undefined is its end. */
async function openStream(email: string, app = server.current.app, query: { age?: number; board?: string } = {}) {
  const headers = { Authorization: `Bearer ${await server.current.tokenOf(email)}` }
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const address = `/api/common/events?${search}`
  const response = await app.request(address, { headers })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<string | undefined> => {
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read()
      if (done) return undefined
      text += value
    }
    const end = text.indexOf('\n\n')
    const block = text.slice(0, end)
    text = text.slice(end + 2)
    return block
  }
  /** The next other block: on PostgreSQL, earlier changes of a test may arrive after the stream is open. */
  const nextBut = async (block: string) => {
    let received = await next()
    while (received === block) received = await next()
    return received
  }
  expect(await next()).toBe(': here')
  return { response, next, nextBut, cancel: () => reader.cancel() }
}

/** The app with a frequent heartbeat in its streams. */
const withQuickHeartbeat = () =>
  createApp({ ...server.current.services, streams: createStreams({ heartbeatMilliseconds: 20 }) })

const changeEvent = (name: string) => `event: ${name}\ndata: {"changed":"${name}"}`

describe('events', () => {
  it('start with ready, in an uncached stream', async () => {
    const stream = await openStream('demo@obra.test')
    expect(stream.response.status).toBe(200)
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.response.headers.get('cache-control')).toContain('no-store')
    expect(await stream.next()).toBe('event: ready\ndata: {}')
    await stream.cancel()
  })

  it('end when the password changes', async () => {
    const stream = await openStream('demo@obra.test')
    await stream.next()
    await server.current.anonymous('forgotPassword', { body: { email: 'demo@obra.test' } })
    await server.current.services.background.settled()
    const token = /token=(\w+)/.exec(server.current.mails.at(-1)!.text)![1]!
    await server.current.anonymous('resetPassword', { body: { token, password: 'otra-clave-2026' } })
    expect(await stream.next()).toBeUndefined()
  })

  it('name what changed: mailbox, messages, notifications, shortcuts, user, settings, selection', async () => {
    const stream = await openStream('demo@obra.test')
    const api = await server.current.as('demo@obra.test')
    await stream.next()
    await api('createMailDraft', { body: { draft: { subject: 'Borrador' } } })
    expect(await stream.next()).toBe(changeEvent('mailbox'))
    await api('markAllMessagesAsRead')
    expect(await stream.next()).toBe(changeEvent('messages'))
    await api('createNotification', { body: { notification: { title: 'Llegó el hormigón' } } })
    expect(await stream.next()).toBe(changeEvent('notifications'))
    await api('createShortcut', { body: { shortcut: { label: 'Obra', link: '/calendario' } } })
    expect(await stream.next()).toBe(changeEvent('shortcuts'))
    await api('updateUser', { body: { user: { status: 'busy' } } })
    expect(await stream.next()).toBe(changeEvent('user'))
    await api('updateUserSettings', { body: { settings: { scheme: 'dark' } } })
    expect(await stream.next()).toBe(changeEvent('settings'))
    await api('setActiveDeveloper', { body: { desarrolladoraId: 1 } })
    expect(await stream.next()).toBe(changeEvent('selection'))
    await api('setActiveProject', { body: { proyectoId: 1 } })
    expect(await stream.next()).toBe(changeEvent('selection'))
    await stream.cancel()
  })

  it('start with the changes within the requested age, and with ready if those are unknown', async () => {
    const api = await server.current.as('sofia@obra.test')
    const martin = await server.current.as('martin@obra.test')
    const open = (age?: number) => openStream('sofia@obra.test', undefined, age === undefined ? {} : { age })
    await (await open()).cancel()
    const started = performance.now()
    // Longer than a request may take.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await api('markAllMessagesAsRead')
    await martin('markAllNotificationsAsRead')
    await api('updateUser', { body: { user: { status: 'busy' } } })
    const stream = await open(Math.round(performance.now() - started))
    expect([await stream.next(), await stream.next()]).toEqual([changeEvent('messages'), changeEvent('user')])
    await stream.cancel()
    const late = await open(0)
    await api('markAllNotificationsAsRead')
    expect(await late.next()).toBe(changeEvent('notifications'))
    await late.cancel()
    for (const age of [3_600_000, undefined]) {
      const old = await open(age)
      expect(await old.next()).toBe('event: ready\ndata: {}')
      await old.cancel()
    }
  })

  it('reach every stream of the user, and no other', async () => {
    const [first, second, other] = await Promise.all([
      openStream('demo@obra.test'),
      openStream('demo@obra.test'),
      openStream('martin@obra.test'),
    ])
    await Promise.all([first.next(), second.next(), other.next()])
    const demo = await server.current.as('demo@obra.test')
    const martin = await server.current.as('martin@obra.test')
    await demo('markAllMessagesAsRead')
    expect(await Promise.all([first.next(), second.next()])).toEqual([changeEvent('messages'), changeEvent('messages')])
    await martin('markAllNotificationsAsRead')
    expect(await other.next()).toBe(changeEvent('notifications'))
    await Promise.all([first.cancel(), second.cancel(), other.cancel()])
  })

  it('notify the receivers of a mail', async () => {
    const [sender, receiver] = await Promise.all([openStream('demo@obra.test'), openStream('martin@obra.test')])
    await Promise.all([sender.next(), receiver.next()])
    const api = await server.current.as('demo@obra.test')
    await api('sendMail', { body: { mail: { to: ['Martín <martin@obra.test>'], subject: 'Plano' } } })
    expect(await Promise.all([sender.next(), receiver.next()])).toEqual([
      changeEvent('mailbox'),
      changeEvent('mailbox'),
    ])
    await Promise.all([sender.cancel(), receiver.cancel()])
  })

  it('notify followers of a board, but not of another one', async () => {
    const api = await server.current.as('demo@obra.test')
    const [board, other] = (await api('listBoards')).body
    const stream = await openStream('demo@obra.test', undefined, { board: board!.id })
    await stream.next()
    await api('updateBoard', { body: { id: other!.id, board: { title: 'Otro nombre' } } })
    await api('updateBoard', { body: { id: board!.id, board: { title: 'Un nombre nuevo' } } })
    await api('markAllMessagesAsRead')
    // A change of any board is announced to the company, and a change of the followed board once.
    const events: (string | undefined)[] = []
    do events.push(await stream.next())
    while (events.at(-1) !== undefined && events.at(-1) !== changeEvent('messages'))
    expect(events.filter((each) => each === changeEvent('board'))).toHaveLength(1)
    expect(events.filter((each) => each === changeEvent('boards')).length).toBeGreaterThan(0)
    await stream.cancel()
    const headers = { Authorization: `Bearer ${await server.current.tokenOf('demo@obra.test')}` }
    const missing = await server.current.app.request(`/api/common/events?board=${crypto.randomUUID()}`, { headers })
    expect(missing.status).toBe(404)
  })

  it("notify the members of the catalogue's company", async () => {
    const demo = await server.current.as('demo@obra.test')
    await demo('setActiveDeveloper', { body: { desarrolladoraId: 1 } })
    const stream = await openStream('demo@obra.test')
    await stream.next()
    const body = { nombre: 'Ensayo de hormigón H-30', color: '#112233' }
    const entry = (await demo('createTipoEvento', { params: { desarrolladoraId: 1 }, body })).body
    expect(await stream.nextBut(changeEvent('selection'))).toBe(changeEvent('catalogues'))
    const patch = { version: entry.version, activo: false }
    await demo('updateTipoEvento', { params: { desarrolladoraId: 1, id: entry.id }, body: patch })
    expect(await stream.nextBut(changeEvent('selection'))).toBe(changeEvent('catalogues'))
    await stream.cancel()
  })

  it('notify the users of a company and of a project', async () => {
    const { store } = server.current.services
    const demo = await server.current.as('demo@obra.test')
    await demo('setActiveDeveloper', { body: { desarrolladoraId: 1 } })
    await demo('setActiveProject', { body: { proyectoId: 1 } })
    const [ownStream, other] = await Promise.all([openStream('demo@obra.test'), openStream('martin@obra.test')])
    await Promise.all([ownStream.next(), other.next()])
    const ctx = { store } as Context
    const announce = (topic: Topic) => store.write((db) => announceChange(ctx, db, 'settings', topic))
    await announce({ company: 1 })
    expect(await ownStream.nextBut(changeEvent('selection'))).toBe(changeEvent('settings'))
    await announce({ project: 1 })
    expect(await ownStream.next()).toBe(changeEvent('settings'))
    const martin = await server.current.as('martin@obra.test')
    await martin('markAllNotificationsAsRead')
    expect(await other.next()).toBe(changeEvent('notifications'))
    await Promise.all([ownStream.cancel(), other.cancel()])
  })

  it('are not sent for a refused change', async () => {
    const stream = await openStream('demo@obra.test')
    const api = await server.current.as('demo@obra.test')
    await stream.next()
    await api('deleteMessage', { query: { id: 'nada' } })
    await api('markAllNotificationsAsRead')
    expect(await stream.next()).toBe(changeEvent('notifications'))
    await stream.cancel()
  })

  it('need a session', async () => {
    expect((await server.current.app.request('/api/common/events')).status).toBe(401)
  })

  it('keep an idle connection alive with comments', async () => {
    const stream = await openStream('demo@obra.test', withQuickHeartbeat())
    await stream.next()
    expect(await stream.next()).toBe(': here')
    await stream.cancel()
  })

  it('end with the session', async () => {
    const stream = await openStream('sofia@obra.test', withQuickHeartbeat())
    await stream.next()
    await server.current.services.store.write((db) => db.deleteFrom('sessions').execute())
    expect(await stream.nextBut(': here')).toBe(undefined)
  })

  it('end when the server stops; of too many streams the oldest ends', async () => {
    const oldest = await openStream('martin@obra.test')
    await oldest.next()
    const streams = await Promise.all(Array.from({ length: 20 }, () => openStream('martin@obra.test')))
    expect(await Promise.all(streams.map((stream) => stream.next()))).toContain('event: ready\ndata: {}')
    expect(await oldest.next()).toBe(undefined)
    server.current.services.streams.endAll()
    expect(await Promise.all(streams.map((stream) => stream.next()))).toEqual(streams.map(() => undefined))
  })
})

describe.runIf(process.env.OBRA_TEST_STORE === 'postgresql')('events between replicas', () => {
  it('reach streams of another replica within two seconds', async () => {
    const replica = await startReplica(server.current)
    const stream = await openStream('demo@obra.test', replica.app)
    await stream.next()
    const api = await server.current.as('demo@obra.test')
    const changes = {
      messages: () => api('createMessage', { body: { message: { title: 'Llegó el hierro' } } }),
      notifications: () => api('markAllNotificationsAsRead'),
      shortcuts: () => api('createShortcut', { body: { shortcut: { label: 'Obra', link: '/calendario' } } }),
      user: () => api('updateUser', { body: { user: { status: 'away' } } }),
      settings: () => api('updateUserSettings', { body: { settings: { theme: 'teal' } } }),
      selection: () => api('setActiveDeveloper', { body: { desarrolladoraId: 1 } }),
    }
    for (const [name, change] of Object.entries(changes)) {
      expect((await change()).status).toBe(200)
      expect(await stream.next()).toBe(changeEvent(name))
    }
    await replica.stop()
  })
})
