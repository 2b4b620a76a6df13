/** 50,000 messages in one conversation, and as many in 2,000 others: every page must use an index. */
import { beforeAll, describe, expect, it } from 'vitest'
import { plansOf } from '../../../tests/support/explained.ts'
import { analyze, insertMany } from '../../../tests/support/many.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import type { Context } from '../../context.ts'
import { isPostgres } from '../../db/columns.ts'
import { fold, sortKey } from '../../lib/text.ts'
import { listConversations } from './conversations.service.ts'
import { findChatMessages, listChatMessages, listSharedInChat } from './messages.service.ts'

const server = useTestServer()
const messageCount = 50_000
const chats = 2000
const picture = `data:image/png;base64,${'A'.repeat(40_000)}`

let userId = ''
const chatId = 'long'

const messageOf = (chat: string, index: number) => {
  const value = index % 5 === 0 ? `Llega el hormigón ${index}` : `Mañana paso por la obra ${index}`
  const createdAt = new Date(Date.UTC(2025, 0, 1) + index * 60_000).toISOString()
  return {
    id: `${chat}-${index}`,
    chatId: chat,
    ownerId: userId,
    isMine: index % 2,
    value,
    searchText: fold(value),
    createdAt,
    changedAt: createdAt,
    sharedId: null,
    editedAt: null,
    deletedAt: null,
    replyToId: index % 10 === 0 && index > 0 ? `${chat}-${index - 1}` : null,
    hasLinks: index % 100 === 0 ? 1 : 0,
  }
}

beforeAll(async () => {
  const { store } = server.current.services
  const users = store.read.selectFrom('users').select('id')
  userId = (await users.where('email', '=', 'demo@obra.test').executeTakeFirstOrThrow()).id
  await insertMany(store, 'chatContacts', chats + 1, (index) => {
    const name = `${['Álvarez', 'Gómez', 'Núñez'][index % 3]} ${index}`
    return {
      id: `contact-${index}`,
      ownerId: userId,
      name,
      sortKey: sortKey(name),
      searchText: fold(name),
      avatar: index % 10 === 0 ? picture : null,
      background: null,
      about: '',
      personId: null,
      details: '{"emails":[],"phoneNumbers":[],"company":"","birthday":null,"address":null}',
      attachments: '{"media":[],"docs":[],"links":[]}',
    }
  })
  const chatOf = (id: string, contact: number, at: string) => ({
    id,
    ownerId: userId,
    contactId: `contact-${contact}`,
    unreadCount: contact % 50 === 0 ? 3 : 0,
    muted: 0,
    lastMessage: 'Nos vemos',
    lastMessageAt: '01/01/2026',
    lastActivityAt: at,
    typingUntil: null,
  })
  await insertMany(store, 'chats', 1, () => chatOf(chatId, chats, '2026-03-16T11:59:00.000Z'))
  await insertMany(store, 'chats', chats, (index) =>
    chatOf(`chat-${index}`, index, new Date(Date.UTC(2025, 6, 1) + index * 60_000).toISOString()),
  )
  await insertMany(store, 'chatMessages', messageCount, (index) => messageOf(chatId, index))
  await insertMany(store, 'chatMessages', messageCount, (index) => messageOf(`chat-${index % chats}`, index))
  await analyze(store)
}, 240_000)

const context = () => ({ ...server.current.services, user: { id: userId } }) as Context

const scan = () =>
  isPostgres(server.current.services.store.read) ? /Seq Scan on \\?"?chatMessages\b/ : /SCAN chatMessages\b(?! USING)/

describe('50,000 messages', () => {
  it.each<[string, (ctx: Context) => Promise<unknown>]>([
    ['the conversations', (ctx) => listConversations(ctx, {})],
    ['conversations further down', (ctx) => listConversations(ctx, { after: 'chat-1000' })],
    ['conversations by a name of many', (ctx) => listConversations(ctx, { search: 'gomez' })],
    ['conversations by a name of one', (ctx) => listConversations(ctx, { search: 'alvarez 1803' })],
    ['conversations by a name of none', (ctx) => listConversations(ctx, { search: 'xilofon' })],
    ['the latest messages', (ctx) => listChatMessages(ctx, chatId, {})],
    ['messages before one', (ctx) => listChatMessages(ctx, chatId, { before: `${chatId}-25000` })],
    ['messages around one', (ctx) => listChatMessages(ctx, chatId, { around: `${chatId}-100` })],
    ['messages since a time', (ctx) => listChatMessages(ctx, chatId, { since: '2026-03-16T11:00:00.000Z' })],
    ['links', (ctx) => listSharedInChat(ctx, chatId, { kind: 'links' })],
    ['messages by a word of many', (ctx) => findChatMessages(ctx, 'obra')],
    ['messages by a word of one', (ctx) => findChatMessages(ctx, 'hormigon 33335')],
    ['messages by a word of none', (ctx) => findChatMessages(ctx, 'xilofon')],
    ['messages by two letters', (ctx) => findChatMessages(ctx, 'ho')],
  ])('are read by an index: %s', async (_what, work) => {
    const plans = await plansOf(context(), work)
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) expect(plan).not.toMatch(scan())
  })
})
