/** Planned and real spending by month; the plan is an S curve over the project's dates (docs/domain/control.md, Summary). */
import { addDays, addMonths, daysBetween, lastDayOf, monthOf } from '../../lib/calendar.ts'
import { shareOf } from './shares.ts'

export type Dates = { from: string; to: string }

/** The part of `whole` planned until the end of `day`: an S curve over the dates (3t² - 2t³). */
export function plannedUntil(total: bigint, { from, to }: Dates, day: string): bigint {
  const length = BigInt(Math.max(1, daysBetween(from, to) + 1))
  const passed = BigInt(Math.max(0, Math.min(Number(length), daysBetween(from, day) + 1)))
  return shareOf(total, passed * passed * (3n * length - 2n * passed), length * length * length)
}

const mostMonths = 240

export type CurvePoint = { mes: string; plan: bigint | null; real: bigint | null }

/** Accumulated plan and spending by month, from the first month with data to the last planned one; `real` is null after today, `plan` without dates or total. */
export function curveOf(
  spentByMonth: Map<string, bigint>,
  total: bigint | null,
  dates: Dates | null,
  today: string,
): CurvePoint[] {
  const thisMonth = monthOf(today)
  const months = [
    ...spentByMonth.keys(),
    ...(dates ? [monthOf(dates.from), monthOf(dates.to)] : []),
    thisMonth,
  ].toSorted()
  const last = months.at(-1)!
  let real = 0n
  const points: CurvePoint[] = []
  for (let mes = months[0]!; mes <= last && points.length < mostMonths; mes = addMonths(mes, 1)) {
    real += spentByMonth.get(mes) ?? 0n
    const plan = dates && total !== null ? plannedUntil(total, dates, lastDayOf(mes)) : null
    points.push({ mes, plan, real: mes > thisMonth ? null : real })
  }
  return points
}

export type Pace = { perMonth: bigint; ends: string | null }

/** Average monthly spending of the last three full months, and the day on which `left` is spent at that pace. */
export function paceOf(spentByMonth: Map<string, bigint>, remaining: bigint, today: string): Pace {
  const months = [1, 2, 3].map((back) => addMonths(monthOf(today), -back))
  const spent = months.reduce((sum, month) => sum + (spentByMonth.get(month) ?? 0n), 0n)
  const perMonth = shareOf(spent, 1n, 3n)
  if (perMonth <= 0n) return { perMonth, ends: null }
  const days = shareOf(remaining > 0n ? remaining : 0n, 91n, 3n * perMonth)
  return { perMonth, ends: days < 36_500n ? addDays(today, Number(days)) : null }
}
