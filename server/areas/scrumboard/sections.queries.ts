/** SQL of the sections into which a person puts tasks. */
import type { Db } from '../../db/schema.ts'
import type { Placed } from '../../lib/positions.ts'

type Person = { userId: string; developerId: number }

/** The sections of a person in a company, in their order. */
export function selectSections(db: Db, { userId, developerId }: Person) {
  return db
    .selectFrom('taskSections')
    .select(['id', 'title', 'position'])
    .where('userId', '=', userId)
    .where('developerId', '=', developerId)
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

/** Deletes a section with the places in it. */
export async function deleteSection(db: Db, id: string): Promise<void> {
  await db.deleteFrom('taskSections').where('id', '=', id).execute()
}

/** The sections of these cards, of those that a person has put into one. */
export function selectPlacesOf(db: Db, userId: string, cardIds: string[]) {
  if (cardIds.length === 0) return []
  return db
    .selectFrom('taskPlaces')
    .select(['cardId', 'sectionId'])
    .where('userId', '=', userId)
    .where('cardId', 'in', cardIds)
    .execute()
}

/** The cards of a section in their order. */
export function selectPlacesIn(db: Db, sectionId: string): Promise<Placed[]> {
  return db
    .selectFrom('taskPlaces')
    .select(['cardId as id', 'position'])
    .where('sectionId', '=', sectionId)
    .orderBy('position')
    .orderBy('cardId')
    .execute()
}

/** Stores where cards stand in a section; they leave the one that they were in. */
export async function putPlaces(db: Db, userId: string, sectionId: string, cards: Placed[]): Promise<void> {
  for (const { id: cardId, position } of cards) {
    await db
      .insertInto('taskPlaces')
      .values({ userId, cardId, sectionId, position })
      .onConflict((conflict) => conflict.columns(['userId', 'cardId']).doUpdateSet({ sectionId, position }))
      .execute()
  }
}

/** Takes a card out of its section. */
export async function deletePlace(db: Db, userId: string, cardId: string): Promise<void> {
  await db.deleteFrom('taskPlaces').where('userId', '=', userId).where('cardId', '=', cardId).execute()
}
