/** The cards of all boards of a company as one list, for /apps/tasks[/{id}] (docs/domain/suite.md, Boards and tasks). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { notFound } from '../../lib/problem.ts'
import { withLabelsAndMembers } from './cards.service.ts'
import { selectPlacesOf } from './sections.queries.ts'
import {
  countTasks as countFiltered,
  countTasksByDay,
  selectTask,
  selectTasks,
  selectTasksInOwnOrder,
  selectTaskTitles,
  undated,
  type TaskFilter,
} from './tasks.queries.ts'

type Task = components['schemas']['Task']

/** A page of tasks; empty beyond the last page. */
export async function listTasks(
  ctx: Context,
  { search = '', scope, order = 'due', page = 1, size = 20, ...filterQuery }: Query<'listTasks'>,
): Promise<components['schemas']['TaskPage']> {
  const filter = { ...filterOf(ctx, scope), ...filterQuery, search: search.trim() }
  const startIndex = (page - 1) * size
  const { read } = ctx.store
  const listed =
    order === 'own'
      ? selectTasksInOwnOrder(read, filter, ctx.user.id, startIndex, size)
      : selectTasks(read, filter, order, startIndex, size)
  // Counting 50,000 takes as long as everything else: in parallel, PostgreSQL does both at once.
  const [totalResults, tasks] = await Promise.all([
    countFiltered(read, filter),
    listed.then((rows) => withLabels(ctx, read, rows)),
  ])
  const lastPage = Math.max(1, Math.ceil(totalResults / size))
  const endIndex = startIndex + tasks.length - 1
  const pagination = { totalResults, resultsPerPage: size, currentPage: page, lastPage, startIndex, endIndex }
  return { tasks, pagination }
}

const filterOf = (ctx: Context, scope: Query<'listTasks'>['scope'] = 'all'): TaskFilter => ({
  companyId: ctx.company.id,
  scope: scope === 'mine' ? { mine: ctx.user.id } : scope,
})

/** Task counts by due date and state. */
export async function countTasks(
  ctx: Context,
  { scope, boardId, today, weekEnd }: Query<'countTasks'>,
): Promise<components['schemas']['TaskCounts']> {
  const filter = { ...filterOf(ctx, scope), boardId }
  const days = await countTasksByDay(ctx.store.read, filter)
  const count = (isCounted: (day: string) => boolean, completed = 0) =>
    days
      .filter((each) => each.completed === completed && isCounted(each.day))
      .reduce((sum, each) => sum + Number(each.count), 0)
  return {
    open: count(() => true),
    overdue: count((day) => day < today),
    week: count((day) => day >= today && day <= weekEnd),
    later: count((day) => day > weekEnd && day < undated),
    undated: count((day) => day === undated),
    completed: count(() => true, 1),
  }
}

/** Ids and titles of the first tasks whose title contains the text. */
export function findTaskTitles(ctx: Context, text: string, limit: number): Promise<{ id: string; title: string }[]> {
  return selectTaskTitles(ctx.store.read, ctx.company.id, text, limit)
}

/** One card as a task. Throws 404. */
export async function getTask(ctx: Context, id: string, db: Db = ctx.store.read): Promise<Task> {
  const row = await selectTask(db, ctx.company.id, id)
  if (!row) throw notFound('No encontramos esa tarea.')
  return (await withLabels(ctx, db, [row]))[0]!
}

type TaskRow = NonNullable<Awaited<ReturnType<typeof selectTask>>>

async function withLabels(ctx: Context, db: Db, rows: TaskRow[]): Promise<Task[]> {
  const cards = await withLabelsAndMembers(db, rows)
  const places = await selectPlacesOf(
    db,
    ctx.user.id,
    rows.map(({ id }) => id),
  )
  const sectionOf = new Map(places.map(({ cardId, sectionId }) => [cardId, sectionId]))
  return cards.map(({ position: _position, ...card }, index) => {
    const { boardTitle, listTitle } = rows[index]!
    return { ...card, boardTitle, listTitle, sectionId: sectionOf.get(card.id) ?? null }
  })
}
