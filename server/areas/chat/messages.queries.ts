import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { shownPictureOfPerson } from '../../db/shown-picture.ts'
import { containsAll, isSearchIndexBest } from '../../db/search.ts'
import type { ChatTables } from './tables.ts'

const columns = [
  'seq',
  'id',
  'chatId',
  'isMine',
  'value',
  'createdAt',
  'editedAt',
  'deletedAt',
  'hasMedia',
  'hasDocs',
] as const

type Columns = Selectable<ChatTables['chatMessages']>
export type MessageRow = Pick<Columns, (typeof columns)[number]> & {
  quotedId: string | null
  quotedValue: string | null
  quotedIsMine: number | null
  quotedDeletedAt: string | null
}

/** Above this number of hits, scanning the newest messages is faster than the search index. */
const commonHits = 2000

/** Messages joined with the message they reply to. */
const messages = (db: Db) =>
  db
    .selectFrom('chatMessages')
    .leftJoin('chatMessages as quoted', (join) =>
      join.onRef('quoted.id', '=', 'chatMessages.replyToId').onRef('quoted.chatId', '=', 'chatMessages.chatId'),
    )
    .select(columns.map((name) => `chatMessages.${name}` as const))
    .select([
      'quoted.id as quotedId',
      'quoted.value as quotedValue',
      'quoted.isMine as quotedIsMine',
      'quoted.deletedAt as quotedDeletedAt',
    ])

const ofChat = (db: Db, chatId: string) => messages(db).where('chatMessages.chatId', '=', chatId)

/** A range of messages of a chat: before or from a sequence number, or the latest. */
export type Span = { before: number } | { from: number } | { latest: true }

