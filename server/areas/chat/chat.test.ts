import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { sample } from '../../../tests/support/sample.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const stranger = () => server.current.as('martin@obra.test')
const demoId = '0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b01'

/** The n-th chat of the sample data, so that tests do not share one. */
async function chatAt(index: number) {
  const api = await demo()
  const { body: chats } = await api('listChats')
  const chat = chats.toSorted((a, b) => (a.id < b.id ? -1 : 1))[index]!
  return { api, chat, id: chat.id }
}

describe('chat', () => {
  it('gives the demo account chats with contacts, with messages of a week ago and today', async () => {
    const { body: chats } = await (await demo())('listChats')
    expect(chats).toHaveLength(sample.chats)
    const days = new Set(chats.flatMap((chat) => chat.messages.map((message) => message.createdAt.slice(0, 10))))
    expect([...days].toSorted()).toEqual(['2026-03-09', '2026-03-16'])
    for (const chat of chats) {
      expect(chat.contact.id).toBe(chat.contactId)
      expect(chat.lastMessage).toBe(chat.messages.at(-1)!.value)
    }
    expect(chats.some((chat) => chat.unreadCount === undefined)).toBe(true)
    expect(chats.some((chat) => chat.muted)).toBe(true)
  })

  it("gives the user's own messages the user's id, and the others the contact's", async () => {
    const { chat } = await chatAt(0)
    const authors = chat.messages.map((message) => [message.isMine, message.contactId])
    const expected = chat.messages.map(({ isMine }) => [isMine, isMine ? demoId : chat.contactId])
    expect(authors).toEqual(expected)
  })

  it('answers a single chat exactly as in the list', async () => {
    const { api, chat, id } = await chatAt(1)
    expect((await api('getChat', { query: { id } })).body).toEqual(chat)
  })

  it('merges the sent fields and keeps the others', async () => {
    const { api, chat, id } = await chatAt(2)
    const { body: muted } = await api('updateChat', { body: { id, chat: { muted: !chat.muted } } })
    expect(muted).toEqual({ ...chat, muted: !chat.muted })
    const { body } = await api('updateChat', { body: { id, chat: { unreadCount: 7 } } })
    expect(body).toEqual({ ...muted, unreadCount: 7 })
  })

  it('keeps both of two concurrent patches of different fields', async () => {
    const { api, chat, id } = await chatAt(3)
    await Promise.all([
      api('updateChat', { body: { id, chat: { muted: !chat.muted } } }),
      api('updateChat', { body: { id, chat: { unreadCount: 12 } } }),
    ])
    const { body } = await api('getChat', { query: { id } })
    expect(body).toMatchObject({ muted: !chat.muted, unreadCount: 12 })
  })

  it('accepts every unchanged whole chat without changing it', async () => {
    const api = await demo()
    const { body: chats } = await api('listChats')
    for (const chat of chats) {
      const { status, body } = await api('updateChat', { body: { id: chat.id, chat } })
      expect({ status, body }).toEqual({ status: 200, body: chat })
    }
  })

  it('refuses a different inner id and another contact', async () => {
    const { api, id } = await chatAt(4)
    expect((await api('updateChat', { body: { id, chat: { id: 'otro' } } })).status).toBe(400)
    expect((await api('updateChat', { body: { id, chat: { contactId: 'otro' } } })).status).toBe(400)
  })

  it('stores a sent message as the last one and moves its chat to the front', async () => {
    const { api, chat, id } = await chatAt(5)
    server.current.advance(60_000)
    const value = 'Mañana a las 9 en la obra. <b>Casco</b> & botines.'
    const { status, body: message } = await api('sendChatMessage', { body: { message: { chatId: id, value } } })
    expect(status).toBe(200)
    expect(message).toMatchObject({ chatId: id, contactId: demoId, value, isMine: true })
    const { body: chats } = await api('listChats')
    expect(chats[0]).toMatchObject({ id, lastMessage: value, lastMessageAt: '16/03/2026' })
    expect(chats[0]!.messages).toEqual([...chat.messages, message])
  })

  it('keeps all messages that are sent concurrently', async () => {
    const { api, chat, id } = await chatAt(6)
    const values = Array.from({ length: 8 }, (_, index) => `Mensaje ${index}`)
    await Promise.all(values.map((value) => api('sendChatMessage', { body: { message: { chatId: id, value } } })))
    const { body } = await api('getChat', { query: { id } })
    const added = body.messages.slice(chat.messages.length).map((message) => message.value)
    expect(added.toSorted()).toEqual(values)
    expect(body.lastMessage).toBe(added.at(-1))
  })

  it('refuses an empty message', async () => {
    const { api, id } = await chatAt(7)
    const blank = { message: { chatId: id, value: ' \n ' } }
    expect((await api('sendChatMessage', { wrong: blank })).status).toBe(400)
  })

  it('has no unread messages after a chat is marked as read', async () => {
    const { api, id } = await chatAt(8)
    await api('updateChat', { body: { id, chat: { unreadCount: 3 } } })
    expect((await api('markChatRead', { body: { id } })).body.unreadCount).toBe(0)
    expect((await api('getChat', { query: { id } })).body.unreadCount).toBe(0)
  })

  it('opens one chat per contact, also for repeated and concurrent requests', async () => {
    const api = await demo()
    const [{ body: contacts }, { body: chats }] = await Promise.all([api('listChatContacts'), api('listChats')])
    const known = new Set(chats.map((chat) => chat.contactId))
    const contactId = contacts.find((contact) => !known.has(contact.id))!.id
    const answers = await Promise.all([1, 2, 3].map(() => api('createChat', { body: { chat: { contactId } } })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers[0]!.body).toMatchObject({ contactId, unreadCount: 0, muted: false, lastMessage: '', messages: [] })
    const { body: again } = await api('createChat', { body: { chat: { contactId: chats[0]!.contactId } } })
    expect(again).toEqual(chats[0])
  })

  it('lists contacts sorted by name, without details and attachments', async () => {
    const { body } = await (await demo())('listChatContacts')
    const names = body.map((contact) => contact.name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
    expect(Object.keys(body[0]!).toSorted()).toEqual(['about', 'avatar', 'background', 'id', 'name'])
  })

  it('answers one contact with its details and attachments', async () => {
    const { api, chat } = await chatAt(9)
    const { body } = await api('getChatContact', { query: { id: chat.contactId } })
    expect(body).toEqual(chat.contact)
    expect(body.details.emails.length).toBeGreaterThan(0)
  })

  it("answers the user's own profile", async () => {
    const { body } = await (await demo())('getChatProfile')
    expect(body).toMatchObject({ id: demoId, name: 'Lucía Ferreyra', email: 'demo@obra.test', avatar: null })
    expect(body.about).not.toBe('')
    expect((await (await stranger())('getChatProfile')).body).toMatchObject({ name: 'Martín Ojeda', about: '' })
  })

  it("answers 404 for another user's chat and contact, and does not change them", async () => {
    const { api: owner, chat, id } = await chatAt(10)
    const api = await stranger()
    const { contactId } = chat
    expect((await api('listChats')).body).toEqual([])
    expect((await api('listChatContacts')).body).toEqual([])
    expect((await api('getChat', { query: { id } })).status).toBe(404)
    expect((await api('updateChat', { body: { id, chat: { muted: true } } })).status).toBe(404)
    expect((await api('updateChat', { body: { id, chat: {} } })).status).toBe(404)
    expect((await api('updateChat', { body: { id, chat: { contactId } } })).status).toBe(404)
    expect((await api('markChatRead', { body: { id } })).status).toBe(404)
    expect((await api('sendChatMessage', { body: { message: { chatId: id, value: 'Hola' } } })).status).toBe(404)
    expect((await api('createChat', { body: { chat: { contactId } } })).status).toBe(404)
    expect((await api('getChatContact', { query: { id: contactId } })).status).toBe(404)
    expect((await owner('getChat', { query: { id } })).body).toEqual(chat)
  })
})
