import type { Insertable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { shownPicture } from '../../db/shown-picture.ts'
import { fold, sortKey } from '../../lib/text.ts'
import type { ChatTables } from './tables.ts'

export type Person = { id: string; name: string; email: string }

/** Users who share a company with a user, one row per shared company. */
function fellows(db: Db, userId: string) {
  return db
    .selectFrom('memberships as own')
    .innerJoin('memberships as theirs', 'theirs.companyId', 'own.companyId')
    .innerJoin('users', 'users.id', 'theirs.userId')
    .innerJoin('developers', 'developers.id', 'own.companyId')
    .where('own.userId', '=', userId)
    .where('users.id', '!=', userId)
    .where('users.disabledAt', 'is', null)
}

/** Users who share a company with a user, without repeats, unordered. */
export function selectFellows(db: Db, userId: string) {
  return fellows(db, userId)
    .leftJoin('chatProfiles', 'chatProfiles.userId', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.status', 'chatProfiles.about'])
    .select(shownPicture('users').as('avatar'))
    .distinct()
    .execute()
}

/** One such user with the shared companies, or undefined. */
export async function selectFellow(db: Db, userId: string, fellowId: string) {
  const rows = await fellows(db, userId)
    .where('users.id', '=', fellowId)
    .select(['users.id', 'users.name', 'users.email', 'developers.nombre'])
    .orderBy('developers.sortKey')
    .execute()
  const [first] = rows
  return first && { ...first, companies: rows.map(({ nombre }) => nombre) }
}

/** The contact ids of a user by the user they stand for. */
export async function selectPersonContacts(db: Db, ownerId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('chatContacts')
    .select(['id', 'personId'])
    .where('ownerId', '=', ownerId)
    .where('personId', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, personId }) => [personId!, id]))
}

/** A user's contacts with this name, with their details. */
export function selectNamed(db: Db, ownerId: string, name: string) {
  return db
    .selectFrom('chatContacts')
    .select(['id', 'avatar', 'background', 'name', 'about', 'details'])
    .where('ownerId', '=', ownerId)
    .where('sortKey', '=', sortKey(name))
    .where('personId', 'is', null)
    .execute()
}

type NewContact = Pick<Insertable<ChatTables['chatContacts']>, 'id' | 'ownerId' | 'details' | 'attachments'>

/** Makes a user a contact of the owner if they are not one yet; returns the contact's id. */
export async function insertPersonContact(db: Db, contact: NewContact, person: Person): Promise<string> {
  const { name, id: personId } = person
  const texts = { name, sortKey: sortKey(name), searchText: fold(name), about: '' }
  await db
    .insertInto('chatContacts')
    .values({ ...contact, ...texts, personId, avatar: null, background: null })
    .onConflict((conflict) => conflict.columns(['personId', 'ownerId']).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('chatContacts')
    .select('id')
    .where('personId', '=', personId)
    .where('ownerId', '=', contact.ownerId)
    .executeTakeFirstOrThrow()
  return id
}

/** Copies a user's new name to all contacts that stand for them; returns the owners. */
export async function renamePersonContacts(db: Db, personId: string, name: string): Promise<string[]> {
  const rows = await db
    .updateTable('chatContacts')
    .set({ name, sortKey: sortKey(name), searchText: fold(name) })
    .where('personId', '=', personId)
    .returning('ownerId')
    .execute()
  return rows.map(({ ownerId }) => ownerId)
}

/** Marks the other user's chat as being written to; returns whether there is such a chat. */
export async function updateTyping(db: Db, ownerId: string, writerId: string, until: string): Promise<boolean> {
  const result = await db
    .updateTable('chats')
    .set({ typingUntil: until })
    .where('ownerId', '=', ownerId)
    .where('contactId', 'in', (query) =>
      query
        .selectFrom('chatContacts')
        .select('id')
        .where('personId', '=', writerId)
        .where('chatContacts.ownerId', '=', ownerId),
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Updates a chat on an incoming message: last message, and one more unread. */
export async function updateWithArrival(
  db: Db,
  chatId: string,
  latest: { lastMessage: string; lastMessageAt: string; lastActivityAt: string },
): Promise<{ muted: number }> {
  return db
    .updateTable('chats')
    .set((eb) => ({
      ...latest,
      lastIsMine: 0,
      typingUntil: null,
      unreadCount: eb(eb.fn.coalesce('unreadCount', eb.lit(0)), '+', eb.lit(1)),
    }))
    .where('id', '=', chatId)
    .returning('muted')
    .executeTakeFirstOrThrow()
}
