/** The dates of tasks that follow one another (docs/domain/plan.md, Dates). Pure functions on working days. */
import { addDays } from '../../lib/calendar.ts'
import type { WorkingDays } from '../../lib/working-days.ts'

export type Link = { tareaId: string; desfaseDias: number }
export type PlannedTask = {
  id: string
  inicio: string
  fin: string
  duracionDias: number
  avance: number
  dependencias: Link[]
}
export type Dates = { inicio: string; fin: string }
export type Scheduled = Dates & {
  /** The task that it had to wait for; null if it stays where it was, or only leaves a non-working day. */
  movedBy: string | null
  /** Tasks that end too late for it; only if its start is pinned. */
  conflicts: string[]
}

/** Numbers of working days; `end` is the first one after the task. */
type Span = { start: number; end: number }

/** The ids of tasks that wait for one another, in order; undefined without such a circle. */
export function findCycle(tasks: Pick<PlannedTask, 'id' | 'dependencias'>[]): string[] | undefined {
  const linksOf = new Map(tasks.map(({ id, dependencias }) => [id, dependencias]))
  const done = new Set<string>()
  for (const { id } of tasks) {
    // Depth first without recursion: a chain of thousands of tasks would overflow the stack.
    const path: { id: string; next: number }[] = [{ id, next: 0 }]
    const onPath = new Set([id])
    while (path.length > 0) {
      const step = path.at(-1)!
      const link = done.has(step.id) ? undefined : linksOf.get(step.id)?.[step.next++]
      if (!link) {
        done.add(step.id)
        onPath.delete(step.id)
        path.pop()
      } else if (onPath.has(link.tareaId)) {
        const ids = path.map((each) => each.id)
        const [first, ...others] = ids.slice(ids.indexOf(link.tareaId))
        // A link points to the task before; people read from the first to the last.
        return [first!, ...others.toReversed()]
      } else {
        path.push({ id: link.tareaId, next: 0 })
        onPath.add(link.tareaId)
      }
    }
  }
  return undefined
}

/** The tasks with each one after those that it waits for. There must be no circle. */
function inOrder(tasks: PlannedTask[]): PlannedTask[] {
  const waiting = new Map(tasks.map(({ id, dependencias }) => [id, dependencias.length]))
  const followers = followersOf(tasks)
  const ready = tasks.filter(({ dependencias }) => dependencias.length === 0)
  for (const task of ready) {
    for (const { task: follower } of followers.get(task.id) ?? []) {
      const left = waiting.get(follower.id)! - 1
      waiting.set(follower.id, left)
      if (left === 0) ready.push(follower)
    }
  }
  return ready
}

function followersOf(tasks: PlannedTask[]) {
  const followers = new Map<string, { task: PlannedTask; lag: number }[]>()
  for (const task of tasks) {
    for (const { tareaId, desfaseDias } of task.dependencias) {
      const list = followers.get(tareaId) ?? []
      list.push({ task, lag: desfaseDias })
      followers.set(tareaId, list)
    }
  }
  return followers
}

/** The working days of a task; those of a finished one are its stored dates, whatever its duration says. */
function spanFrom({ duracionDias, avance, fin }: PlannedTask, start: number, days: WorkingDays): Span {
  if (avance === 100 && duracionDias > 0) return { start, end: days.indexOf(addDays(fin, 1)) }
  return { start, end: start + duracionDias }
}

/**
 * The least dates that respect every link: a task keeps its start unless one before it ends too late, and always its duration.
 * Progress above 0 pins the start, 100 the end too: such a task does not move, and its broken links are `conflicts`.
 */
export function schedule(tasks: PlannedTask[], days: WorkingDays): Map<string, Scheduled> {
  const spans = new Map<string, Span>()
  const dates = new Map<string, Scheduled>()
  for (const task of inOrder(tasks)) {
    const { id, duracionDias, avance, dependencias } = task
    const own = days.indexOf(task.inicio)
    const bounds = dependencias.map(({ tareaId, desfaseDias }) => ({
      tareaId,
      earliest: spans.get(tareaId)!.end + desfaseDias,
    }))
    const violated = bounds.filter(({ earliest }) => earliest > own)
    const isPinned = avance > 0
    const latest = violated.reduce<(typeof violated)[number] | null>(
      (last, each) => (last && last.earliest >= each.earliest ? last : each),
      null,
    )
    const start = isPinned || !latest ? own : latest.earliest
    const span = spanFrom(task, start, days)
    spans.set(id, span)
    const inicio = isPinned ? task.inicio : days.dayOf(start)
    const end = duracionDias === 0 ? inicio : days.dayOf(span.end - 1)
    dates.set(id, {
      inicio,
      fin: avance === 100 ? task.fin : end,
      movedBy: isPinned ? null : (latest?.tareaId ?? null),
      conflicts: isPinned ? violated.map(({ tareaId }) => tareaId) : [],
    })
  }
  return dates
}

/** By how many working days each task may be late without moving the end of the plan; with their dates as they are. */
export function slackOf(tasks: PlannedTask[], days: WorkingDays): Map<string, number> {
  const spans = new Map(tasks.map((task) => [task.id, spanFrom(task, days.indexOf(task.inicio), days)]))
  const followers = followersOf(tasks)
  const last = Math.max(...[...spans.values()].map(({ end }) => end))
  const slack = new Map<string, number>()
  for (const { id } of inOrder(tasks).toReversed()) {
    const bounds = (followers.get(id) ?? []).map(
      ({ task, lag }) => spans.get(task.id)!.start + slack.get(task.id)! - lag,
    )
    slack.set(id, Math.min(last, ...bounds) - spans.get(id)!.end)
  }
  return slack
}
