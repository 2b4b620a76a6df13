/** Every query uses an index on a large store. Mails and products have their own plan tests. */
import { sql, type Selectable } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { explained } from '../../tests/support/explained.ts'
import { useTestServer } from '../../tests/support/server.ts'
import { seedTime } from '../../tests/support/stores.ts'
import * as conversations from '../areas/chat/conversations.queries.ts'
import * as chatMessages from '../areas/chat/messages.queries.ts'
import * as chat from '../areas/chat/queries.ts'
import * as exchange from '../areas/contacts/exchange.queries.ts'
import * as contactList from '../areas/contacts/list.queries.ts'
import * as contacts from '../areas/contacts/queries.ts'
import { multiplyContacts } from '../areas/contacts/seed.ts'
import * as messages from '../areas/messages/queries.ts'
import { multiplyMessages } from '../areas/messages/seed.ts'
import * as notifications from '../areas/notifications/queries.ts'
import * as cards from '../areas/scrumboard/cards.queries.ts'
import * as boards from '../areas/scrumboard/queries.ts'
import * as comments from '../areas/scrumboard/comments.queries.ts'
import * as tasks from '../areas/scrumboard/tasks.queries.ts'
import type { Database, Db } from './schema.ts'
import { fold } from '../lib/text.ts'
import { isPostgres, type AnyDb } from './columns.ts'
import { createDateMover } from './date-mover.ts'

const server = useTestServer()
const scale = 200
const big = 'contacts|messages|notifications|chatMessages|cards|cardLabels'

/** An account with many rows, and one with hardly any. */
let owner: string
let other: string

async function idOf(db: Db, email: string): Promise<string> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

/** Inserts copies of a table's first rows, `scale - 1` times each, changed by `change`. */
async function copyRows<Table extends keyof Database>(
  db: Db,
  table: Table,
  change: (row: Selectable<Database[Table]>, copy: number) => object,
): Promise<void> {
  const rows = (await (db as AnyDb).selectFrom(table).selectAll().limit(20).execute()) as Selectable<Database[Table]>[]
  for (let copy = 1; copy < scale; copy++) {
    const changed = rows.map((row) => ({ ...row, seq: undefined, ...change(row, copy) }))
    await (db as AnyDb).insertInto(table).values(changed).execute()
  }
}

/** Multiplies the tables that the seed's scale does not cover. */
async function multiplyOthers(db: Db): Promise<void> {
  await copyRows(db, 'notifications', ({ id }, copy) => ({ id: `${id}-${copy}` }))
  await copyRows(db, 'chatMessages', ({ id }, copy) => ({ id: `${id}-${copy}` }))
  await copyRows(db, 'cards', ({ id, title }, copy) => ({
    id: `${id}-${copy}`,
    searchText: fold(`${title} (${copy})`),
  }))
  await copyRows(db, 'cardLabels', ({ cardId }, copy) => ({ cardId: `${cardId}-${copy}` }))
}

beforeAll(async () => {
  const { store } = server.current.services
  owner = await idOf(store.read, 'demo@obra.test')
  other = await idOf(store.read, 'martin@obra.test')
  const context = { now: seedTime, move: createDateMover(seedTime), accounts: [], demoUserId: owner, copies: [] }
  await store.write(async (db) => {
    await multiplyContacts(db, context, scale, () => {})
    await multiplyMessages(db, context, scale, () => {})
    await multiplyOthers(db)
  })
  await sql.raw(store.kind === 'postgresql' ? 'vacuum analyze' : 'analyze').execute(store.read)
})

