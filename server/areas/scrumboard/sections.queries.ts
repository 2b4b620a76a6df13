/** Queries of the sections in which a user sorts tasks. */
import type { Db } from '../../db/schema.ts'
import { positionSpacing, type Placed } from '../../lib/positions.ts'

type Person = { userId: string; companyId: number }

/** The sections of a user in a company, in order. */
export function selectSections(db: Db, { userId, companyId }: Person) {
  return db
    .selectFrom('taskSections')
    .select(['id', 'title', 'position'])
    .where('userId', '=', userId)
    .where('companyId', '=', companyId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function insertSection(db: Db, section: Person & Placed & { title: string }): Promise<void> {
  await db.insertInto('taskSections').values(section).execute()
}

export async function updateSection(db: Db, id: string, fields: { title?: string; position?: number }): Promise<void> {
  await db.updateTable('taskSections').set(fields).where('id', '=', id).execute()
}

/** Deletes a section and its places, and stores both so that they can be restored. */
export async function deleteSection(db: Db, id: string, deletedAt: string): Promise<void> {
  const cards = JSON.stringify((await selectPlacesIn(db, id)).map((card) => card.id))
  const [section] = await db.deleteFrom('taskSections').where('id', '=', id).returningAll().execute()
  if (section)
    await db
      .insertInto('deletedTaskSections')
      .values({ ...section, cards, deletedAt })
      .execute()
}

/** Restores a section with the cards that still exist and are in no other section; false if it is not stored any more. */
export async function restoreSection(db: Db, { userId, companyId }: Person, id: string): Promise<boolean> {
  const [deletedSection] = await db
    .deleteFrom('deletedTaskSections')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('companyId', '=', companyId)
    .returningAll()
    .execute()
  if (!deletedSection) return false
  const { cards, deletedAt: _deletedAt, ...section } = deletedSection
  await insertSection(db, section)
  const ids = JSON.parse(cards) as string[]
  const there = new Set((await selectCardsThere(db, ids)).map((card) => card.id))
  const places = ids
    .filter((cardId) => there.has(cardId))
    .map((cardId, at) => ({ userId, cardId, sectionId: id, position: (at + 1) * positionSpacing }))
  for (const place of places) {
    await db
      .insertInto('taskPlaces')
      .values(place)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return true
}

const selectCardsThere = (db: Db, ids: string[]) =>
  ids.length === 0 ? [] : db.selectFrom('cards').select('id').where('id', 'in', ids).execute()

/** The section of each of these cards, if the user put it into one. */
export function selectPlacesOf(db: Db, userId: string, cardIds: string[]) {
  if (cardIds.length === 0) return []
  return db
    .selectFrom('taskPlaces')
    .select(['cardId', 'sectionId'])
    .where('userId', '=', userId)
    .where('cardId', 'in', cardIds)
    .execute()
}

/** The cards of a section, in order. */
export function selectPlacesIn(db: Db, sectionId: string): Promise<Placed[]> {
  return db
    .selectFrom('taskPlaces')
    .select(['cardId as id', 'position'])
    .where('sectionId', '=', sectionId)
    .orderBy('position')
    .orderBy('cardId')
    .execute()
}

/** Stores the positions of cards in a section, moving them out of other sections. */
export async function putPlaces(db: Db, userId: string, sectionId: string, cards: Placed[]): Promise<void> {
  for (const { id: cardId, position } of cards) {
    await db
      .insertInto('taskPlaces')
      .values({ userId, cardId, sectionId, position })
      .onConflict((conflict) => conflict.columns(['userId', 'cardId']).doUpdateSet({ sectionId, position }))
      .execute()
  }
}

/** Removes a card from its section. */
export async function deletePlace(db: Db, userId: string, cardId: string): Promise<void> {
  await db.deleteFrom('taskPlaces').where('userId', '=', userId).where('cardId', '=', cardId).execute()
}
