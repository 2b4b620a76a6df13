import { describe, expect, it } from 'vitest'
import { shareCompany } from '../../../tests/support/company.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const lucia = () => server.current.as('demo@obra.test')
const martin = () => server.current.as('martin@obra.test')
const day = 24 * 60 * 60 * 1000

/** Lucía's chat with Martín, with messages of both, and his chat with her. */
async function bothChats() {
  await shareCompany(server.current.services.store, ['demo@obra.test', 'martin@obra.test'])
  const [api, other] = [await lucia(), await martin()]
  const { body: people } = await api('listChatContacts')
  const contactId = people.find(({ name }) => name === 'Martín Ojeda')!.id
  const { body: chat } = await api('createChat', { body: { chat: { contactId } } })
  const { body: first } = await api('sendChatMessage', { body: { message: { chatId: chat.id, value: 'Hola' } } })
  const { body: page } = await other('listConversations', { query: { search: 'Lucía' } })
  const theirId = page.items[0]!.id
  const { body: answer } = await other('sendChatMessage', {
    body: { message: { chatId: theirId, value: '¿Qué tal?' } },
  })
  return { api, other, id: chat.id, theirId, first, answer }
}

type Chats = Awaited<ReturnType<typeof bothChats>>
const mine = async ({ api, id }: Chats) => (await api('listChatMessages', { query: { id } })).body.items
const theirs = async ({ other, theirId }: Chats) =>
  (await other('listChatMessages', { query: { id: theirId } })).body.items

describe('a message of the user', () => {
  it('changes for both users when edited, and is found by the new text', async () => {
    const chats = await bothChats()
    const { api, other, id, theirId } = chats
    const { body: sent } = await api('sendChatMessage', { body: { message: { chatId: id, value: 'El hornero' } } })
    server.current.advance(5000)
    const { body: changed } = await api('updateChatMessage', { body: { id: sent.id, message: { value: 'El zorzal' } } })
    expect(changed).toEqual({ ...sent, value: 'El zorzal', editedAt: expect.any(String) })
    expect((await theirs(chats)).at(-1)).toMatchObject({ value: 'El zorzal', editedAt: changed.editedAt })
    const { body: conversation } = await other('getConversation', { query: { id: theirId } })
    expect(conversation.lastMessage).toBe('El zorzal')
    expect((await api('findChatMessages', { query: { search: 'zorzal' } })).body).toHaveLength(1)
    expect((await api('findChatMessages', { query: { search: 'hornero' } })).body).toEqual([])
    const notification = (await other('listNotifications')).body.find(({ link }) => link === `/apps/chat/${theirId}`)
    expect(notification?.description).toBe('El zorzal')
    const { body: since } = await other('listChatMessages', { query: { id: theirId, since: changed.editedAt! } })
    expect(since.items.map(({ value }) => value)).toContain('El zorzal')
  })

  it('stays unchanged when sent back whole', async () => {
    const { api, id } = await bothChats()
    const { body: sent } = await api('sendChatMessage', { body: { message: { chatId: id, value: 'Igual' } } })
    const { body } = await api('updateChatMessage', { body: { id: sent.id, message: sent } })
    expect(body).toEqual(sent)
  })

  it('disappears for both users when deleted, and can be restored', async () => {
    const chats = await bothChats()
    const { api, other, id, theirId } = chats
    const { body: sent } = await api('sendChatMessage', { body: { message: { chatId: id, value: 'Un yaguareté' } } })
    expect((await api('deleteChatMessage', { query: { id: sent.id } })).body).toBe(true)
    expect((await api('deleteChatMessage', { query: { id: sent.id } })).status).toBe(200)
    expect((await theirs(chats)).at(-1)).toMatchObject({ value: '', deletedAt: expect.any(String) })
    expect((await other('getConversation', { query: { id: theirId } })).body.lastMessage).toBe('Mensaje eliminado')
    expect((await api('findChatMessages', { query: { search: 'yaguareté' } })).body).toEqual([])
    expect((await api('updateChatMessage', { body: { id: sent.id, message: { value: 'No' } } })).status).toBe(409)
    expect((await api('restoreChatMessage', { body: { id: sent.id } })).body).toEqual(sent)
    expect((await theirs(chats)).at(-1)!.value).toBe('Un yaguareté')
    expect((await other('findChatMessages', { query: { search: 'yaguareté' } })).body).toHaveLength(1)
  })

  it('is cleared a day after it was deleted, and cannot be restored', async () => {
    const { api, id } = await bothChats()
    const say = async (value: string) =>
      (await api('sendChatMessage', { body: { message: { chatId: id, value } } })).body.id
    const [old, fresh] = [await say('Viejo'), await say('Nuevo')]
    await api('deleteChatMessage', { query: { id: old } })
    server.current.advance(day + 1)
    const later = await lucia()
    expect((await later('restoreChatMessage', { body: { id: old } })).status).toBe(404)
    await later('deleteChatMessage', { query: { id: fresh } })
    await server.current.services.background.settled()
    const { store } = server.current.services
    const rows = await store.read.selectFrom('chatMessages').select('value').where('id', 'in', [old, fresh]).execute()
    expect(rows.map(({ value }) => value).toSorted()).toEqual(['', 'Nuevo'])
    server.current.advance(-day - 1)
  })

  it('can be changed by its author only', async () => {
    const chats = await bothChats()
    const { api, other, answer, first } = chats
    const received = (await mine(chats)).find(({ value, isMine }) => value === '¿Qué tal?' && !isMine)!
    for (const [who, messageId] of [
      [api, received.id],
      [other, first.id],
      [api, answer.id],
      [await server.current.as('sofia@obra.test'), first.id],
    ] as const) {
      expect((await who('updateChatMessage', { body: { id: messageId, message: { value: 'x' } } })).status).toBe(404)
      expect((await who('deleteChatMessage', { query: { id: messageId } })).status).toBe(404)
      expect((await who('restoreChatMessage', { body: { id: messageId } })).status).toBe(404)
    }
  })
})