/** At most `limit` messages of a chat, in order, next to the start of the span. */
export async function selectSpan(db: Db, chatId: string, span: Span, limit: number): Promise<MessageRow[]> {
  if ('from' in span) {
    return ofChat(db, chatId)
      .where('chatMessages.seq', '>=', span.from)
      .orderBy('chatMessages.seq')
      .limit(limit)
      .execute()
  }
  const rows = await ofChat(db, chatId)
    .$if('before' in span, (query) => query.where('chatMessages.seq', '<', (span as { before: number }).before))
    .orderBy('chatMessages.seq', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

/** At most `limit` messages of a chat written or changed since a time, in order. */
export function selectChangedMessages(db: Db, chatId: string, since: string, limit: number): Promise<MessageRow[]> {
  return ofChat(db, chatId)
    .where('chatMessages.changedAt', '>=', since)
    .orderBy('chatMessages.seq')
    .limit(limit)
    .execute()
}

/** All messages of a user's chats in order, or of one chat. */
export function selectMessages(db: Db, ownerId: string, chatId?: string): Promise<MessageRow[]> {
  return messages(db)
    .innerJoin('chats', 'chats.id', 'chatMessages.chatId')
    .where('chats.ownerId', '=', ownerId)
    .$if(chatId !== undefined, (query) => query.where('chats.id', '=', chatId!))
    .orderBy('chatMessages.seq')
    .execute()
}

/** One message of a user's chats, or undefined. */
export function selectMessage(db: Db, ownerId: string, id: string): Promise<MessageRow | undefined> {
  return messages(db)
    .innerJoin('chats', 'chats.id', 'chatMessages.chatId')
    .where('chats.ownerId', '=', ownerId)
    .where('chatMessages.id', '=', id)
    .executeTakeFirst()
}

/** Both copies of a message: the user's own and, if delivered, the other user's. */
export function selectCopies(db: Db, id: string, owners: string[]) {
  const ownSeq = db.selectFrom('chatMessages').select('seq').where('chatMessages.id', '=', id)
  const delivered = db.selectFrom('chatMessages').select('seq').where('sharedId', '=', id)
  return db
    .selectFrom('chatMessages')
    .innerJoin('chats', 'chats.id', 'chatMessages.chatId')
    .select(['chatMessages.seq', 'chatMessages.chatId', 'chats.ownerId'])
    .where('chatMessages.seq', 'in', ownSeq.union(delivered))
    .where('chats.ownerId', 'in', owners)
    .orderBy('chatMessages.seq')
    .execute()
}

type Changes = Omit<Updateable<ChatTables['chatMessages']>, 'seq' | 'id' | 'chatId' | 'isMine' | 'sharedId'>

export async function updateMessages(db: Db, seqs: number[], changes: Changes & { changedAt: string }): Promise<void> {
  await db.updateTable('chatMessages').set(changes).where('seq', 'in', seqs).execute()
}

/** The id of the other user's copy of a message. */
export async function selectCounterpart(db: Db, chatId: string, id: string): Promise<string | null> {
  const ownCopy = db.selectFrom('chatMessages').select('sharedId').where('chatMessages.id', '=', id)
  const row = await db
    .selectFrom('chatMessages')
    .select('id')
    .where('sharedId', '=', ownCopy)
    .where('chatId', '=', chatId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Clears the text of messages deleted before a time; returns those that had text or files. */
export async function forgetDeleted(db: Db, before: string): Promise<number[]> {
  const rows = await db
    .updateTable('chatMessages')
    .set({ value: '', hasMedia: 0, hasDocs: 0, hasLinks: 0 })
    .where('deletedAt', '<', before)
    .where(sql<boolean>`("value" <> '' or "hasMedia" = 1 or "hasDocs" = 1)`)
    .returning('seq')
    .execute()
  return rows.map(({ seq }) => seq)
}

const kindColumns = { media: 'hasMedia', docs: 'hasDocs', links: 'hasLinks' } as const

/** The newest messages of a chat with images, files or links, optionally before a sequence number. */
export function selectShared(
  db: Db,
  chatId: string,
  { kind, before, limit }: { kind: keyof typeof kindColumns; before?: number; limit: number },
): Promise<MessageRow[]> {
  return ofChat(db, chatId)
    .where((eb) => eb(`chatMessages.${kindColumns[kind]}`, '=', eb.lit(1)))
    .where('chatMessages.deletedAt', 'is', null)
    .$if(before !== undefined, (query) => query.where('chatMessages.seq', '<', before!))
    .orderBy('chatMessages.seq', 'desc')
    .limit(limit)
    .execute()
}

/** The id of the oldest of the last `count` messages written by others. */
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

export type NewMessage = Omit<
  Insertable<ChatTables['chatMessages']>,
  'seq' | 'ownerId' | 'changedAt' | 'editedAt' | 'deletedAt'
>

/** Inserts a message and returns its sequence number; undefined if its id is in use. */
export async function insertMessageIfFree(db: Db, message: NewMessage): Promise<number | undefined> {
  const row = await db
    .insertInto('chatMessages')
    .values((eb) => ({
      ...message,
      ownerId: eb.selectFrom('chats').select('chats.ownerId').where('chats.id', '=', message.chatId).$asScalar(),
      changedAt: message.createdAt,
    }))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('seq')
    .executeTakeFirst()
  return row?.seq
}

const textSearch = (text: string) => ({ table: 'chatMessages', key: 'seq', column: 'searchText', words: [text] })

/** The newest messages of a user that contain a text, with the names of their contacts. */
export async function findMessages(db: Db, ownerId: string, text: string, limit: number) {
  const byIndex = await isSearchIndexBest(db, textSearch(text), commonHits)
  const newest = db
    .selectFrom('chatMessages')
    .select('seq')
    .where('ownerId', '=', ownerId)
    .where(containsAll(db, textSearch(text), byIndex))
    .orderBy(byIndex ? sql<number>`"seq" + 0` : sql.ref('seq'), 'desc')
    .limit(limit)
  return db
    .selectFrom('chatMessages')
    .innerJoin('chats', 'chats.id', 'chatMessages.chatId')
    .innerJoin('chatContacts', 'chatContacts.id', 'chats.contactId')
    .leftJoin('users', 'users.id', 'chatContacts.personId')
    .select([
      'chatMessages.id',
      'chatMessages.chatId',
      'chatMessages.value',
      'chatMessages.createdAt',
      'chatMessages.isMine',
      'chatContacts.name',
    ])
    .select(shownPictureOfPerson.as('avatar'))
    .where('chatMessages.seq', 'in', newest)
    .orderBy('chatMessages.seq', 'desc')
    .execute()
}
