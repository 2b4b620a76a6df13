/** SQL of boards, members, labels and lists. */
import { sql, type RawBuilder } from 'kysely'
import { prepared } from '../../db/prepared.ts'
import type { Db } from '../../db/schema.ts'
import type { Placed } from '../../lib/positions.ts'

const boardColumns = ['id', 'title', 'description', 'icon', 'lastActivity'] as const
const labelColumns = ['id', 'boardId', 'title'] as const
const listColumns = ['id', 'boardId', 'position', 'title'] as const

// Whoever has an account shows its present name and picture.
const personColumns = [
  sql<string>`coalesce(users.name, "scrumboardMembers".name)`.as('name'),
  sql<string | null>`case when users.id is null then "scrumboardMembers".avatar else users.avatar end`.as('avatar'),
]

/** Every board, sorted by title. */
export function selectBoards(db: Db) {
  return db.selectFrom('boards').select(boardColumns).orderBy('sortKey').orderBy('id').execute()
}

const selectBoardRows = prepared((db, id: RawBuilder<string>) =>
  db.selectFrom('boards').select(boardColumns).where('id', '=', id),
)

/** One board, or undefined. */
export async function selectBoard(db: Db, id: string) {
  return (await selectBoardRows(db, id)).at(0)
}

type BoardFields = { title: string; sortKey: string; description: string; icon: string; lastActivity: string }

/** Inserts a board without members. */
export async function insertBoard(db: Db, board: BoardFields & { id: string }): Promise<void> {
  await db.insertInto('boards').values(board).execute()
}

/** Changes the given columns of a board. */
export async function updateBoardColumns(db: Db, id: string, fields: Partial<BoardFields>): Promise<void> {
  await db.updateTable('boards').set(fields).where('id', '=', id).execute()
}

/** Deletes a row and what hangs on it; tells whether it was there. */
export async function deleteById(db: Db, table: 'boards' | 'boardLabels' | 'boardLists', id: string): Promise<boolean> {
  const result = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst()
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

/** The members of every board, in their order. */
export const selectAllBoardMembers = prepared(boardMembers)

/** The members of a board, in their order. */
export const selectBoardMembers = prepared((db, boardId: RawBuilder<string>) =>
  boardMembers(db).where('boardMembers.boardId', '=', boardId),
)

/** Everybody who can be a member. */
export function selectPeople(db: Db) {
  return db
    .selectFrom('scrumboardMembers')
    .leftJoin('users', 'users.id', 'scrumboardMembers.id')
    .select(['scrumboardMembers.id', ...personColumns])
    .execute()
}

/** Adds somebody to those who can be members; who is there already stays. */
export async function insertPerson(db: Db, person: { id: string; name: string; avatar: string | null }): Promise<void> {
  const { id, name, avatar } = person
  await db
    .insertInto('scrumboardMembers')
    .values({ id, name, avatar })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Replaces the members of a board; ids that nobody has are left out. */
export async function replaceBoardMembers(db: Db, boardId: string, memberIds: string[]): Promise<void> {
  await db.deleteFrom('boardMembers').where('boardId', '=', boardId).execute()
  if (memberIds.length === 0) return
  const known = await db.selectFrom('scrumboardMembers').select('id').where('id', 'in', memberIds).execute()
  const knownIds = new Set(known.map((member) => member.id))
  const rows = [...new Set(memberIds)]
    .filter((memberId) => knownIds.has(memberId))
    .map((memberId, place) => ({ boardId, memberId, place }))
  if (rows.length > 0) await db.insertInto('boardMembers').values(rows).execute()
}

/** The labels of a board by title. */
export const selectLabels = prepared((db, boardId: RawBuilder<string>) =>
  db.selectFrom('boardLabels').select(labelColumns).where('boardId', '=', boardId).orderBy('sortKey').orderBy('id'),
)

/** One label, or undefined. */
export function selectLabel(db: Db, id: string) {
  return db.selectFrom('boardLabels').select(labelColumns).where('id', '=', id).executeTakeFirst()
}

type LabelRow = { id: string; boardId: string; title: string; sortKey: string }

/** Inserts a label. */
export async function insertLabel(db: Db, label: LabelRow): Promise<void> {
  await db.insertInto('boardLabels').values(label).execute()
}

/** Changes the title of a label. */
export async function updateLabelTitle(db: Db, id: string, title: string, sortKey: string): Promise<void> {
  await db.updateTable('boardLabels').set({ title, sortKey }).where('id', '=', id).execute()
}

/** The lists of a board by position. */
export const selectLists = prepared((db, boardId: RawBuilder<string>) =>
  db.selectFrom('boardLists').select(listColumns).where('boardId', '=', boardId).orderBy('position').orderBy('id'),
)

/** The lists with these ids, in no order. */
export function selectListsById(db: Db, ids: string[]) {
  return db.selectFrom('boardLists').select(listColumns).where('id', 'in', ids).execute()
}

/** Inserts a list. */
export async function insertList(
  db: Db,
  list: { id: string; boardId: string; position: number; title: string },
): Promise<void> {
  await db.insertInto('boardLists').values(list).execute()
}

/** Changes the title of a list. */
export async function updateListTitle(db: Db, id: string, title: string): Promise<void> {
  await db.updateTable('boardLists').set({ title }).where('id', '=', id).execute()
}

/** Stores the positions of lists. */
export async function updateListPositions(db: Db, lists: Placed[]): Promise<void> {
  for (const { id, position } of lists) {
    await db.updateTable('boardLists').set({ position }).where('id', '=', id).execute()
  }
}