const queries: [name: string, run: (db: Db) => Promise<unknown>][] = [
  ['the contacts of a person', (db) => contacts.selectContacts(db, other)],
  ['contacts whose name contains a text', (db) => contacts.selectContacts(db, owner, '(199')],
  ['names for the search, by a frequent letter', (db) => contacts.selectContactNames(db, owner, 'a', 20)],
  ['names for the search, by two letters without a match', (db) => contacts.selectContactNames(db, owner, 'zz', 20)],
  ['names for the search, by a rare text', (db) => contacts.selectContactNames(db, owner, 'zzz', 20)],
  ['a page of contacts', (db) => contactList.selectPage(db, { ownerId: owner, words: [], tags: [] }, 50, 50)],
  ['the initials of contacts', (db) => contactList.countByInitial(db, { ownerId: owner, words: [], tags: [] })],
  ['contacts found by a rare text', (db) => contactList.selectFound(db, { ownerId: owner, words: ['(199'], tags: [] })],
  ['contacts that carry a tag', (db) => contactList.selectPage(db, { ownerId: owner, words: [], tags: ['x'] }, 0, 50)],
  ['contacts to be deleted', (db) => contactList.lockContacts(db, owner, ['x', 'y'])],
  ['likely duplicates of contacts', (db) => exchange.selectLikenesses(db, other)],
  ['contacts to export', (db) => exchange.selectForFile(db, owner, ['x', 'y'])],
  ['one contact', (db) => contacts.selectContact(db, owner, 'x')],
  ['the messages of a person', (db) => messages.selectMessages(db, other)],
  ['one message', (db) => messages.selectMessage(db, owner, 'x')],
  ['the notifications of a person', (db) => notifications.selectNotifications(db, other)],
  ['one notification', (db) => notifications.selectNotification(db, owner, 'x')],
  ['the chats of a person', (db) => chat.selectChats(db, other)],
  ['the messages in the chats of a person', (db) => chatMessages.selectMessages(db, other)],
  ['the messages in one chat', (db) => chatMessages.selectMessages(db, other, 'x')],
  ['a page of conversations', (db) => conversations.selectConversations(db, owner, { limit: 50 })],
  ['the number of unread messages', (db) => conversations.countUnread(db, owner)],
  ['the latest messages of a chat', (db) => chatMessages.selectSpan(db, 'x', { latest: true }, 50)],
  ['messages before a given one', (db) => chatMessages.selectSpan(db, 'x', { before: 9 }, 50)],
  ['messages from a given one on', (db) => chatMessages.selectSpan(db, 'x', { from: 9 }, 50)],
  ['messages that changed', (db) => chatMessages.selectChangedMessages(db, 'x', '2026', 50)],
  ['the copies of a message', (db) => chatMessages.selectCopies(db, 'x', [owner, other])],
  ["a message's copy in the other person's chat", (db) => chatMessages.selectCounterpart(db, 'x', 'y')],
  ['the texts of deleted messages', (db) => chatMessages.forgetDeleted(db, '2020')],
  [
    'files and links shared in a chat',
    (db) => chatMessages.selectShared(db, 'x', { kind: 'media', before: 9, limit: 30 }),
  ],
  ['the first unread message', (db) => chatMessages.selectFirstUnread(db, 'x', 3)],
  ['messages that contain a rare text', (db) => chatMessages.findMessages(db, owner, 'zzz', 30)],
  ['the people to chat with', (db) => chat.selectContactSummaries(db, other)],
  ['the cards of a board', (db) => cards.selectCardsOfBoard(db, 'x')],
  ['the archived cards of a board', (db) => cards.selectArchivedCards(db, 'x', '', 0, 20)],
  ['the comments on a card', (db) => comments.selectComments(db, 'x', 0, 20)],
  ['the labels on the cards of a board', (db) => cards.selectCardLabelsOfBoard(db, 'x')],
  ['the positions in a list', (db) => cards.selectPlaces(db, 'x')],
  ['titles of tasks for the search', (db) => tasks.selectTaskTitles(db, 1, '(199', 20)],
  ['one task', (db) => tasks.selectTask(db, 1, 'x')],
  ['one board', (db) => boards.selectBoard(db, 1, 'x')],
  [
    'tasks that contain a text',
    async (db) => {
      const filter = { companyId: 1, search: '(199', scope: 'all' as const }
      await tasks.countTasks(db, filter)
      await tasks.selectTasks(db, filter, 'due', 0, 20)
    },
  ],
]

it.each(queries)('%s: uses an index', async (_name, run) => {
  const { read } = server.current.services.store
  const plans = await explained(read, async (db) => void (await run(db)))
  expect(plans.length).toBeGreaterThan(0)
  const scan = isPostgres(read)
    ? new RegExp(`Seq Scan on \\\\?"?(${big})\\b`)
    : new RegExp(`SCAN (${big})\\b(?! USING| VIRTUAL)`)
  for (const plan of plans) expect(plan).not.toMatch(scan)
})
