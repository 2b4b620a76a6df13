/** The working days of tasks by month. Pure. */
import { addDays, addMonths, lastDayOf, monthOf } from '../../lib/calendar.ts'
import type { WorkingDays } from '../../lib/working-days.ts'

/** The working days of each month from `from` on; the days of tasks that overlap count once for each. */
export function workByMonth(
  tasks: { inicio: string; fin: string }[],
  days: Pick<WorkingDays, 'indexOf'>,
  from: string,
): Map<string, number> {
  const work = new Map<string, number>()
  for (const { inicio, fin } of tasks) {
    for (let day = inicio > from ? inicio : from; day <= fin;) {
      const month = monthOf(day)
      const until = lastDayOf(month) < fin ? lastDayOf(month) : fin
      const count = days.indexOf(addDays(until, 1)) - days.indexOf(day)
      if (count > 0) work.set(month, (work.get(month) ?? 0) + count)
      day = `${addMonths(month, 1)}-01`
    }
  }
  return work
}
