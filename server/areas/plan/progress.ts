/** Physical progress from the tasks and the approved budget (docs/domain/plan.md, Physical progress). Pure. */
import { addDays, addMonths, daysBetween, lastDayOf, monthOf } from '../../lib/calendar.ts'
import type { WorkingDays } from '../../lib/working-days.ts'
import type { Dates } from './schedule.ts'
import { weightedProgress, type Task } from './tree.ts'

export type Rubro = { id: string; codigo: string; nombre: string; padreId: string | null }
type Weighed = Pick<Task, 'id' | 'rubroId' | 'duracionDias' | 'avance'>

/** A share in percent as a `Porcentaje`. */
export const percentText = (value: number): string => value.toFixed(4)

/**
 * The tasks that count for each rubro: its own and those of the rubros below it; without any, those of the nearest rubro above that
 * has its own. Milestones do not count.
 */
export function tasksByRubro<T extends Weighed>(leaves: T[], rubros: Rubro[]): Map<string, T[]> {
  const own = Map.groupBy(
    leaves.filter(({ duracionDias }) => duracionDias > 0),
    ({ rubroId }) => rubroId,
  )
  const byId = new Map(rubros.map((rubro) => [rubro.id, rubro]))
  const inTree = new Map<string, T[]>()
  for (const [rubroId, tasks] of own) {
    for (let id: string | null = rubroId; id !== null; id = byId.get(id)?.padreId ?? null)
      inTree.set(id, [...(inTree.get(id) ?? []), ...tasks])
  }
  const counted = new Map<string, T[]>()
  for (const { id, padreId } of rubros) {
    let tasks = inTree.get(id)
    for (let above = padreId; !tasks && above !== null; above = byId.get(above)?.padreId ?? null) tasks = own.get(above)
    if (tasks) counted.set(id, tasks)
  }
  return counted
}

/** The share of each task in the project: that of its rubro in the budget, by duration. Null without a budget or without such tasks. */
export function weightsOf(byRubro: Map<string, Weighed[]>, budgeted: Map<string, bigint>): Map<string, number> | null {
  const total = [...budgeted.values()].reduce((sum, each) => sum + each, 0n)
  if (total <= 0n) return null
  const weights = new Map<string, number>()
  for (const [rubroId, importe] of budgeted) {
    const tasks = byRubro.get(rubroId) ?? []
    const days = tasks.reduce((sum, { duracionDias }) => sum + duracionDias, 0)
    for (const { id, duracionDias } of tasks) {
      const weight = (Number(importe) / Number(total)) * (duracionDias / days)
      weights.set(id, (weights.get(id) ?? 0) + weight)
    }
  }
  return weights.size > 0 ? weights : null
}

/** The progress of the project in percent: the sum over rubros of progress x share of the budget. */
export const projectProgress = (leaves: Weighed[], weights: Map<string, number>): number =>
  leaves.reduce((sum, { id, avance }) => sum + avance * (weights.get(id) ?? 0), 0)

export type RubroProgress = Rubro & {
  incidencia: number
  /** In percent; null without tasks. */
  avance: number | null
  /** In percent; null without contracts. */
  certificado: number | null
}
type Contracted = { rubroId: string; importe: bigint; porcentaje: bigint }

/**
 * The rubros with a budget, a contract or tasks, and those above them. `certificado` is what is certified of what the rubro is worth: of its
 * contracts, or of its budget if only a part is contracted.
 */
