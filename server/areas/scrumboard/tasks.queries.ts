/** Queries of cards as tasks. */
import { sql, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { isPostgres } from '../../db/columns.ts'
import type { Database, Db } from '../../db/schema.ts'
import { contains, containsPattern } from '../../db/search.ts'
import { searchWords } from '../../lib/text.ts'
import { cardColumns } from './cards.queries.ts'

export type TaskFilter = {
  companyId: number
  /** Assigned to this user, without members, or all. */
  scope: 'all' | 'free' | { mine: string }
  search?: string
  completed?: boolean | undefined
  boardId?: string | undefined
  dueFrom?: string | undefined
  dueTo?: string | undefined
  dated?: boolean | undefined
}
/** The due date key of tasks without one, as in the indexes: it sorts last. */
export const undated = '9999'
const dueKey = sql<string>`coalesce("dueDate", '9999')`

/** The columns by which tasks are filtered and sorted. Tasks of a user come from their own index. */
function tasksOf({ selectFrom }: ExpressionBuilder<Database, never>, { companyId, scope }: TaskFilter) {
  const columns = ['boardId', 'completed', 'priority', 'seq'] as const
  if (typeof scope === 'object') {
    return selectFrom('cardMembers')
      .select(['cardId as id', 'due', ...columns])
      .where('memberId', '=', scope.mine)
      .where('companyId', '=', companyId)
      .where('isShown', '=', 1)
  }
  const all = selectFrom('cards')
    .select(['id', dueKey.as('due'), ...columns])
    .where('companyId', '=', companyId)
    .where('isShown', '=', 1)
  return scope === 'free' ? all.where('isFree', '=', sql.lit(1)) : all
}

function filterTasks(db: Db, filter: TaskFilter) {
  const { search = '', completed, boardId, dueFrom, dueTo, dated } = filter
  let filtered = db.selectFrom((eb) => tasksOf(eb, filter).as('task'))
  if (search !== '') {
    const holding = contains(db, 'cards', 'seq', search)
    filtered = filtered.where('task.seq', 'in', ({ selectFrom }) => selectFrom('cards').select('seq').where(holding))
  }
  if (completed !== undefined) filtered = filtered.where('task.completed', '=', completed ? 1 : 0)
  if (boardId !== undefined) filtered = filtered.where('task.boardId', '=', boardId)
  if (dueFrom !== undefined) filtered = filtered.where('task.due', '>=', dueFrom)
  if (dueTo !== undefined) filtered = filtered.where('task.due', '<=', dueTo)
  // A due-date filter includes only tasks with a date.
  if (dated === true || dueFrom !== undefined) filtered = filtered.where('task.due', '<', sql.lit(undated))
  if (dated === false) filtered = filtered.where('task.due', '=', sql.lit(undated))
  return filtered
}

function joinTaskNames(query: SelectQueryBuilder<Database, 'cards', object>) {
  return query
    .innerJoin('boards', 'boards.id', 'cards.boardId')
    .innerJoin('boardLists', 'boardLists.id', 'cards.listId')
    .select([...cardColumns, 'boards.title as boardTitle', 'boardLists.title as listTitle'])
}

/** The number of tasks that match a filter. */
export async function countTasks(db: Db, filter: TaskFilter): Promise<number> {
  const query = filterTasks(db, filter).select((eb) => eb.fn.countAll<number>().as('count'))
  return Number((await query.executeTakeFirstOrThrow()).count)
}

/** Task counts by state and due date; '9999' for tasks without a date. */
export async function countTasksByDay(db: Db, filter: TaskFilter) {
  return filterTasks(db, filter)
    .select(['task.completed', 'task.due as day', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(['task.completed', 'task.due'])
    .execute()
}

export type TaskOrder = 'due' | 'priority'

/** Task ids: open ones first, then in the given order; those without a due date last. */
function idsInOrder(query: ReturnType<typeof filterTasks>, order: TaskOrder) {
  const byState = query.select('task.id').orderBy('task.completed')
  const ordered = order === 'priority' ? byState.orderBy('task.priority', 'desc') : byState
  return ordered.orderBy('task.due').orderBy('task.seq')
}

/** A page of tasks, in order. */
export async function selectTasks(db: Db, filter: TaskFilter, order: TaskOrder, offset: number, limit: number) {
  const page = await idsInOrder(filterTasks(db, filter), order).limit(limit).offset(offset).execute()
  return tasksInOrder(
    db,
    page.map(({ id }) => id),
  )
}

/** The tasks with these ids, in that order. */
async function tasksInOrder(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await joinTaskNames(db.selectFrom('cards')).where('cards.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The matching tasks that the user put into sections. */
const tasksInSections = (db: Db, filter: TaskFilter, userId: string) =>
  filterTasks(db, filter)
    .innerJoin('taskPlaces', 'taskPlaces.cardId', 'task.id')
    .innerJoin('taskSections', 'taskSections.id', 'taskPlaces.sectionId')
    .where('taskPlaces.userId', '=', userId)

/** A page of tasks in the user's own order: those in sections, then the others by due date. */
export async function selectTasksInOwnOrder(db: Db, filter: TaskFilter, userId: string, offset: number, limit: number) {
  const inSections = await tasksInSections(db, filter, userId)
    .select('task.id')
    .orderBy('task.completed')
    .orderBy('taskSections.position')
    .orderBy('taskSections.id')
    .orderBy('taskPlaces.position')
    .execute()
  const ids = inSections.slice(offset, offset + limit).map(({ id }) => id)
  if (ids.length < limit) {
    const others = filterTasks(db, filter).where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('taskPlaces').select('position').where('userId', '=', userId).whereRef('cardId', '=', 'task.id'),
        ),
      ),
    )
    const behind = Math.max(0, offset - inSections.length)
    const otherIds = await idsInOrder(others, 'due')
      .limit(limit - ids.length)
      .offset(behind)
      .execute()
    ids.push(...otherIds.map(({ id }) => id))
  }
  return tasksInOrder(db, ids)
}

/** Whether the title (the first line of the search text) contains every word of a text, which has one. */
function titleHolds(db: Db, text: string) {
  const title = isPostgres(db)
    ? sql`split_part("searchText", chr(10), 1)`
    : sql`substr("searchText", 1, instr("searchText", char(10)))`
  const words = searchWords(text).map((word) => sql`${title} like ${containsPattern(word)} escape '\\'`)
  return sql<SqlBool>`(${sql.join(words, sql` and `)})`
}

/** Ids and titles of the first tasks whose title contains a text, in task order. */
export function selectTaskTitles(db: Db, companyId: number, text: string, limit: number) {
  const query = db
    .selectFrom('cards')
    .select(['id', 'title'])
    .where('companyId', '=', companyId)
    .where('isShown', '=', 1)
    .where(contains(db, 'cards', 'seq', text))
  const ordered = query.where(titleHolds(db, text)).orderBy('completed').orderBy(dueKey).orderBy('seq')
  return ordered.limit(limit).execute()
}

/** One card of a company as a task, or undefined. */
export function selectTask(db: Db, companyId: number, id: string) {
  return joinTaskNames(db.selectFrom('cards'))
    .where('cards.id', '=', id)
    .where('cards.companyId', '=', companyId)
    .where('cards.deletedAt', 'is', null)
    .executeTakeFirst()
}
