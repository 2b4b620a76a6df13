/** Queries of boards, members, labels and lists. */
import { sql, type RawBuilder } from 'kysely'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { prepareQuery } from '../../db/prepared.ts'
import type { Db } from '../../db/schema.ts'
import type { Placed } from '../../lib/positions.ts'

type BoardLabelColor = components['schemas']['BoardLabelColor']

const boardColumns = ['id', 'title', 'description', 'icon', 'lastActivity'] as const
const labelColumns = ['id', 'boardId', 'title', 'color'] as const
const listColumns = [
  'boardLists.id',
  'boardLists.boardId',
  'boardLists.position',
  'boardLists.title',
  'boardLists.limit',
] as const

/** People with an account show its current name and picture. */
export const personColumns = [
  sql<string>`coalesce(users.name, "scrumboardMembers".name)`.as('name'),
  sql<string | null>`case when users.id is null then "scrumboardMembers".avatar else users.avatar end`.as('avatar'),
]

/** The boards of a company, sorted by title. */
export function selectBoards(db: Db, companyId: number) {
  const ofCompany = db.selectFrom('boards').select(boardColumns).where('companyId', '=', companyId)
  return ofCompany.where('deletedAt', 'is', null).orderBy('sortKey').orderBy('id').execute()
}

const selectBoardRows = prepareQuery((db, companyId: RawBuilder<number>, id: RawBuilder<string>) =>
  db
    .selectFrom('boards')
    .select(boardColumns)
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null),
)

/** One board of a company, or undefined. */
export async function selectBoard(db: Db, companyId: number, id: string) {
  return (await selectBoardRows(db, companyId, id)).at(0)
}

/** The deletion time of a board of a company, or null; undefined if there is no such board. */
export async function selectBoardDeletion(db: Db, companyId: number, id: string) {
  const board = db.selectFrom('boards').select('deletedAt').where('id', '=', id).where('companyId', '=', companyId)
  return (await board.executeTakeFirst())?.deletedAt
}

type BoardFields = { title: string; sortKey: string; description: string; icon: string; lastActivity: string }
type NewBoard = BoardFields & { id: string; companyId: number }

/** Inserts a board without members. */
export async function insertBoard(db: Db, board: NewBoard): Promise<void> {
  await db.insertInto('boards').values(board).execute()
}

/** Updates the given columns of a board. */
export async function updateBoardColumns(
  db: Db,
  id: string,
  fields: Partial<BoardFields & { deletedAt: string | null }>,
): Promise<void> {
  await db.updateTable('boards').set(fields).where('id', '=', id).execute()
}

