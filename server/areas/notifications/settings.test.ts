import { beforeEach, describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { deliverDue } from '../mailbox/outbox.service.ts'
import { putNotification } from './service.ts'

const server = useTestServer()
const demoId = '0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b01'
const demo = () => server.current.as('demo@obra.test')
const inCompany = () => server.current.as('demo@obra.test', 1)
const sofia = () => server.current.as('sofia@obra.test')

/** The mails sent by the outbox since the last call. */
async function sent() {
  await deliverDue(server.current.services)
  return server.current.mails.splice(0)
}
const choose = (api: Api, settings: object[]) =>
  api('updateNotificationSettings', { body: { settings: settings as never } })
const titles = async (api: Api) => (await api('listNotifications')).body.map(({ title }) => title)

beforeEach(async () => {
  await sent()
  await server.current.services.store.write((db) => db.deleteFrom('notificationSettings').execute())
})

describe('notification settings', () => {
  it('default to all kinds, with tasks and the company also by mail', async () => {
    const { body } = await (await sofia())('getNotificationSettings')
    expect(body.every(({ wanted }) => wanted)).toBe(true)
    expect(body.filter(({ byMail }) => byMail).map(({ kind }) => kind)).toEqual(['task', 'company'])
  })

  it('merge the sent fields, also sent back whole or concurrently, for the user alone', async () => {
    const api = await sofia()
    await Promise.all([
      choose(api, [{ kind: 'chat', byMail: true }]),
      choose(api, [{ kind: 'chat', wanted: false }, { kind: 'task' }]),
    ])
    const { body } = await api('getNotificationSettings')
    expect(body.find(({ kind }) => kind === 'chat')).toMatchObject({ wanted: false, byMail: true, daysBefore: null })
    expect(body.find(({ kind }) => kind === 'task')).toMatchObject({ wanted: true, byMail: true })
    expect((await choose(api, body)).body).toEqual(body)
    const other = await (await demo())('getNotificationSettings')
    expect(other.body.find(({ kind }) => kind === 'chat')).toMatchObject({ wanted: true, byMail: false })
    const unknown = { settings: [{ kind: 'weather', wanted: true }] }
    expect((await api('updateNotificationSettings', { wrong: unknown })).status).toBe(400)
  })

  it('store the days before a due date, and ignore them for kinds without one', async () => {
    const api = await sofia()
    const { body } = await choose(api, [
      { kind: 'invoiceDue', daysBefore: 10 },
      { kind: 'taskDue', wanted: false, daysBefore: null },
      { kind: 'chat', daysBefore: 5 },
    ])
    const days = Object.fromEntries(body.map(({ kind, daysBefore }) => [kind, daysBefore]))
    expect(days).toMatchObject({ invoiceDue: 10, certificateDue: 3, taskDue: 3, chat: null })
    const wrong = { settings: [{ kind: 'taskDue', daysBefore: 31 }] }
    expect((await api('updateNotificationSettings', { wrong })).status).toBe(400)
  })

  it('send one mail per notification, but not while it is unread or after its kind was turned off', async () => {
    const api = await demo()
    const tell = (description: string) =>
      server.current.services.store.write((db) =>
        putNotification(server.current.services, db, demoId, {
          kind: 'reminder',
          id: 'a-reminder',
          title: 'Recordatorio: Llamar',
          description,
          image: null,
          icon: 'pi pi-clock',
          time: '2026-03-16T12:00:00.000Z',
          link: '/apps/notes/1',
        }),
      )
    await tell('uno')
    expect(await sent()).toEqual([])
    await api('toggleNotificationReadStatus', { body: { notification: { id: 'a-reminder' } } })
    await choose(api, [{ kind: 'reminder', byMail: true }])
    await tell('dos')
    await tell('tres')
    const [mail, ...more] = await sent()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'demo@obra.test', subject: 'Recordatorio: Llamar' })
    expect(mail!.text).toContain('dos')
    expect(mail!.text).toMatch(/\/apps\/notes\/1\n/)
    expect(mail!.text).toContain('/settings/notifications')
    await api('deleteNotification', { query: { id: 'a-reminder' } })
    await choose(api, [{ kind: 'reminder', wanted: false }])
    await tell('cuatro')
    expect([await sent(), (await titles(api)).includes('Recordatorio: Llamar')]).toEqual([[], false])
  })
})

