/** SQL of cards, of the labels on them, and of cards as tasks. */
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { isPostgres } from '../../db/columns.ts'
import { prepared } from '../../db/prepared.ts'
import type { Database, Db } from '../../db/schema.ts'
import { contains, containsPattern } from '../../db/search.ts'
import type { Placed } from '../../lib/positions.ts'
import { insertPeople, personColumns, type Person } from './queries.ts'

const cardColumns = [
  'cards.id',
  'cards.boardId',
  'cards.listId',
  'cards.position',
  'cards.title',
  'cards.description',
  'cards.dueDate',
  'cards.completed',
  'cards.version',
] as const

/** The cards of a board, ordered within each list. */
export const selectCardsOfBoard = prepared((db, boardId: RawBuilder<string>) =>
  db.selectFrom('cards').select(cardColumns).where('boardId', '=', boardId).orderBy('position').orderBy('seq'),
)

/** The cards of a company with these ids, in no order. */
export function selectCardsById(db: Db, developerId: number, ids: string[]) {
  return db
    .selectFrom('cards')
    .innerJoin('boards', 'boards.id', 'cards.boardId')
    .select(cardColumns)
    .where('cards.id', 'in', ids)
    .where('boards.developerId', '=', developerId)
    .execute()
}

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

/** The labels on the cards of a board, each with its card. */
export const selectCardLabelsOfBoard = prepared((db, boardId: RawBuilder<string>) =>
  selectLabelsOn(db).where('boardLabels.boardId', '=', boardId),
)

/** The labels on some cards, each with its card. */
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

/** Who works on the cards of a board, each with the card. */
export const selectCardMembersOfBoard = prepared((db, boardId: RawBuilder<string>) =>
  selectMembersOn(db).innerJoin('cards', 'cards.id', 'cardMembers.cardId').where('cards.boardId', '=', boardId),
)

/** Who works on some cards, each with the card. */
export function selectCardMembers(db: Db, cardIds: string[]) {
  return selectMembersOn(db).where('cardMembers.cardId', 'in', cardIds).execute()
}

type CardRow = {
  id: string
  boardId: string
  listId: string
  position: number
  title: string
  description: string | null
  dueDate: string | null
  completed: number
  searchText: string
}

/** Inserts a card without labels. */
export async function insertCard(db: Db, card: CardRow): Promise<void> {
  await db.insertInto('cards').values(card).execute()
}

/** Changes the given columns of a card. */
export async function updateCardColumns(db: Db, id: string, fields: Partial<CardRow>): Promise<void> {
  await db.updateTable('cards').set(fields).where('id', '=', id).execute()
}

/** Notes that what a card says has changed. */
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

/** Deletes a card. */
export async function deleteCardRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('cards').where('id', '=', id).execute()
}

/** Replaces the labels on a card; ids that are not labels of its board are left out. */
export async function replaceCardLabels(db: Db, cardId: string, boardId: string, labelIds: string[]): Promise<void> {
  await db.deleteFrom('cardLabels').where('cardId', '=', cardId).execute()
  if (labelIds.length === 0) return
  const known = await db
    .selectFrom('boardLabels')
    .select('id')
    .where('boardId', '=', boardId)
    .where('id', 'in', labelIds)
    .execute()
  const rows = known.map((label) => ({ cardId, labelId: label.id }))
  if (rows.length > 0) await db.insertInto('cardLabels').values(rows).execute()
}

/** Replaces who works on a card. */
export async function replaceCardMembers(db: Db, cardId: string, people: Person[]): Promise<void> {
  await db.deleteFrom('cardMembers').where('cardId', '=', cardId).execute()
  if (people.length === 0) return
  await insertPeople(db, people)
  const rows = people.map(({ id }, place) => ({ cardId, memberId: id, place }))
  await db.insertInto('cardMembers').values(rows).execute()
}

export type TaskFilter = {
  developerId: number
  search: string
  completed: boolean | undefined
  boardId: string | undefined
}

const boardsOf = (db: Db, developerId: number) =>
  db.selectFrom('boards').select('boards.id').where('boards.developerId', '=', developerId)

function filterTasks<Result>(
  db: Db,
  query: SelectQueryBuilder<Database, 'cards', Result>,
  { developerId, search, completed, boardId }: TaskFilter,
) {
  let filtered = query.where('cards.boardId', 'in', boardsOf(db, developerId))
  if (search !== '') filtered = filtered.where(contains(db, 'cards', 'seq', search))
  if (completed !== undefined) filtered = filtered.where('cards.completed', '=', completed ? 1 : 0)
  if (boardId !== undefined) filtered = filtered.where('cards.boardId', '=', boardId)
  return filtered
}

function joinTaskNames<Result>(query: SelectQueryBuilder<Database, 'cards', Result>) {
  return query
    .innerJoin('boards', 'boards.id', 'cards.boardId')
    .innerJoin('boardLists', 'boardLists.id', 'cards.listId')
    .select([...cardColumns, 'boards.title as boardTitle', 'boardLists.title as listTitle'])
}

/** How many tasks a filter lets through. */
export async function countTasks(db: Db, filter: TaskFilter): Promise<number> {
  const query = db.selectFrom('cards').select((eb) => eb.fn.countAll<number>().as('count'))
  return (await filterTasks(db, query, filter).executeTakeFirstOrThrow()).count
}

/** Open tasks first, then by due date, those without one last. */
function inTaskOrder<Result>(query: SelectQueryBuilder<Database, 'cards', Result>) {
  return query
    .orderBy('cards.completed')
    .orderBy(sql`case when cards."dueDate" is null then 1 else 0 end`)
    .orderBy('cards.dueDate')
    .orderBy('cards.seq')
}

/** Some tasks, in the order of tasks. */
export function selectTasks(db: Db, filter: TaskFilter, offset: number, limit: number) {
  const query = inTaskOrder(filterTasks(db, db.selectFrom('cards'), filter))
  return joinTaskNames(query).limit(limit).offset(offset).execute()
}

/** True where the title, the first line of what is searched, holds a text. */
function titleHolds(db: Db, text: string) {
  const title = isPostgres(db)
    ? sql`split_part("searchText", chr(10), 1)`
    : sql`substr("searchText", 1, instr("searchText", char(10)))`
  return sql<SqlBool>`${title} like ${containsPattern(text)} escape '\\'`
}

/** Ids and titles of the first tasks whose title holds a text, in the order of tasks. */
export function selectTaskTitles(db: Db, developerId: number, text: string, limit: number) {
  const query = db
    .selectFrom('cards')
    .select(['id', 'title'])
    .where('boardId', 'in', boardsOf(db, developerId))
    .where(contains(db, 'cards', 'seq', text))
  return inTaskOrder(query.where(titleHolds(db, text)))
    .limit(limit)
    .execute()
}

/** One card of a company as a task, or undefined. */
export function selectTask(db: Db, developerId: number, id: string) {
  return joinTaskNames(db.selectFrom('cards'))
    .where('cards.id', '=', id)
    .where('boards.developerId', '=', developerId)
    .executeTakeFirst()
}
