import type { Db } from '../../db/schema.ts'
import type { NewContactRow } from './queries.ts'

/** What a file holds of an owner's contacts, in the order of their names; of some of them where `ids` are given. */
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

/** The titles of the tags that an owner's contacts carry. */
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

/** What two entries for the same person have in common. */
export function selectLikenesses(db: Db, ownerId: string) {
  return db
    .selectFrom('contacts')
    .select(['seq', 'id', 'searchText', 'emails', 'phoneNumbers'])
    .where('ownerId', '=', ownerId)
    .orderBy('sortKey')
    .orderBy('seq')
    .execute()
}