describe('users are notified', () => {
  it('of assignments and comments on their cards by others', async () => {
    const api = await inCompany()
    const reader = await server.current.join('sofia@obra.test', 1, 'miembro')
    const { id: sofiaId } = (await reader('getUser')).body
    const [board] = (await api('listBoards')).body
    const { lists } = (await api('getBoard', { query: { id: board!.id } })).body
    const card = { listId: lists[0]!.id, title: 'Revisar <b>planos</b>', members: [sofiaId, demoId] }
    const { body: made } = await api('createCard', { body: { card } })
    await api('updateCard', { body: { id: made.id, card: { title: 'Revisar los planos' } } })
    const list = async () => (await reader('listNotifications')).body
    expect((await list()).map(({ title, link }) => [title, link])).toEqual([
      ['Lucía Ferreyra te asignó una tarea', `/apps/tasks/${made.id}`],
    ])
    expect((await list())[0]!.description).toBe('Revisar &lt;b&gt;planos&lt;/b&gt;')
    expect((await sent()).map(({ to, text }) => [to, text.includes('Revisar <b>planos</b>')])).toEqual([
      ['sofia@obra.test', true],
    ])
    await api('createCardComment', { body: { comment: { cardId: made.id, text: 'Falta el corte B' } } })
    await reader('createCardComment', { body: { comment: { cardId: made.id, text: 'Va' } } })
    expect((await list()).map(({ description }) => description)).toContain('Falta el corte B')
    expect(await titles(reader)).not.toContain('Sofía Quiroga comentó en «Revisar los planos»')
    expect(await titles(api)).toContain('Sofía Quiroga comentó en «Revisar los planos»')
  })

  it('of no card that only moved to make room', async () => {
    const api = await inCompany()
    const reader = await server.current.join('sofia@obra.test', 1, 'miembro')
    const { id: sofiaId } = (await reader('getUser')).body
    const [board] = (await api('listBoards')).body
    const { lists } = (await api('getBoard', { query: { id: board!.id } })).body
    const listId = lists[0]!.id
    const make = async (title: string, members: string[], position: number) =>
      (await api('createCard', { body: { card: { listId, title, members, position } } })).body
    await make('Con Sofía', [sofiaId], 1)
    const other = await make('Otra', [], 2)
    await reader('markAllNotificationsAsRead')
    await api('updateCard', { body: { id: other.id, card: { listId, position: 1 } } })
    expect((await reader('listNotifications')).body.filter(({ read }) => !read)).toEqual([])
  })

  it('of their role in a company and, as administrators, of new members', async () => {
    const api = await inCompany()
    const params = { desarrolladoraId: 1 }
    const reader = await server.current.join('martin@obra.test', 1, 'lector')
    const { id } = (await reader('getUser')).body
    const member = (await api('listMembers', { params })).body.items.find((each) => each.id === id)!
    const change = { rol: 'miembro', version: member.version } as const
    await api('updateMember', { params: { ...params, id }, body: change })
    const found = (await reader('listNotifications')).body
    expect(found.map(({ title }) => title)).toContain('Ahora sos Miembro en Norte Desarrollos S.A.')
    await api('createInvitation', { params, body: { mail: 'nueva@obra.test', rol: 'lector' } })
    const [invitation] = (await sent()).filter(({ to }) => to === 'nueva@obra.test')
    const token = /token=(\w+)/.exec(invitation!.text)![1]!
    await server.current.anonymous('acceptInvitation', {
      body: { token, nombre: 'Nora Vega', password: 'una-clave-larga-2026' },
    })
    const titlesNow = await titles(api)
    expect(titlesNow.some((title) => title.startsWith('Nora Vega se sumó a'))).toBe(true)
    expect((await sent()).some(({ to, subject }) => to === 'demo@obra.test' && subject.startsWith('Nora Vega'))).toBe(
      true,
    )
    await api('removeMember', { params: { ...params, id } })
    expect((await titles(reader)).some((title) => title.startsWith('Ya no formás parte de'))).toBe(true)
  })
})
