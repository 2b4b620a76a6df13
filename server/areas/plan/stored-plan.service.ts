/** The stored plan of a project. */
import { workingDays, type WorkingDays } from '../../lib/working-days.ts'
import type { ProjectScope } from '../../records/record.ts'
import * as queries from './queries.ts'
import type { Task } from './tree.ts'

export type StoredPlan = { version: number; tasks: Task[]; holidays: string[]; days: WorkingDays }

/** All tasks of a project with what they wait for, and its working days. */
export async function readPlan({ db, project, desarrolladoraId }: ProjectScope): Promise<StoredPlan> {
  const [version, rows, links, holidays] = await Promise.all([
    queries.selectVersion(db, project.id),
    queries.selectTasks(db, project.id),
    queries.selectLinks(db, project.id),
    queries.selectHolidays(db, desarrolladoraId),
  ])
  const linksOf = Map.groupBy(links, ({ tareaId }) => tareaId)
  const tasks = rows.map((row) => ({
    ...row,
    dependencias: (linksOf.get(row.id) ?? []).map(({ anteriorId, desfaseDias }) => ({
      tareaId: anteriorId,
      desfaseDias,
    })),
  }))
  return { version, tasks, holidays, days: workingDays(holidays) }
}

/** The last baseline with the dates of its tasks; null without one. */
export async function lastBaseline({ db, project }: ProjectScope) {
  const [baseline] = await queries.selectBaselines(db, project.id, { offset: 0, size: 1 })
  if (!baseline) return null
  const rows = await queries.selectBaselineTasks(db, baseline.id)
  return { baseline, dates: new Map(rows.map(({ tareaId, ...dates }) => [tareaId, dates])) }
}
