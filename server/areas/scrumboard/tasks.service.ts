/**
 * Who may: members of the company.
 * The cards of all boards of a company as one list of tasks, for the links /apps/tasks and /apps/tasks/{id} (seed 001, section 2).
 */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../lib/problem.ts'
import { withLabelsAndMembers } from './cards.service.ts'
import { countTasks, selectTask, selectTasks, selectTaskTitles } from './tasks.queries.ts'

type Task = components['schemas']['Task']

/** One page of tasks; a page beyond the last one has none. */
export async function listTasks(
  ctx: Context,
  { search = '', completed, boardId, page = 1, size = 20 }: Query<'listTasks'>,
): Promise<components['schemas']['TaskPage']> {
  const filter = { developerId: ctx.company.id, search: search.trim(), completed, boardId }
  const startIndex = (page - 1) * size
  const totalResults = await countTasks(ctx.store.read, filter)
  const tasks = await withLabels(ctx, await selectTasks(ctx.store.read, filter, startIndex, size))
  const lastPage = Math.max(1, Math.ceil(totalResults / size))
  const endIndex = startIndex + tasks.length - 1
  const pagination = { totalResults, resultsPerPage: size, currentPage: page, lastPage, startIndex, endIndex }
  return { tasks, pagination }
}

/** Ids and titles of the first tasks whose title holds the text. */
export function findTaskTitles(ctx: Context, text: string, limit: number): Promise<{ id: string; title: string }[]> {
  return selectTaskTitles(ctx.store.read, ctx.company.id, text, limit)
}

/** One card as a task. Throws 404. */
export async function getTask(ctx: Context, id: string): Promise<Task> {
  const row = await selectTask(ctx.store.read, ctx.company.id, id)
  if (!row) throw notFound('No encontramos esa tarea.')
  return (await withLabels(ctx, [row]))[0]!
}

type TaskRow = NonNullable<Awaited<ReturnType<typeof selectTask>>>

async function withLabels(ctx: Context, rows: TaskRow[]): Promise<Task[]> {
  const cards = await withLabelsAndMembers(ctx.store.read, rows)
  return cards.map(({ position: _position, ...card }, index) => {
    const { boardTitle, listTitle } = rows[index]!
    return { ...card, boardTitle, listTitle }
  })
}
