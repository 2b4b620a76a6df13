/** Queries of cards, with their labels and members. */
import { sql, type RawBuilder } from 'kysely'
import { prepareQuery } from '../../db/prepared.ts'
import type { Db } from '../../db/schema.ts'
import { contains } from '../../db/search.ts'
import type { Placed } from '../../lib/positions.ts'
import { insertPeople, personColumns, type Person } from './queries.ts'

export const cardColumns = [
  'cards.id',
  'cards.boardId',
  'cards.listId',
  'cards.position',
  'cards.title',
  'cards.description',
  'cards.dueDate',
  'cards.completed',
  'cards.version',
  'cards.priority',
  'cards.checklist',
  'cards.comments',
  'cards.attachments',
  'cards.archivedAt',
] as const

/** The cards of a board, ordered within each list. */
export const selectCardsOfBoard = prepareQuery((db, boardId: RawBuilder<string>) =>
  db
    .selectFrom('cards')
    .select(cardColumns)
    .where('boardId', '=', boardId)
    .where('isShown', '=', 1)
    .orderBy('position')
    .orderBy('seq'),
)

const cardsById = (db: Db, companyId: number, ids: string[]) =>
  db.selectFrom('cards').select(cardColumns).where('id', 'in', ids).where('companyId', '=', companyId)

/** The cards of a company with these ids, unordered; including archived, excluding deleted ones. */
export const selectCardsById = (db: Db, companyId: number, ids: string[]) =>
  cardsById(db, companyId, ids).where('deletedAt', 'is', null).execute()

/** A card of a company, even if deleted. */
export const selectAnyCard = (db: Db, companyId: number, id: string) =>
  cardsById(db, companyId, [id]).select('deletedAt').executeTakeFirst()

/** The positions of the cards of a list, in order. */
export function selectPlaces(db: Db, listId: string): Promise<Placed[]> {
  return db
    .selectFrom('cards')
    .select(['id', 'position'])
    .where('listId', '=', listId)
    .orderBy('position')
    .orderBy('seq')
    .execute()
}

function selectLabelsOn(db: Db) {
  return db
    .selectFrom('cardLabels')
    .innerJoin('boardLabels', 'boardLabels.id', 'cardLabels.labelId')
    .select(['cardLabels.cardId', 'boardLabels.id', 'boardLabels.boardId', 'boardLabels.title', 'boardLabels.color'])
    .orderBy('boardLabels.sortKey')
    .orderBy('boardLabels.id')
}

/** The label ids of the cards of a board, in label order. */
export const selectCardLabelsOfBoard = prepareQuery((db, boardId: RawBuilder<string>) =>
  db
    .selectFrom('cardLabels')
    .innerJoin('boardLabels', 'boardLabels.id', 'cardLabels.labelId')
    .select(['cardLabels.cardId', 'cardLabels.labelId as id'])
    .where('boardLabels.boardId', '=', boardId)
    .orderBy('boardLabels.sortKey')
    .orderBy('boardLabels.id'),
)

/** The labels of cards, with their card's id. */
export function selectCardLabels(db: Db, cardIds: string[]) {
  return selectLabelsOn(db).where('cardLabels.cardId', 'in', cardIds).execute()
}

function selectMembersOn(db: Db) {
  return db
    .selectFrom('cardMembers')
    .innerJoin('scrumboardMembers', 'scrumboardMembers.id', 'cardMembers.memberId')
    .leftJoin('users', 'users.id', 'scrumboardMembers.id')
    .select(['cardMembers.cardId', 'scrumboardMembers.id', ...personColumns])
    .orderBy('cardMembers.place')
}

/** The member ids of the cards of a board, in order. */
export const selectCardMembersOfBoard = prepareQuery((db, boardId: RawBuilder<string>) =>
  db
    .selectFrom('cardMembers')
    .select(['cardId', 'memberId as id'])
    .where('boardId', '=', boardId)
    .where('isShown', '=', 1)
    .orderBy('place'),
)

/** The people who are members of any card of a board. */
export const selectPeopleOnCards = prepareQuery((db, boardId: RawBuilder<string>) =>
  db
    .selectFrom('scrumboardMembers')
    .leftJoin('users', 'users.id', 'scrumboardMembers.id')
    .select(['scrumboardMembers.id', ...personColumns])
    .where('scrumboardMembers.id', 'in', ({ selectFrom }) =>
      selectFrom('cardMembers').select('memberId').where('boardId', '=', boardId).where('isShown', '=', 1),
    ),
)

/** The members of cards, with their card's id. */
export function selectCardMembers(db: Db, cardIds: string[]) {
  return selectMembersOn(db).where('cardMembers.cardId', 'in', cardIds).execute()
}

type CardRow = {
  id: string
  companyId: number
  boardId: string
  listId: string
  position: number
  title: string
  description: string | null
  dueDate: string | null
  completed: number
  priority: number
  checklist: string
  searchText: string
  isFree?: number
}

/** Inserts a card without labels. */
export async function insertCard(db: Db, card: CardRow): Promise<void> {
  await db.insertInto('cards').values(card).execute()
}

const inTasks = ['dueDate', 'completed', 'priority']

/** Updates the given columns of a card. */
export async function updateCardColumns(db: Db, id: string, fields: Partial<CardRow>): Promise<void> {
  await db.updateTable('cards').set(fields).where('id', '=', id).execute()
  if (inTasks.some((name) => name in fields)) await copyToMembers(db, sql`= ${id}`)
}

