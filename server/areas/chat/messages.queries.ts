import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { contains, isCommon, isLike } from '../../db/search.ts'
import { fold } from '../../lib/text.ts'
import type { ChatTables } from './tables.ts'

export type MessageRow = Omit<Selectable<ChatTables['chatMessages']>, 'searchText' | 'changedAt' | 'sharedId'>

const columns = ['seq', 'id', 'chatId', 'isMine', 'value', 'createdAt'] as const

/** Beyond so many hits the newest of them are found faster by looking through the messages than by the index. */
const commonHits = 2000

const ofChat = (db: Db, chatId: string) =>
  db.selectFrom('chatMessages').select(columns).where('chatMessages.chatId', '=', chatId)

/** Which messages of a chat: those before or from a place in their order on. */
export type Span = { before: number } | { from: number } | { latest: true }

/** At most `limit` messages of a chat in the order in which they were written, those next to the place. */
export async function selectSpan(db: Db, chatId: string, span: Span, limit: number): Promise<MessageRow[]> {
  if ('from' in span) {
    return ofChat(db, chatId).where('seq', '>=', span.from).orderBy('seq').limit(limit).execute()
  }
  const rows = await ofChat(db, chatId)
    .$if('before' in span, (query) => query.where('seq', '<', (span as { before: number }).before))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

/** At most `limit` messages of a chat that were written or changed since a time, in their order. */
export function selectChangedMessages(db: Db, chatId: string, since: string, limit: number): Promise<MessageRow[]> {
  return ofChat(db, chatId).where('changedAt', '>=', since).orderBy('seq').limit(limit).execute()
}

/** One message of an owner's chats, or undefined. */
export function selectMessage(db: Db, ownerId: string, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('chatMessages')
    .innerJoin('chats', 'chats.id', 'chatMessages.chatId')
    .select(columns.map((name) => `chatMessages.${name}` as const))
    .where('chats.ownerId', '=', ownerId)
    .where('chatMessages.id', '=', id)
    .executeTakeFirst()
}

/** The id of the oldest of the last `count` messages that others wrote in a chat. */
export async function selectFirstUnread(db: Db, chatId: string, count: number): Promise<string | null> {
  if (count === 0) return null
  const rows = await db
    .selectFrom('chatMessages')
    .select('id')
    .where('chatId', '=', chatId)
    .where('isMine', '=', 0)
    .orderBy('seq', 'desc')
    .limit(1)
    .offset(count - 1)
    .execute()
  return rows[0]?.id ?? null
}

/** Inserts a message unless its id is in use; tells whether it did. */
export async function insertMessageIfFree(
  db: Db,
  message: Omit<Insertable<ChatTables['chatMessages']>, 'searchText' | 'changedAt'>,
): Promise<boolean> {
  const result = await db
    .insertInto('chatMessages')
    .values({ ...message, searchText: fold(message.value), changedAt: message.createdAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The newest messages of an owner that hold a text, with the names of those that the chats are with. */
export async function findMessages(db: Db, ownerId: string, text: string, limit: number) {
  const holds = (await isCommon(db, 'chatMessages', text, commonHits))
    ? isLike('chatMessages.searchText', text)
    : contains(db, 'chatMessages', 'seq', text)
  return db
    .selectFrom('chatMessages')
    .innerJoin('chats', 'chats.id', 'chatMessages.chatId')
    .innerJoin('chatContacts', 'chatContacts.id', 'chats.contactId')
    .select([
      'chatMessages.id',
      'chatMessages.chatId',
      'chatMessages.value',
      'chatMessages.createdAt',
      'chatMessages.isMine',
      'chatContacts.name',
      'chatContacts.avatar',
    ])
    .where('chats.ownerId', '=', ownerId)
    .where(holds)
    .orderBy('chatMessages.seq', 'desc')
    .limit(limit)
    .execute()
}
