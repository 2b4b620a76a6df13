import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { shownPictureOfPerson } from '../../db/shown-picture.ts'
import type { ChatTables } from './tables.ts'

const chatColumns = [
  'chats.id',
  'chats.contactId',
  'chats.unreadCount',
  'chats.muted',
  'chats.lastMessage',
  'chats.lastMessageAt',
  'chatContacts.background',
  'chatContacts.name',
  'chatContacts.details',
  'chatContacts.attachments',
] as const

export type ChatContactRow = Omit<
  Selectable<ChatTables['chatContacts']>,
  'ownerId' | 'sortKey' | 'searchText' | 'personId'
>
export type ChatRow = Omit<
  Selectable<ChatTables['chats']>,
  'ownerId' | 'lastActivityAt' | 'lastIsMine' | 'typingUntil'
> &
  Omit<ChatContactRow, 'id'>
export type ChatChanges = Omit<Updateable<ChatTables['chats']>, 'id' | 'ownerId' | 'contactId'>

/** A user's chats with their contacts by last activity; only one with `id`. */
export function selectChats(db: Db, ownerId: string, id?: string): Promise<ChatRow[]> {
  return db
    .selectFrom('chats')
    .innerJoin('chatContacts', 'chatContacts.id', 'chats.contactId')
    .leftJoin('users', 'users.id', 'chatContacts.personId')
    .leftJoin('chatProfiles', 'chatProfiles.userId', 'chatContacts.personId')
    .select(chatColumns)
    .select((eb) => [
      shownPictureOfPerson.as('avatar'),
      eb.fn.coalesce('chatProfiles.about', 'chatContacts.about').as('about'),
    ])
    .where('chats.ownerId', '=', ownerId)
    .$if(id !== undefined, (query) => query.where('chats.id', '=', id!))
    .orderBy('chats.lastActivityAt', 'desc')
    .orderBy('chats.id')
    .execute()
}

/** Inserts a chat, unless the user already has one with the contact; returns the id of the stored one. */
export async function insertChat(db: Db, chat: Insertable<ChatTables['chats']>): Promise<string> {
  await db
    .insertInto('chats')
    .values(chat)
    .onConflict((conflict) => conflict.columns(['ownerId', 'contactId']).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('chats')
    .select('id')
    .where('ownerId', '=', chat.ownerId)
    .where('contactId', '=', chat.contactId)
    .executeTakeFirstOrThrow()
  return id
}

/** Updates only the given columns, so that concurrent changes of others survive; returns whether the chat exists. */
export async function updateChatRow(db: Db, ownerId: string, id: string, changes: ChatChanges): Promise<boolean> {
  const result = await db
    .updateTable('chats')
    .set(changes)
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** A user's contacts without details and attachments, sorted by name. */
export function selectContactSummaries(db: Db, ownerId: string) {
  return db
    .selectFrom('chatContacts')
    .select(['id', 'avatar', 'background', 'name', 'about'])
    .where('ownerId', '=', ownerId)
    .where('personId', 'is', null)
    .orderBy('sortKey')
    .orderBy('id')
    .execute()
}

/** A user's contact, or undefined. Picture and status of a colleague are their current ones. */
export function selectContact(db: Db, ownerId: string, id: string): Promise<ChatContactRow | undefined> {
  return db
    .selectFrom('chatContacts')
    .leftJoin('users', 'users.id', 'chatContacts.personId')
    .leftJoin('chatProfiles', 'chatProfiles.userId', 'chatContacts.personId')
    .select([
      'chatContacts.id',
      'chatContacts.background',
      'chatContacts.name',
      'chatContacts.details',
      'chatContacts.attachments',
    ])
    .select((eb) => [
      shownPictureOfPerson.as('avatar'),
      eb.fn.coalesce('chatProfiles.about', 'chatContacts.about').as('about'),
    ])
    .where('chatContacts.ownerId', '=', ownerId)
    .where('chatContacts.id', '=', id)
    .executeTakeFirst()
}

/** A user's status text, or undefined. */
export async function selectAbout(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('chatProfiles').select('about').where('userId', '=', userId).executeTakeFirst()
  return row?.about
}

/** Stores a user's status text. */
export async function upsertAbout(db: Db, userId: string, about: string): Promise<void> {
  await db
    .insertInto('chatProfiles')
    .values({ userId, about })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ about }))
    .execute()
}
