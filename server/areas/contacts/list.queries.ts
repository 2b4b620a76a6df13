import { sql, type SqlBool } from 'kysely'
import { isPostgres } from '../../db/columns.ts'
import { containsAll, isSearchIndexBest } from '../../db/search.ts'
import type { Db } from '../../db/schema.ts'
import { shownPicture } from '../../db/shown-picture.ts'
import { newPictureId } from '../../lib/data-picture.ts'
import { insertTagLinks } from './queries.ts'

/** A search: every word must match and, with tags, at least one of them. */
export type ContactSearch = { ownerId: string; words: string[]; tags: string[] }

/** The maximum number of search results. */
export const mostFound = 1000
// Above this number, scanning contacts in name order finds a page sooner than filtering first.
const mostSorted = 3000

const wordSearch = (words: string[]) => ({ table: 'contacts', key: 'seq', column: 'foundBy', words })

/** The index to start from: search words, tags, or the order of names. */
type Way = 'words' | 'tags' | 'order'

async function wayTo(db: Db, { words, tags }: ContactSearch): Promise<Way> {
  if (words.length > 0 && (await isSearchIndexBest(db, wordSearch(words), mostSorted))) return 'words'
  if (tags.length === 0) return 'order'
  const some = db.selectFrom('contactTagLinks').select('contactId').where('tagId', 'in', tags).limit(mostSorted)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) < mostSorted ? 'tags' : 'order'
}

function matchingContacts(db: Db, { ownerId, words, tags }: ContactSearch, way: Way) {
  let query = db.selectFrom('contacts').where('ownerId', '=', ownerId)
  if (words.length > 0) query = query.where(containsAll(db, wordSearch(words), way === 'words'))
  if (tags.length === 0) return query
  return query.where((eb) => {
    const links = eb.selectFrom('contactTagLinks').select('contactId').where('tagId', 'in', tags)
    return way === 'order' ? eb.exists(links.whereRef('contactId', '=', 'contacts.id')) : eb('id', 'in', links)
  })
}

/** Matching contacts in name order. */
function inOrder(db: Db, search: ContactSearch, way: Way) {
  // Order by an expression so the planner cannot pick the sortKey index; filtering first is faster here.
  const byName = way === 'order' ? sql.ref('sortKey') : sql<string>`"sortKey" || ''`
  return matchingContacts(db, search, way).orderBy(byName).orderBy('seq', 'desc')
}

/** The same limit as in the migration of the indexes: longer rows do not fit into a PostgreSQL index. */
const isShort = sql<SqlBool>`octet_length("sortKey") + octet_length("foundBy") <= 2000`
const isLong = sql<SqlBool>`octet_length("sortKey") + octet_length("foundBy") > 2000`

/** The sequence numbers and initials of the first matches in name order, at most `mostFound` + 1. */
export async function selectFound(db: Db, search: ContactSearch) {
  const way = await wayTo(db, search)
  const first = inOrder(db, search, way)
    .select(['seq', 'initial', 'sortKey'])
    .limit(mostFound + 1)
  if (way !== 'order' || !isPostgres(db)) return first.execute()
  const long = db.selectFrom(first.where(isLong).as('long')).selectAll()
  return db
    .selectFrom(db.selectFrom(first.where(isShort).as('short')).selectAll().unionAll(long).as('found'))
    .select(['seq', 'initial'])
    .orderBy('sortKey')
    .orderBy('seq', 'desc')
    .limit(mostFound + 1)
    .execute()
}

/** Contacts with a tag and none of the tags in `before`, counted by initial. */
function countTagged(db: Db, ownerId: string, tag: string, before: string[]) {
  const ownTags = db.selectFrom('contactTags').select('id').where('ownerId', '=', ownerId)
  return db
    .selectFrom('contactTagLinks as link')
    .select(({ fn }) => ['initial', fn.countAll<number>().as('count')])
    .where('tagId', '=', ownTags.where('id', '=', tag))
    .$if(before.length > 0, (query) =>
      query.where(({ not, exists, selectFrom }) => {
        const others = selectFrom('contactTagLinks as other').select('other.tagId').where('other.tagId', 'in', before)
        return not(exists(others.whereRef('other.contactId', '=', 'link.contactId')))
      }),
    )
    .groupBy('initial')
    .execute()
}

function countAll(db: Db, ownerId: string) {
  return db
    .selectFrom('contacts')
    .select(({ fn }) => ['initial', fn.countAll<number>().as('count')])
    .where('ownerId', '=', ownerId)
    .groupBy('initial')
    .execute()
}

/** Counts by initial, in list order. */
export async function countByInitial(db: Db, { ownerId, tags }: ContactSearch) {
  const counted =
    tags.length > 0
      ? await Promise.all(tags.map((tag, index) => countTagged(db, ownerId, tag, tags.slice(0, index))))
      : [await countAll(db, ownerId)]
  return [...Map.groupBy(counted.flat(), ({ initial }) => initial)]
    .map(([initial, rows]) => ({ initial, count: rows.reduce((sum, { count }) => sum + Number(count), 0) }))
    .toSorted((a, b) => place(a.initial).localeCompare(place(b.initial), 'en'))
}