/** Deletes a label; returns whether it existed. */
export async function deleteLabel(db: Db, id: string): Promise<boolean> {
  const result = await db.deleteFrom('boardLabels').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

function boardMembers(db: Db) {
  return db
    .selectFrom('boardMembers')
    .innerJoin('scrumboardMembers', 'scrumboardMembers.id', 'boardMembers.memberId')
    .leftJoin('users', 'users.id', 'scrumboardMembers.id')
    .select(['boardMembers.boardId', 'scrumboardMembers.id', ...personColumns])
    .orderBy('boardMembers.boardId')
    .orderBy('boardMembers.place')
}

/** The members of all boards of a company, in order. */
export const selectAllBoardMembers = prepareQuery((db, companyId: RawBuilder<number>) =>
  boardMembers(db).innerJoin('boards', 'boards.id', 'boardMembers.boardId').where('boards.companyId', '=', companyId),
)

/** The members of a board, in order. */
export const selectBoardMembers = prepareQuery((db, boardId: RawBuilder<string>) =>
  boardMembers(db).where('boardMembers.boardId', '=', boardId),
)

/** All possible members of a company's boards: its members, and its people without an account. */
export async function selectPeople(db: Db, companyId: number) {
  const [members, others] = await Promise.all([
    db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.userId')
      .select(['users.id', 'users.name', 'users.avatar'])
      .where('memberships.companyId', '=', companyId)
      .execute(),
    db.selectFrom('scrumboardMembers').select(['id', 'name', 'avatar']).where('companyId', '=', companyId).execute(),
  ])
  return [...members, ...others]
}

/** Those with an account in the company, in a fixed order. */
export async function selectAccountsAmong(db: Db, companyId: number, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('userId')
    .where('companyId', '=', companyId)
    .where('userId', 'in', ids)
    .orderBy('userId')
    .execute()
  return rows.map(({ userId }) => userId)
}

export type Person = { id: string; name: string; avatar: string | null }

/** Inserts the people put on a board or card that are not stored yet. */
export async function insertPeople(db: Db, people: Person[]): Promise<void> {
  // People with an account have no company here: their memberships say which companies they are in.
  const persons = people.map(({ id, name, avatar }) => ({ id, name, avatar, companyId: null }))
  await db
    .insertInto('scrumboardMembers')
    .values(persons)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Replaces the members of a board. */
export async function replaceBoardMembers(db: Db, boardId: string, people: Person[]): Promise<void> {
  await db.deleteFrom('boardMembers').where('boardId', '=', boardId).execute()
  if (people.length === 0) return
  await insertPeople(db, people)
  await db
    .insertInto('boardMembers')
    .values(people.map(({ id }, place) => ({ boardId, memberId: id, place })))
    .execute()
}

/** The labels of a board, by title. */
export const selectLabels = prepareQuery((db, boardId: RawBuilder<string>) =>
  db.selectFrom('boardLabels').select(labelColumns).where('boardId', '=', boardId).orderBy('sortKey').orderBy('id'),
)

/** One label of a company, or undefined. */
export function selectLabel(db: Db, companyId: number, id: string) {
  return db
    .selectFrom('boardLabels')
    .innerJoin('boards', 'boards.id', 'boardLabels.boardId')
    .select(['boardLabels.id', 'boardLabels.boardId', 'boardLabels.title', 'boardLabels.color'])
    .where('boardLabels.id', '=', id)
    .where('boards.companyId', '=', companyId)
    .where('boards.deletedAt', 'is', null)
    .executeTakeFirst()
}

type LabelRow = { id: string; boardId: string; title: string; sortKey: string; color: BoardLabelColor }

/** Inserts a label. */
export async function insertLabel(db: Db, label: LabelRow): Promise<void> {
  await db.insertInto('boardLabels').values(label).execute()
}

/** Updates the given columns of a label. */
export async function updateLabelColumns(db: Db, id: string, fields: Partial<LabelRow>): Promise<void> {
  await db.updateTable('boardLabels').set(fields).where('id', '=', id).execute()
}

/** The lists of a board, by position. */
export const selectLists = prepareQuery((db, boardId: RawBuilder<string>) =>
  db
    .selectFrom('boardLists')
    .select(listColumns)
    .where('boardId', '=', boardId)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id'),
)

const listsById = (db: Db, companyId: number, ids: string[]) =>
  db
    .selectFrom('boardLists')
    .innerJoin('boards', 'boards.id', 'boardLists.boardId')
    .select(listColumns)
    .where('boardLists.id', 'in', ids)
    .where('boards.companyId', '=', companyId)
    .where('boards.deletedAt', 'is', null)

/** The lists of a company with these ids, unordered. */
export const selectListsById = (db: Db, companyId: number, ids: string[]) =>
  listsById(db, companyId, ids).where('boardLists.deletedAt', 'is', null).execute()

/** The titles of lists, including deleted ones. */
export function selectListTitles(db: Db, ids: string[]) {
  return db.selectFrom('boardLists').select(['id', 'title']).where('id', 'in', ids).execute()
}

/** A list of a company, even if deleted. */
export const selectAnyList = (db: Db, companyId: number, id: string) =>
  listsById(db, companyId, [id]).select('boardLists.deletedAt').executeTakeFirst()

/** Inserts a list. */
export async function insertList(
  db: Db,
  list: { id: string; boardId: string; position: number; title: string; limit: number | null },
): Promise<void> {
  await db.insertInto('boardLists').values(list).execute()
}

/** Updates the given columns of a list. */
export async function updateListColumns(
  db: Db,
  id: string,
  fields: { title?: string; limit?: number | null; deletedAt?: string | null },
): Promise<void> {
  await db.updateTable('boardLists').set(fields).where('id', '=', id).execute()
}

/** Stores the positions of lists. */
export async function updateListPositions(db: Db, lists: Placed[]): Promise<void> {
  for (const { id, position } of lists) {
    await db.updateTable('boardLists').set({ position }).where('id', '=', id).execute()
  }
}
