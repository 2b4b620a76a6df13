import { afterEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../db/connect.ts'
import { createApp } from '../../http/app.ts'
import { createStreams } from '../../lib/streams.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

async function tokenOf(email: string): Promise<string> {
  const { store, tokens, clock } = server.current.services
  const query = store.read.selectFrom('users').select(['id', 'tokenGeneration']).where('email', '=', email)
  const user = await query.executeTakeFirstOrThrow()
  return tokens.sign(user.id, user.tokenGeneration, clock())
}

/** Opens the stream as the web does, and reads it block by block; undefined is its end. */
async function openStream(email: string, app = server.current.app) {
  const headers = { Authorization: `Bearer ${await tokenOf(email)}` }
  const response = await app.request('/api/common/events', { headers })
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
  return { response, next, cancel: () => reader.cancel() }
}

const changed = (name: string) => `event: ${name}\ndata: {"changed":"${name}"}`

afterEach(() => {
  vi.useRealTimers()
})

describe('events', () => {
  it('begin with ready, as a stream that nothing keeps', async () => {
    const stream = await openStream('demo@obra.test')
    expect(stream.response.status).toBe(200)
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    expect(stream.response.headers.get('cache-control')).toContain('no-store')
    expect(await stream.next()).toBe('event: ready\ndata: {}')
    await stream.cancel()
  })

  it('name what changed: mailbox, messages, notifications, shortcuts, user, settings, selection', async () => {
    const stream = await openStream('demo@obra.test')
    const api = await server.current.as('demo@obra.test')
    await stream.next()
    await api('createMailDraft', { body: { draft: { subject: 'Borrador' } } })
    expect(await stream.next()).toBe(changed('mailbox'))
    await api('markAllMessagesAsRead')
    expect(await stream.next()).toBe(changed('messages'))
    await api('createNotification', { body: { notification: { title: 'Llegó el hormigón' } } })
    expect(await stream.next()).toBe(changed('notifications'))
    await api('createShortcut', { body: { shortcut: { label: 'Obra', link: '/calendario' } } })
    expect(await stream.next()).toBe(changed('shortcuts'))
    await api('updateUser', { body: { user: { status: 'busy' } } })
    expect(await stream.next()).toBe(changed('user'))
    await api('updateUserSettings', { body: { settings: { scheme: 'dark' } } })
    expect(await stream.next()).toBe(changed('settings'))
    await api('setActiveDeveloper', { body: { desarrolladoraId: 1 } })
    expect(await stream.next()).toBe(changed('selection'))
    await api('setActiveProject', { body: { proyectoId: 1 } })
    expect(await stream.next()).toBe(changed('selection'))
    await stream.cancel()
  })

  it('reach every stream of the person, and nobody else’s', async () => {
    const [first, second, other] = await Promise.all([
      openStream('demo@obra.test'),
      openStream('demo@obra.test'),
      openStream('martin@obra.test'),
    ])
    await Promise.all([first.next(), second.next(), other.next()])
    const demo = await server.current.as('demo@obra.test')
    const martin = await server.current.as('martin@obra.test')
    await demo('markAllMessagesAsRead')
    expect(await Promise.all([first.next(), second.next()])).toEqual([changed('messages'), changed('messages')])
    await martin('markAllNotificationsAsRead')
    expect(await other.next()).toBe(changed('notifications'))
    await Promise.all([first.cancel(), second.cancel(), other.cancel()])
  })

  it('tell of a mail its receivers too', async () => {
    const [sender, receiver] = await Promise.all([openStream('demo@obra.test'), openStream('martin@obra.test')])
    await Promise.all([sender.next(), receiver.next()])
    const api = await server.current.as('demo@obra.test')
    await api('sendMail', { body: { mail: { to: ['Martín <martin@obra.test>'], subject: 'Plano' } } })
    expect(await Promise.all([sender.next(), receiver.next()])).toEqual([changed('mailbox'), changed('mailbox')])
    await Promise.all([sender.cancel(), receiver.cancel()])
  })

  it('are not sent for a change that was refused', async () => {
    const stream = await openStream('demo@obra.test')
    const api = await server.current.as('demo@obra.test')
    await stream.next()
    await api('deleteMessage', { query: { id: 'nada' } })
    await api('markAllNotificationsAsRead')
    expect(await stream.next()).toBe(changed('notifications'))
    await stream.cancel()
  })

  it('need a session', async () => {
    expect((await server.current.app.request('/api/common/events')).status).toBe(401)
  })

  it('keep the line alive with a comment where nothing changes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stream = await openStream('demo@obra.test')
    await stream.next()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    vi.advanceTimersByTime(25_000)
    vi.useRealTimers()
    expect(await stream.next()).toBe(': still here')
    await stream.cancel()
  })

  it('end when the session does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stream = await openStream('sofia@obra.test')
    await stream.next()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    const { store } = server.current.services
    const changes = { tokenGeneration: 9 }
    await store.write((db) => db.updateTable('users').set(changes).where('email', '=', 'sofia@obra.test').execute())
    vi.advanceTimersByTime(25_000)
    vi.useRealTimers()
    expect(await stream.next()).toBe(undefined)
  })

  it('end when the server stops, and the oldest of too many ends', async () => {
    const streams = await Promise.all(Array.from({ length: 21 }, () => openStream('martin@obra.test')))
    expect(await Promise.all(streams.map((stream) => stream.next()))).toContain('event: ready\ndata: {}')
    expect(await streams[0]!.next()).toBe(undefined)
    server.current.services.streams.endAll()
    expect(await Promise.all(streams.map((stream) => stream.next()))).toEqual(streams.map(() => undefined))
  })
})

describe.runIf(process.env.OBRA_TEST_STORE === 'postgresql')('events between replicas', () => {
  it('reach the streams of another replica within two seconds, whatever changed', async () => {
    const store = await connect({ databaseUrl: server.current.storeCopy.databaseUrl, file: '' })
    const streams = createStreams()
    const replica = createApp({ ...server.current.services, store, streams })
    const stream = await openStream('demo@obra.test', replica)
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
      const sent = performance.now()
      expect((await change()).status).toBe(200)
      expect(await stream.next()).toBe(changed(name))
      expect(performance.now() - sent).toBeLessThan(2_000)
    }
    streams.endAll()
    await store.close()
  })
})
