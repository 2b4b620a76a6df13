/** The keyboard in the grid of the calendar: which event is next, and where a key moves or resizes one. */
import { addDays, addMinutes, weekdayOf } from '../../lib/wall-clock.ts'
import type { Period } from './calendar-view.ts'
import { movedBy, type Times } from './event-draft.ts'

/** The keys of the grid, as the dialog lists them. */
export const calendarKeys = [
  { keys: ['←', '↑', '↓', '→'], text: 'De un evento a otro' },
  { keys: ['Enter'], text: 'Abrirlo' },
  { keys: ['Alt', '←', '→'], text: 'Moverlo un día' },
  { keys: ['Alt', '↑', '↓'], text: 'Moverlo media hora; en el mes, una semana' },
  { keys: ['Alt', 'Mayús', '←', '↑', '↓', '→'], text: 'Cambiar cuánto dura' },
  { keys: ['?'], text: 'Esta lista' },
]

type Key = { key: string; altKey: boolean; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }

const sideways: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }
const upOrDown: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 }
const stepMinutes = 30

/** What a key adds: a day to the side, 30 minutes up or down, a week where the grid shows no hours. */
function stepOf(key: string, { todoElDia }: Times, period: Period): { days?: number; minutes?: number } | null {
  const side = sideways[key]
  if (side) return { days: side }
  const direction = upOrDown[key]
  if (!direction) return null
  return period === 'mes' || todoElDia ? { days: 7 * direction } : { minutes: stepMinutes * direction }
}

/** The times after Alt with an arrow (moves) or Alt, Shift and an arrow (resizes); null for other keys, and below the shortest length. */
export function timesAfterKey(
  { key, altKey, shiftKey, ctrlKey, metaKey }: Key,
  times: Times,
  period: Period,
): Times | null {
  if (!altKey || ctrlKey || metaKey) return null
  const step = stepOf(key, times, period)
  if (!step) return null
  if (!shiftKey) return movedBy(times, step)
  const { fin } = movedBy(times, step)
  const shortest = times.todoElDia ? times.inicio : addMinutes(times.inicio, 1)
  return fin < shortest ? null : { todoElDia: times.todoElDia, inicio: times.inicio, fin }
}

/** The index of the stop that a key goes to; null for other keys. */
export function stopAfterKey({ key, altKey, ctrlKey, metaKey }: Key, current: number, count: number): number | null {
  if (altKey || ctrlKey || metaKey) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = sideways[key] ?? upOrDown[key]
  return step ? Math.min(Math.max(current + step, 0), count - 1) : null
}

/** Whether nobody works on a day: Saturdays, Sundays and holidays. */
export const isDayOff = (day: string, holidays: ReadonlySet<string>): boolean => weekdayOf(day) > 4 || holidays.has(day)

/** The day after the last one, with which FullCalendar ends an all-day event. */
export const exclusiveEnd = ({ todoElDia, fin }: Times): string => (todoElDia ? addDays(fin, 1) : fin)
