/** SQL of cards as tasks. */
import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { isPostgres } from '../../db/columns.ts'
import type { Database, Db } from '../../db/schema.ts'
import { contains, containsPattern } from '../../db/search.ts'
import { cardColumns } from './cards.queries.ts'

export type TaskFilter = {
  developerId: number
  search: string
  completed: boolean | undefined
  boardId: string | undefined
}

function filterTasks<Result>(
  db: Db,
  query: SelectQueryBuilder<Database, 'cards', Result>,
  { developerId, search, completed, boardId }: TaskFilter,
) {
  let filtered = query.where('cards.developerId', '=', developerId).where('cards.isShown', '=', 1)
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
    .orderBy(sql`coalesce(cards."dueDate", '9999')`)
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
    .where('developerId', '=', developerId)
    .where('isShown', '=', 1)
    .where(contains(db, 'cards', 'seq', text))
  return inTaskOrder(query.where(titleHolds(db, text)))
    .limit(limit)
    .execute()
}

/** One card of a company as a task, or undefined. */
export function selectTask(db: Db, developerId: number, id: string) {
  return joinTaskNames(db.selectFrom('cards'))
    .where('cards.id', '=', id)
    .where('cards.developerId', '=', developerId)
    .where('cards.deletedAt', 'is', null)
    .executeTakeFirst()
}
