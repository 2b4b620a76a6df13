import { sql, type Insertable, type Selectable, type SqlBool, type Updateable } from 'kysely'
import { isPostgres } from '../../db/columns.ts'
import { contains, containsPattern, isCommon, isIndexed, isLike } from '../../db/search.ts'
import type { Db } from '../../db/schema.ts'
import type { ContactsTables } from './tables.ts'

const columns = [
  'id',
  'avatar',
  'background',
  'name',
  'emails',
  'phoneNumbers',
  'title',
  'company',
  'hasJob',
  'birthday',
  'address',
  'notes',
  'version',
] as const

export type ContactRow = Pick<Selectable<ContactsTables['contacts']>, (typeof columns)[number]>
export type NewContactRow = Omit<Insertable<ContactsTables['contacts']>, 'seq'>
export type ContactChanges = Omit<Updateable<ContactsTables['contacts']>, 'seq' | 'id' | 'ownerId'>

/** The contacts of a user whose name contains `text`, sorted by name; equal names newest first. */
export function selectContacts(db: Db, ownerId: string, text = ''): Promise<ContactRow[]> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .where('ownerId', '=', ownerId)
    .$if(text !== '', (query) => query.where(contains(db, 'contacts', 'seq', text)))
    .orderBy('sortKey')
    .orderBy('seq', 'desc')
    .execute()
}

// Above this number of matches, scanning names in order is faster than the search index.
const mostSorted = 500

/**
 * The first names, in order, that contain `text`. Rare texts use the search index; frequent ones scan a covering index in order.
 */
export async function selectContactNames(db: Db, ownerId: string, text: string, limit: number) {
  const isRare = isIndexed(text) && !(await isCommon(db, 'contacts', text, mostSorted))
  const first = db
    .selectFrom('contacts')
    .select('seq')
    .where('ownerId', '=', ownerId)
    .where(isRare ? contains(db, 'contacts', 'seq', text) : isLike('contacts.searchText', text))
    .orderBy(isRare ? sql<string>`"sortKey" || ''` : sql.ref('sortKey'))
    .orderBy('seq', 'desc')
    .limit(limit)
  return db
    .selectFrom('contacts')
    .select(['id', 'name'])
    .where('seq', 'in', first)
    .orderBy('sortKey')
    .orderBy('seq', 'desc')
    .execute()
}

/** Matches mail addresses only: the same JSON also contains their labels. */
function hasAddress(db: Db, text: string) {
  const pattern = containsPattern(text)
  const entries = isPostgres(db)
    ? sql`json_array_elements("emails"::json) as entry where lower(entry ->> 'email')`
    : sql`json_each("emails") as entry where lower(entry.value ->> 'email')`
  return sql<SqlBool>`(lower("emails") like ${pattern} escape '\\'
    and exists (select 1 from ${entries} like ${pattern} escape '\\'))`
}

/** Names and addresses of the first contacts whose name or address contains `text`, sorted by name. */
export function selectAddresses(db: Db, ownerId: string, text: string, by: 'name' | 'address', limit: number) {
  return db
    .selectFrom('contacts')
    .select(['id', 'name', 'emails'])
    .where('ownerId', '=', ownerId)
    .where('emails', '<>', '[]')
    .where(by === 'name' ? contains(db, 'contacts', 'seq', text) : hasAddress(db, text))
    .orderBy('sortKey')
    .limit(limit)
    .execute()
}

/** One contact of a user, or undefined. */
export function selectContact(db: Db, ownerId: string, id: string): Promise<ContactRow | undefined> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The stored picture with an address. */
export async function selectPicture(db: Db, pictureId: string): Promise<string | null> {
  const row = await db.selectFrom('contacts').select('avatar').where('pictureId', '=', pictureId).executeTakeFirst()
  return row?.avatar ?? null
}

/** Locks a contact until the end of the transaction. */
export async function lockContact(db: Db, ownerId: string, id: string): Promise<void> {
  if (!isPostgres(db)) return
  await db
    .selectFrom('contacts')
    .select('seq')
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

/** The tags of a user's contacts, in each contact's order; of one contact with `contactId`. */
export function selectTagLinks(db: Db, ownerId: string, contactId?: string) {
  return db
    .selectFrom('contactTagLinks')
    .innerJoin('contacts', 'contacts.id', 'contactTagLinks.contactId')
    .select(['contactTagLinks.contactId', 'contactTagLinks.tagId'])
    .where('contacts.ownerId', '=', ownerId)
    .$if(contactId !== undefined, (query) => query.where('contactTagLinks.contactId', '=', contactId!))
    .orderBy('contactTagLinks.position')
    .execute()
}

export async function insertContact(db: Db, row: NewContactRow): Promise<void> {
  await db.insertInto('contacts').values(row).execute()
}

/** Updates only the given columns, so that concurrent changes of others survive. */
export async function updateContactRow(db: Db, ownerId: string, id: string, changes: ContactChanges): Promise<void> {
  const { initial } = changes
  await db
    .updateTable('contacts')
    .set({ ...changes, version: sql`version + 1` })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .execute()
  if (initial === undefined) return
  const links = db.updateTable('contactTagLinks').set({ initial }).where('contactId', '=', id)
  await links.where('initial', '<>', initial).execute()
}

export type TagLink = Omit<Insertable<ContactsTables['contactTagLinks']>, 'initial'>
// Statements take a bounded number of parameters.
const linksAtOnce = 200

/** Adds tags to existing contacts, with a copy of each contact's initial. */
export async function insertTagLinks(db: Db, links: TagLink[]): Promise<void> {
  for (let start = 0; start < links.length; start += linksAtOnce) {
    const rows = links.slice(start, start + linksAtOnce).map((link) => ({
      ...link,
      initial: db.selectFrom('contacts').select('initial').where('id', '=', link.contactId),
    }))
    await db.insertInto('contactTagLinks').values(rows).execute()
  }
}

/** Replaces the tags of a contact, in this order. */
export async function replaceTagLinks(db: Db, contactId: string, tagIds: string[]): Promise<void> {
  await db.deleteFrom('contactTagLinks').where('contactId', '=', contactId).execute()
  const links = tagIds.map((tagId, position) => ({ contactId, tagId, position }))
  await insertTagLinks(db, links)
}

/** Deletes a contact of a user; returns whether it existed. */
export async function deleteContactRow(db: Db, ownerId: string, id: string): Promise<boolean> {
  const result = await db.deleteFrom('contacts').where('ownerId', '=', ownerId).where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** The tags of a user, newest first. */
export function selectTags(db: Db, ownerId: string) {
  return db
    .selectFrom('contactTags')
    .select(['id', 'title'])
    .where('ownerId', '=', ownerId)
    .orderBy('seq', 'desc')
    .execute()
}

export async function insertTag(db: Db, row: { id: string; ownerId: string; title: string }): Promise<void> {
  await db.insertInto('contactTags').values(row).execute()
}

/** Renames a tag of a user if there is a title, and returns it; undefined if there is no such tag. */
export async function updateTag(db: Db, ownerId: string, id: string, title: string | undefined) {
  if (title !== undefined) {
    await db.updateTable('contactTags').set({ title }).where('ownerId', '=', ownerId).where('id', '=', id).execute()
  }
  return db
    .selectFrom('contactTags')
    .select(['id', 'title'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Deletes a tag of a user, also from contacts; returns whether it existed. */
export async function deleteTagRow(db: Db, ownerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('contactTags')
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