export function progressOfRubros(
  rubros: Rubro[],
  byRubro: Map<string, Weighed[]>,
  budgeted: Map<string, bigint>,
  contracted: Contracted[],
): RubroProgress[] {
  const byId = new Map(rubros.map((rubro) => [rubro.id, rubro]))
  const sums = new Map<string, { budget: number; contract: number; certified: number }>()
  const add = (rubroId: string, more: Partial<{ budget: number; contract: number; certified: number }>) => {
    for (let id: string | null = rubroId; id !== null; id = byId.get(id)?.padreId ?? null) {
      const { budget, contract, certified } = sums.get(id) ?? { budget: 0, contract: 0, certified: 0 }
      sums.set(id, {
        budget: budget + (more.budget ?? 0),
        contract: contract + (more.contract ?? 0),
        certified: certified + (more.certified ?? 0),
      })
    }
  }
  for (const [id, importe] of budgeted) add(id, { budget: Number(importe) })
  for (const { rubroId, importe, porcentaje } of contracted)
    add(rubroId, { contract: Number(importe), certified: (Number(importe) * Number(porcentaje)) / 1_000_000 })
  for (const rubroId of byRubro.keys()) if (byId.has(rubroId) && !sums.has(rubroId)) sums.set(rubroId, noSums)
  const total = [...budgeted.values()].reduce((sum, each) => sum + Number(each), 0)
  return rubros.flatMap((rubro) => {
    const sum = sums.get(rubro.id)
    if (!sum) return []
    const tasks = byRubro.get(rubro.id)
    return {
      ...rubro,
      incidencia: total === 0 ? 0 : (sum.budget / total) * 100,
      avance: tasks ? weightedProgress(tasks) : null,
      certificado: sum.contract === 0 ? null : (sum.certified / Math.max(sum.contract, sum.budget)) * 100,
    }
  })
}
const noSums = { budget: 0, contract: 0, certified: 0 }

const mostMonths = 240
export type MonthProgress = { mes: string; plan: number; real: number | null }
type CurveInput = {
  weights: Map<string, number>
  /** The planned dates of each task. */
  planned: Map<string, Dates>
  /** The progress of each task by day, in order. */
  progress: { tareaId: string; fecha: string; avance: number }[]
  days: WorkingDays
  today: string
}

/** The share of a task's working days that are over at the end of a day. */
function plannedShare({ inicio, fin }: Dates, day: string, days: WorkingDays): number {
  if (day >= fin) return 1
  if (day < inicio) return 0
  const start = days.indexOf(inicio)
  // `indexOf` of a day counts the working days before it, so that of the next day includes it.
  const passed = days.indexOf(dayAfter(day)) - start
  return Math.min(1, passed / Math.max(1, days.indexOf(dayAfter(fin)) - start))
}

const dayAfter = (day: string) => addDays(day, 1)

/** Planned and real progress at the end of each month, in percent; from the first month with either to the last planned one. */
export function curveOf({ weights, planned, progress, days, today }: CurveInput): MonthProgress[] {
  const counted = [...planned].filter(([id]) => weights.has(id))
  const dates = [
    ...counted.flatMap(([, { inicio, fin }]) => [inicio, fin]),
    ...progress.map(({ fecha }) => fecha),
    today,
  ].toSorted()
  const latest = new Map<string, number>()
  const points: MonthProgress[] = []
  let at = 0
  for (
    let mes = monthOf(dates[0]!);
    mes <= monthOf(dates.at(-1)!) && points.length < mostMonths;
    mes = addMonths(mes, 1)
  ) {
    const end = lastDayOf(mes)
    for (; at < progress.length && progress[at]!.fecha <= end; at++)
      latest.set(progress[at]!.tareaId, progress[at]!.avance)
    const plan = counted.reduce((sum, [id, each]) => sum + weights.get(id)! * plannedShare(each, end, days), 0)
    const real = [...latest].reduce((sum, [id, avance]) => sum + avance * (weights.get(id) ?? 0), 0)
    points.push({ mes, plan: plan * 100, real: mes > monthOf(today) ? null : real })
  }
  return points
}

/** The progress a month of the last three full months, and the day of the end at that pace; null if it stands still. */
export function paceOf(curve: MonthProgress[], left: number, today: string) {
  const realOf = (mes: string) => curve.find((point) => point.mes === mes)?.real ?? 0
  const thisMonth = monthOf(today)
  const perMonth = (realOf(addMonths(thisMonth, -1)) - realOf(addMonths(thisMonth, -4))) / 3
  if (perMonth <= 0) return null
  const daysLeft = Math.ceil(
    (left / perMonth) * (daysBetween(`${addMonths(thisMonth, -12)}-01`, `${thisMonth}-01`) / 12),
  )
  return { perMonth, daysLeft }
}