/** Copies the columns by which tasks are filtered and sorted to `cardMembers`; `which` is appended to the card id's condition. */
export async function copyToMembers(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    update "cardMembers" set ("companyId", "boardId", "isShown", completed, priority, seq, due) = (
      select "companyId", "boardId", "isShown", completed, priority, seq, coalesce("dueDate", '9999')
      from cards where cards.id = "cardMembers"."cardId"
    ) where "cardId" ${which}
  `.execute(db)
}

/** Increments the version of a card. */
export async function countCardChange(db: Db, id: string): Promise<void> {
  await db
    .updateTable('cards')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Stores the positions of cards. */
export async function updateCardPositions(db: Db, cards: Placed[]): Promise<void> {
  for (const { id, position } of cards) await updateCardColumns(db, id, { position })
}

const isShown = sql<number>`case when "archivedAt" is null and "deletedAt" is null then 1 else 0 end`

/** Archives a card at a time, or restores it with null. */
export async function updateArchivedAt(db: Db, id: string, archivedAt: string | null): Promise<void> {
  await db.updateTable('cards').set({ archivedAt }).where('id', '=', id).execute()
  await updateShown(db, id)
}

/** Marks a card as deleted, or restores it with null. */
export async function updateDeletedAt(db: Db, id: string, deletedAt: string | null): Promise<void> {
  await db.updateTable('cards').set({ deletedAt }).where('id', '=', id).execute()
  await updateShown(db, id)
}

async function updateShown(db: Db, id: string): Promise<void> {
  await db.updateTable('cards').set({ isShown }).where('id', '=', id).execute()
  await copyToMembers(db, sql`= ${id}`)
}

/** Marks the cards of a list or a board as deleted, or restores those deleted with it. */
export async function updateDeletedCards(
  db: Db,
  parent: { column: 'listId' | 'boardId'; id: string },
  before: string | null,
  deletedAt: string | null,
): Promise<void> {
  const deleted = db.updateTable('cards').set({ deletedAt }).where(parent.column, '=', parent.id)
  await deleted.where('deletedAt', before === null ? 'is' : '=', before).execute()
  await db.updateTable('cards').set({ isShown }).where(parent.column, '=', parent.id).execute()
  await copyToMembers(db, sql`in (select id from cards where ${sql.ref(parent.column)} = ${parent.id})`)
}

/** Stores the attachment count of a card. */
export async function updateAttachmentCount(db: Db, id: string, attachments: number): Promise<void> {
  await db.updateTable('cards').set({ attachments }).where('id', '=', id).execute()
}

/** Cards with attachments among those that `forgetDeleted` will delete. */
export async function selectCardsWithFiles(db: Db, before: string) {
  const deletedWith = (table: 'boardLists' | 'boards') =>
    db.selectFrom(table).select('id').where('deletedAt', '<', before)
  const rows = await db
    .selectFrom('cards')
    .select('id')
    .where('attachments', '>', 0)
    .where(({ or, eb }) =>
      or([
        eb('deletedAt', '<', before),
        eb('listId', 'in', deletedWith('boardLists')),
        eb('boardId', 'in', deletedWith('boards')),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Permanently deletes what was deleted before a time. */
export async function forgetDeleted(db: Db, before: string): Promise<void> {
  for (const table of ['cards', 'boardLists', 'boards', 'cardComments', 'deletedTaskSections'] as const) {
    await db.deleteFrom(table).where('deletedAt', '<', before).execute()
  }
}

function archivedCards(db: Db, boardId: string, search: string) {
  const archived = db
    .selectFrom('cards')
    .where('boardId', '=', boardId)
    .where('archivedAt', 'is not', null)
    .where('deletedAt', 'is', null)
  return search === '' ? archived : archived.where(contains(db, 'cards', 'seq', search))
}

/** The number of archived cards of a board. */
export async function countArchivedCards(db: Db, boardId: string, search: string): Promise<number> {
  const query = archivedCards(db, boardId, search).select((eb) => eb.fn.countAll<number>().as('count'))
  return Number((await query.executeTakeFirstOrThrow()).count)
}

/** A page of archived cards, last archived first. */
export function selectArchivedCards(db: Db, boardId: string, search: string, offset: number, limit: number) {
  return archivedCards(db, boardId, search)
    .select(cardColumns)
    .orderBy('archivedAt', 'desc')
    .orderBy('seq', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** Replaces the labels of a card; ids of labels of other boards are ignored. */
export async function replaceCardLabels(db: Db, cardId: string, boardId: string, labelIds: string[]): Promise<void> {
  await db.deleteFrom('cardLabels').where('cardId', '=', cardId).execute()
  if (labelIds.length === 0) return
  const labels = await db
    .selectFrom('boardLabels')
    .select('id')
    .where('boardId', '=', boardId)
    .where('id', 'in', labelIds)
    .execute()
  const rows = labels.map((label) => ({ cardId, labelId: label.id }))
  if (rows.length > 0) await db.insertInto('cardLabels').values(rows).execute()
}

/** Replaces the members of a card. */
export async function replaceCardMembers(db: Db, cardId: string, people: Person[]): Promise<void> {
  await db.deleteFrom('cardMembers').where('cardId', '=', cardId).execute()
  await updateCardColumns(db, cardId, { isFree: people.length === 0 ? 1 : 0 })
  if (people.length === 0) return
  await insertPeople(db, people)
  const rows = people.map(({ id }, place) => ({ cardId, memberId: id, place }))
  await db.insertInto('cardMembers').values(rows).execute()
  await copyToMembers(db, sql`= ${cardId}`)
}
