/** When due dates are notified. Pure functions. */
import { dateText, daysBetween } from '../../lib/calendar.ts'
import type { DueStage } from './tables.ts'

/** Records that are overdue for longer are not notified any more, so that old debts do not fill the panel at once. */
export const longestOverdueDays = 7

/** The stage of a due date, `daysBefore` days before it and later; undefined if it is too early or too late. */
export function stageOf(dueOn: string, today: string, daysBefore: number): DueStage | undefined {
  const days = daysBetween(today, dueOn)
  if (days > daysBefore || days < -longestOverdueDays) return undefined
  if (days === 0) return 'today'
  return days > 0 ? 'soon' : 'overdue'
}

const firstHour = 8
const hourMilliseconds = 60 * 60 * 1000

/** Before this time of a day its due dates are not notified: nobody wants mails at midnight. */
export const beforeWork = (now: Date): Date => new Date(now.getTime() - firstHour * hourMilliseconds)

/** 'Vence el 19/03/2026: Factura A 0003-00018422'. The panel shows it on later days too, so it names the day. */
export function dueTitle(stage: DueStage, dueOn: string, name: string): string {
  const verb = stage === 'overdue' ? 'Venció el' : stage === 'today' ? 'Vence hoy,' : 'Vence el'
  return `${verb} ${dateText(dueOn)}: ${name}`
}
