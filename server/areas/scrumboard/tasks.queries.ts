/** SQL of cards as tasks. */
import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { isPostgres } from '../../db/columns.ts'
import type { Database, Db } from '../../db/schema.ts'
import { contains, containsPattern } from '../../db/search.ts'
import { cardColumns } from './cards.queries.ts'

export type TaskFilter = {
  developerId: number
  /** Whose: those that this person works on, those that nobody works on, or all. */
  scope: 'all' | 'free' | { mine: string }
  search?: string
  completed?: boolean | undefined
  boardId?: string | undefined
  dueFrom?: string | undefined
  dueTo?: string | undefined
  dated?: boolean | undefined
}
type CardsQuery<Result> = SelectQueryBuilder<Database, 'cards', Result>

/** As the indexes have it: what has no due date is last. */
const dueKey = sql<string>`coalesce(cards."dueDate", '9999')`
/** The day of what is due on none. */
export const undated = '9999'

/** A person with more tasks than these is found while the list is walked in its order. */
const fewTasks = 2000

async function hasMany(db: Db, memberId: string): Promise<boolean> {
  const some = db.selectFrom('cardMembers').select('cardId').where('memberId', '=', memberId)
  const query = db.selectFrom(some.limit(fewTasks + 1).as('some')).select((eb) => eb.fn.countAll<number>().as('count'))
  return Number((await query.executeTakeFirstOrThrow()).count) > fewTasks
}

async function ofScope<Result>(db: Db, query: CardsQuery<Result>, { developerId, scope }: TaskFilter) {
  const shown = query.where('cards.isShown', '=', 1)
  if (scope === 'all') return shown.where('cards.developerId', '=', developerId)
  if (scope === 'free') return shown.where('cards.developerId', '=', developerId).where('cards.isFree', '=', sql.lit(1))
  const { mine } = scope
  if (await hasMany(db, mine)) {
    const company = shown.where('cards.developerId', '=', developerId)
    return company.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('cardMembers').select('place').where('memberId', '=', mine).whereRef('cardId', '=', 'cards.id'),
      ),
    )
  }
  // The plus keeps the planner from walking all cards of the company for a few.
  const company = shown.where(sql<SqlBool>`+cards."developerId" = ${developerId}`)
  return company.where(({ eb, selectFrom }) =>
    eb('cards.id', 'in', selectFrom('cardMembers').select('cardId').where('memberId', '=', mine)),
  )
}

async function filterTasks<Result>(db: Db, query: CardsQuery<Result>, filter: TaskFilter) {
  const { search = '', completed, boardId, dueFrom, dueTo, dated } = filter
  let filtered = await ofScope(db, query, filter)
  if (search !== '') filtered = filtered.where(contains(db, 'cards', 'seq', search))
  if (completed !== undefined) filtered = filtered.where('cards.completed', '=', completed ? 1 : 0)
  if (boardId !== undefined) filtered = filtered.where('cards.boardId', '=', boardId)
  if (dueFrom !== undefined) filtered = filtered.where(dueKey, '>=', dueFrom)
  if (dueTo !== undefined) filtered = filtered.where(dueKey, '<=', dueTo)
  // A day that is asked for has one.
  if (dated === true || dueFrom !== undefined) filtered = filtered.where(dueKey, '<', sql.lit(undated))
  if (dated === false) filtered = filtered.where(dueKey, '=', sql.lit(undated))
  return filtered
}

function joinTaskNames<Result>(query: CardsQuery<Result>) {
  return query
    .innerJoin('boards', 'boards.id', 'cards.boardId')
    .innerJoin('boardLists', 'boardLists.id', 'cards.listId')
    .select([...cardColumns, 'boards.title as boardTitle', 'boardLists.title as listTitle'])
}

/** How many tasks a filter lets through. */
export async function countTasks(db: Db, filter: TaskFilter): Promise<number> {
  const query = await filterTasks(db, db.selectFrom('cards'), filter)
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** How many tasks of a filter there are, open and done, of each day on which they are due; '9999' for those without one. */
export async function countTasksByDay(db: Db, filter: TaskFilter) {
  const query = await filterTasks(db, db.selectFrom('cards'), filter)
  return query
    .select(['cards.completed', dueKey.as('day'), (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(['cards.completed', dueKey])
    .execute()
}

export type TaskOrder = 'due' | 'priority'

/** Open tasks first, then as the order says; those without a due date last. */
function inTaskOrder<Result>(query: CardsQuery<Result>, order: TaskOrder = 'due') {
  const byState = query.orderBy('cards.completed')
  const ordered = order === 'priority' ? byState.orderBy('cards.priority', 'desc') : byState
  return ordered.orderBy(dueKey).orderBy('cards.seq')
}

/** Some tasks, in the order of tasks. */
export async function selectTasks(db: Db, filter: TaskFilter, order: TaskOrder, offset: number, limit: number) {
  const query = inTaskOrder(await filterTasks(db, db.selectFrom('cards'), filter), order)
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