describe('a reply', () => {
  it('shows both users the message it replies to, with the id of their own copy', async () => {
    const chats = await bothChats()
    const { api, id } = chats
    const received = (await mine(chats)).findLast(({ isMine }) => !isMine)!
    const message = { chatId: id, value: 'Bien, ¿y vos?', replyToId: received.id }
    const { body: sent } = await api('sendChatMessage', { body: { message } })
    expect(sent.replyTo).toEqual({ id: received.id, value: '¿Qué tal?', isMine: false })
    const their = (await theirs(chats)).at(-1)!
    expect(their.replyTo).toMatchObject({ value: '¿Qué tal?', isMine: true })
    expect((await theirs(chats)).map((each) => each.id)).toContain(their.replyTo!.id)
  })

  it('hides a deleted message, and refuses to reply to a message of another chat', async () => {
    const chats = await bothChats()
    const { api, id, first } = chats
    await api('sendChatMessage', { body: { message: { chatId: id, value: 'Sí', replyToId: first.id } } })
    await api('deleteChatMessage', { query: { id: first.id } })
    expect((await theirs(chats)).at(-1)!.replyTo!.value).toBe('')
    const { body: others } = await api('listChats')
    const foreign = others.find((chat) => chat.id !== id && chat.messages.length > 0)!.messages[0]!
    const wrong = { chatId: id, value: 'No', replyToId: foreign.id }
    expect((await api('sendChatMessage', { body: { message: wrong } })).status).toBe(404)
  })
})

it('notifies chat partners of a changed profile', async () => {
  const { api, other, id } = await bothChats()
  const { body } = await other('updateChatProfile', { body: { profile: { about: ' En obra hasta las 18 ' } } })
  expect(body).toMatchObject({ name: 'Martín Ojeda', about: 'En obra hasta las 18' })
  expect((await api('getConversation', { query: { id } })).body.about).toBe('En obra hasta las 18')
})
