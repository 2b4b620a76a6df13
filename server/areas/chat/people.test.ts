import { describe, expect, it } from 'vitest'
import { shareCompany } from '../../../tests/support/company.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const lucia = () => server.current.as('demo@obra.test')
const martin = () => server.current.as('martin@obra.test')
const stranger = () => server.current.as('sofia@obra.test')

async function idOf(email: string): Promise<string> {
  const { store } = server.current.services
  const row = await store.read.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return row.id
}

/** Lucía's chat with Martín. */
async function openChat() {
  const companyId = await shareCompany(server.current.services.store, ['demo@obra.test', 'martin@obra.test'])
  const api = await lucia()
  const { body: people } = await api('listChatContacts')
  const contact = people.find(({ name }) => name === 'Martín Ojeda')!
  const { body: chat } = await api('createChat', { body: { chat: { contactId: contact.id } } })
  return { api, chatId: chat.id, contact, companyId }
}

async function theirChat() {
  const api = await martin()
  const { body } = await api('listConversations', { query: { search: 'Lucía' } })
  return { api, chat: body.items[0]! }
}

describe('chat between people', () => {
  it("shows a user's picture by its address, in every list", async () => {
    const { api, chatId } = await openChat()
    const avatar =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGPQqarGihiGlgQAJ6xIQeaR+V0AAAAASUVORK5CYII='
    await (
      await martin()
    )('updateUser', { body: { user: { avatar } } })
    const { body: people } = await api('listChatContacts')
    const address = people.find(({ name }) => name === 'Martín Ojeda')!.avatar!
    expect(address).toMatch(/^\/api\/common\/user\/picture\?id=/)
    expect((await api('getConversation', { query: { id: chatId } })).body.avatar).toBe(address)
    expect((await api('getChat', { query: { id: chatId } })).body.contact.avatar).toBe(address)
    const id = new URL(address, 'http://obra').searchParams.get('id')!
    const shown = await server.current.anonymous('getUserPicture', { query: { id } })
    expect(`data:image/png;base64,${Buffer.from(shown.bytes).toString('base64')}`).toBe(avatar)
    await (
      await martin()
    )('updateUser', { body: { user: { avatar: null } } })
    expect((await server.current.anonymous('getUserPicture', { query: { id } })).status).toBe(404)
    expect((await api('getConversation', { query: { id: chatId } })).body.avatar).toBeNull()
  })

  it('lists the colleagues of a user with their status, and nobody else', async () => {
    const { contact } = await openChat()
    expect(contact.status).toBe('online')
    const { body: theirs } = await (await martin())('listChatContacts')
    expect(theirs.map(({ name }) => name)).toContain('Lucía Ferreyra')
    expect((await (await stranger())('listChatContacts')).body).toEqual([])
    const refused = await (
      await stranger()
    )('createChat', { body: { chat: { contactId: await idOf('demo@obra.test') } } })
    expect(refused.status).toBe(404)
  })

  it("delivers a message to the other user's chat, unread and with one notification", async () => {
    const { api, chatId } = await openChat()
    server.current.advance(60_000)
    await api('sendChatMessage', { body: { message: { chatId, value: '¿Vas a la <b>obra</b>?' } } })
    const { api: other, chat } = await theirChat()
    expect(chat).toMatchObject({ name: 'Lucía Ferreyra', lastMessage: '¿Vas a la <b>obra</b>?', lastIsMine: false })
    expect(chat.unreadCount).toBeGreaterThan(0)
    const { body: page } = await other('listChatMessages', { query: { id: chat.id } })
    expect(page.items.at(-1)).toMatchObject({ value: '¿Vas a la <b>obra</b>?', isMine: false })
    const notified = async () => {
      const { body } = await other('listNotifications')
      return body.filter(({ link }) => link === `/apps/chat/${chat.id}`)
    }
    await api('sendChatMessage', { body: { message: { chatId, value: 'Avisame' } } })
    expect(await notified()).toMatchObject([
      { title: 'Lucía Ferreyra', description: 'Avisame', read: false, seen: false },
    ])
    await other('markChatRead', { body: { id: chat.id } })
    expect(await notified()).toMatchObject([{ read: true, seen: true }])
  })

  it('delivers replies to the same chat, also when both write concurrently', async () => {
    const { api, chatId } = await openChat()
    await api('sendChatMessage', { body: { message: { chatId, value: 'Uno' } } })
    const { api: other, chat } = await theirChat()
    const both = [
      api('sendChatMessage', { body: { message: { chatId, value: 'Dos' } } }),
      other('sendChatMessage', { body: { message: { chatId: chat.id, value: 'Tres' } } }),
    ]
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    const { body: mine } = await api('listChatMessages', { query: { id: chatId } })
    const { body: theirs } = await other('listChatMessages', { query: { id: chat.id } })
    const values = (page: typeof mine) => page.items.map(({ value }) => value).slice(-3)
    expect(values(mine).toSorted()).toEqual(['Dos', 'Tres', 'Uno'])
    expect(values(theirs)).toEqual(values(mine))
  })

  it('does not notify a user who muted the chat', async () => {
    const { api, chatId } = await openChat()
    await api('sendChatMessage', { body: { message: { chatId, value: 'Primero' } } })
    const { api: other, chat } = await theirChat()
    await other('updateChat', { body: { id: chat.id, chat: { muted: true } } })
    await other('markChatRead', { body: { id: chat.id } })
    await api('sendChatMessage', { body: { message: { chatId, value: 'Segundo' } } })
    const { body } = await other('listNotifications')
    expect(body.find(({ link }) => link === `/apps/chat/${chat.id}`)).toMatchObject({
      description: 'Primero',
      read: true,
    })
    expect((await theirChat()).chat.unreadCount).toBe(1)
  })

  it('shows for some seconds that the other user is typing', async () => {
    const { api, chatId } = await openChat()
    await api('sendChatMessage', { body: { message: { chatId, value: 'Hola' } } })
    const { api: other, chat } = await theirChat()
    await other('noteTyping', { body: { id: chat.id } })
    const { body: typing } = await api('getConversation', { query: { id: chatId } })
    expect(typing.typingUntil).not.toBeNull()
    server.current.advance(7_000)
    expect((await api('getConversation', { query: { id: chatId } })).body.typingUntil).toBeNull()
    await other('noteTyping', { body: { id: chat.id } })
    await other('sendChatMessage', { body: { message: { chatId: chat.id, value: 'Listo' } } })
    expect((await api('getConversation', { query: { id: chatId } })).body.typingUntil).toBeNull()
    expect((await (await stranger())('noteTyping', { body: { id: chat.id } })).status).toBe(404)
  })

  it('shows the current name and status of the other user', async () => {
    const { api, chatId } = await openChat()
    const other = await martin()
    await other('updateUser', { body: { user: { name: 'Martín O.', status: 'busy' } } })
    const { body } = await api('getConversation', { query: { id: chatId } })
    expect(body).toMatchObject({ name: 'Martín O.', status: 'busy' })
    await other('updateUser', { body: { user: { name: 'Martín Ojeda', status: 'online' } } })
  })

  it('can be read but not written once the users share no company', async () => {
    const { api, chatId } = await openChat()
    const martinId = await idOf('martin@obra.test')
    const { store } = server.current.services
    await api('sendChatMessage', { body: { message: { chatId, value: 'Último' } } })
    await store.write((db) => db.deleteFrom('memberships').where('userId', '=', martinId).execute())
    const refused = await api('sendChatMessage', { body: { message: { chatId, value: 'Ya no' } } })
    expect(refused.status).toBe(409)
    const { body } = await api('listChatMessages', { query: { id: chatId } })
    expect(body.items.at(-1)!.value).toBe('Último')
  })
})
