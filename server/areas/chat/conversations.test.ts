import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { newId } from '../../lib/ids.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const stranger = () => server.current.as('sofia@obra.test')

/** The n-th conversation of the sample data, so that tests do not share one. */
async function conversationAt(index: number) {
  const api = await demo()
  const { body } = await api('listConversations', { query: {} })
  const conversation = body.items.toSorted((a, b) => (a.id < b.id ? -1 : 1))[index]!
  return { api, conversation, id: conversation.id }
}

async function write(chatId: string, count: number) {
  const api = await demo()
  const sent: string[] = []
  for (let index = 0; index < count; index++) {
    const { body } = await api('sendChatMessage', { body: { message: { chatId, value: `Parte ${index}` } } })
    sent.push(body.id)
  }
  return sent
}

describe('conversations', () => {
  it('are listed like chats, without messages', async () => {
    const api = await demo()
    const [{ body: page }, { body: chats }] = await Promise.all([
      api('listConversations', { query: {} }),
      api('listChats'),
    ])
    expect(page.items.map(({ id }) => id)).toEqual(chats.map(({ id }) => id))
    for (const [index, { lastIsMine, lastMessage, name }] of page.items.entries()) {
      const chat = chats[index]!
      expect({ lastIsMine, lastMessage, name }).toEqual({
        lastIsMine: chat.messages.at(-1)!.isMine,
        lastMessage: chat.lastMessage,
        name: chat.contact.name,
      })
    }
    const loud = chats.filter(({ muted }) => !muted)
    expect(page.unread).toBe(loud.reduce((sum, chat) => sum + (chat.unreadCount ?? 0), 0))
  })

  it('are paged, each once', async () => {
    const api = await demo()
    const ids: string[] = []
    for (let after: string | undefined, hasMore = true; hasMore; after = ids.at(-1)) {
      const { body } = await api('listConversations', { query: { size: 7, ...(after && { after }) } })
      ids.push(...body.items.map(({ id }) => id))
      hasMore = body.hasMore
    }
    expect(ids).toEqual((await api('listConversations', { query: {} })).body.items.map(({ id }) => id))
  })

  it('are searched by name, ignoring accents', async () => {
    const api = await demo()
    const { body } = await api('listConversations', { query: { search: 'PERALTÁ' } })
    expect(body.items.map(({ name }) => name)).toEqual(['Agustín Peralta'])
  })

  it('are 404 for other users', async () => {
    const { id } = await conversationAt(0)
    const api = await stranger()
    expect((await api('listConversations', { query: {} })).body).toEqual({ items: [], hasMore: false, unread: 0 })
    expect((await api('listConversations', { query: { after: id } })).status).toBe(404)
    expect((await api('getConversation', { query: { id } })).status).toBe(404)
    expect((await api('listChatMessages', { query: { id } })).status).toBe(404)
    expect((await api('findChatMessages', { query: { search: 'grúa' } })).body).toEqual([])
  })
})

describe('messages of a chat', () => {
  it('are paged upwards from the latest and downwards, each once', async () => {
    const { api, id } = await conversationAt(1)
    await write(id, 12)
    const { body: chat } = await api('getChat', { query: { id } })
    const all = chat.messages.map((message) => message.id)
    const upwards: string[] = []
    let page = (await api('listChatMessages', { query: { id, size: 5 } })).body
    expect(page).toMatchObject({ hasOlder: true, hasNewer: false })
    expect(page.items).toEqual(chat.messages.slice(-5))
    for (;;) {
      upwards.unshift(...page.items.map((message) => message.id))
      if (!page.hasOlder) break
      page = (await api('listChatMessages', { query: { id, size: 5, before: upwards[0]! } })).body
    }
    expect(upwards).toEqual(all)
    const { body: next } = await api('listChatMessages', { query: { id, size: 4, after: all[2]! } })
    expect(next.items.map((message) => message.id)).toEqual(all.slice(3, 7))
    expect(next).toMatchObject({ hasOlder: true, hasNewer: true })
    const { body: middle } = await api('listChatMessages', { query: { id, size: 6, around: all[5]! } })
    expect(middle.items.map((message) => message.id)).toEqual(all.slice(2, 8))
  })

  it('can be requested since an earlier answer', async () => {
    const { api, id } = await conversationAt(2)
    const { body: before } = await api('listChatMessages', { query: { id } })
    server.current.advance(60_000)
    const sent = await write(id, 2)
    const { body } = await api('listChatMessages', { query: { id, since: before.asOf } })
    expect(body.items.map((message) => message.id)).toEqual(sent)
  })

  it('include the id of the first unread one', async () => {
    const { api, id } = await conversationAt(3)
    const { body: chat } = await api('getChat', { query: { id } })
    const theirs = chat.messages.filter(({ isMine }) => !isMine)
    await api('updateChat', { body: { id, chat: { unreadCount: 2 } } })
    expect((await api('listChatMessages', { query: { id } })).body.firstUnread).toBe(theirs.at(-2)!.id)
    await api('markChatRead', { body: { id } })
    expect((await api('listChatMessages', { query: { id } })).body.firstUnread).toBeNull()
  })

  it('are stored once, however often they are sent', async () => {
    const { api, id } = await conversationAt(4)
    const message = { id: newId(), chatId: id, value: 'Una sola vez' }
    const first = await api('sendChatMessage', { body: { message } })
    const second = await api('sendChatMessage', { body: { message } })
    expect(second.body).toEqual(first.body)
    const { body } = await api('findChatMessages', { query: { search: 'una SOLA vez' } })
    expect(body.map((found) => [found.id, found.chatId])).toEqual([[message.id, id]])
    const { id: otherId } = await conversationAt(5).then(({ conversation }) => conversation)
    const elsewhere = { ...message, chatId: otherId }
    expect((await api('sendChatMessage', { body: { message: elsewhere } })).status).toBe(409)
  })

  it('refuse a cursor in another chat', async () => {
    const [{ api, id }, other] = await Promise.all([conversationAt(6), conversationAt(7)])
    const { body } = await api('listChatMessages', { query: { id: other.id } })
    for (const place of ['before', 'after', 'around']) {
      expect((await api('listChatMessages', { query: { id, [place]: body.items[0]!.id } })).status).toBe(404)
    }
  })
})
