import type { Db } from '../../db/schema.ts'
import type { NewContactRow } from './queries.ts'

/** The exported fields of a user's contacts, sorted by name; only those with `ids` if given. */
export function selectForFile(db: Db, ownerId: string, ids?: string[]) {
  return db
    .selectFrom('contacts')
    .select(['id', 'name', 'title', 'company', 'emails', 'phoneNumbers', 'birthday', 'address', 'notes'])
    .where('ownerId', '=', ownerId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .orderBy('sortKey')
    .orderBy('seq', 'desc')
    .execute()
}

/** The titles of the tags used by a user's contacts. */
export function selectCarriedTitles(db: Db, ownerId: string) {
  return db
    .selectFrom('contactTags')
    .innerJoin('contactTagLinks', 'contactTagLinks.tagId', 'contactTags.id')
    .select(['contactTagLinks.contactId', 'contactTags.title'])
    .where('contactTags.ownerId', '=', ownerId)
    .orderBy('contactTagLinks.position')
    .execute()
}

const mostAtOnce = 50

export async function insertContacts(db: Db, rows: NewContactRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += mostAtOnce) {
    await db
      .insertInto('contacts')
      .values(rows.slice(start, start + mostAtOnce))
      .execute()
  }
}

/** The fields by which duplicates are found. */
export function selectLikenesses(db: Db, ownerId: string) {
  return db
    .selectFrom('contacts')
    .select(['seq', 'id', 'searchText', 'emails', 'phoneNumbers'])
    .where('ownerId', '=', ownerId)
    .orderBy('sortKey')
    .orderBy('seq')
    .execute()
}