const place = (initial: string) => ({ '#': '0', Ñ: 'NZ', '~': 'ZZ' })[initial] ?? `${initial}A`

/** The sequence numbers of a page of contacts, in name order. */
export async function selectPage(db: Db, search: ContactSearch, offset: number, limit: number): Promise<number[]> {
  const page = inOrder(db, search, await wayTo(db, search))
    .select('seq')
    .limit(limit)
    .offset(offset)
  return (await page.execute()).map(({ seq }) => seq)
}

/** The listed fields of contacts, by sequence number. */
export async function selectListedOf(db: Db, seqs: number[]) {
  if (seqs.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('contacts')
    .select(['seq', 'id', 'name', 'title', 'company', 'emails', 'phoneNumbers'])
    .select(shownPicture('contacts').as('avatar'))
    .where('seq', 'in', seqs)
    .execute()
  return new Map(rows.map((row) => [row.seq, row]))
}

export type ListedRow = NonNullable<ReturnType<Awaited<ReturnType<typeof selectListedOf>>['get']>>

/** The complete rows of some contacts, locked until the end of the transaction. */
export function lockContacts(db: Db, ownerId: string, ids: string[]) {
  return db
    .selectFrom('contacts')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .orderBy('seq')
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute()
}
export type WholeContactRow = Awaited<ReturnType<typeof lockContacts>>[number]

/** The tags of some contacts, in each contact's order. */
export function selectTagsOf(db: Db, contactIds: string[]) {
  return db
    .selectFrom('contactTagLinks')
    .select(['contactId', 'tagId'])
    .where('contactId', 'in', contactIds)
    .orderBy('position')
    .execute()
}

type Deletion = { ownerId: string; deletion: string; deletedAt: string }

/** Moves contacts to the deleted ones. */
export async function moveToDeleted(db: Db, rows: WholeContactRow[], deletion: Deletion): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const tags = Map.groupBy(await selectTagsOf(db, ids), ({ contactId }) => contactId)
  const deletedRows = rows.map((row) => ({
    ...deletion,
    id: row.id,
    row: JSON.stringify(row),
    tags: JSON.stringify((tags.get(row.id) ?? []).map(({ tagId }) => tagId)),
  }))
  await db.insertInto('deletedContacts').values(deletedRows).execute()
  await db.deleteFrom('contacts').where('id', 'in', ids).execute()
}

/** Restores the contacts of a deletion made since `after`; returns how many. */
export async function moveBack(db: Db, ownerId: string, deletion: string, after: string): Promise<number> {
  const deletedRows = await db
    .deleteFrom('deletedContacts')
    .where('ownerId', '=', ownerId)
    .where('deletion', '=', deletion)
    .where('deletedAt', '>=', after)
    .returning(['id', 'row', 'tags'])
    .execute()
  if (deletedRows.length === 0) return 0
  const rows = deletedRows.map(({ row }) => {
    const contact = JSON.parse(row) as WholeContactRow
    // Deleted before pictures had addresses.
    return { ...contact, pictureId: contact.pictureId ?? newPictureId(contact.avatar) }
  })
  for (const slice of slices(rows)) await db.insertInto('contacts').values(slice).execute()
  const present = await db.selectFrom('contactTags').select('id').where('ownerId', '=', ownerId).execute()
  const tagIds = new Set(present.map(({ id }) => id))
  const links = deletedRows.flatMap(({ id, tags }) =>
    (JSON.parse(tags) as string[])
      .filter((tagId) => tagIds.has(tagId))
      .map((tagId, position) => ({ contactId: id, tagId, position })),
  )
  await insertTagLinks(db, links)
  return deletedRows.length
}

/** Splits rows, because statements take a bounded number of parameters. */
function slices<Row>(rows: Row[], size = 200): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_none, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}

/** Permanently deletes what was deleted before a time. */
export async function forgetDeleted(db: Db, before: string): Promise<void> {
  await db.deleteFrom('deletedContacts').where('deletedAt', '<', before).execute()
}

/** Adds a tag as the last one to contacts without it. */
export async function addTagLinks(db: Db, contactIds: string[], tagId: string): Promise<void> {
  const positions = await db
    .selectFrom('contactTagLinks')
    .select(({ fn }) => ['contactId', fn.max('position').as('last')])
    .where('contactId', 'in', contactIds)
    .groupBy('contactId')
    .execute()
  const lastOf = new Map(positions.map(({ contactId, last }) => [contactId, last]))
  const rows = contactIds.map((contactId) => ({ contactId, tagId, position: (lastOf.get(contactId) ?? -1) + 1 }))
  await insertTagLinks(db, rows)
}

export async function removeTagLinks(db: Db, contactIds: string[], tagId: string): Promise<void> {
  await db.deleteFrom('contactTagLinks').where('tagId', '=', tagId).where('contactId', 'in', contactIds).execute()
}

/** Increments the versions of contacts, which makes earlier reads stale. */
export async function countUp(db: Db, ids: string[]): Promise<void> {
  await db
    .updateTable('contacts')
    .set({ version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute()
}
