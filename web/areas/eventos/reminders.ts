/** Reminders of an event, in minutes before its start; of an all-day one, before midnight of its first day. */

const timedMinutes = [0, 10, 30, 60, 120, 1440, 2880, 10_080]
/** At 18:00 and 9:00 of the day before, at 9:00 two days and a week before. */
const allDayMinutes = [360, 900, 2340, 9540]

const amounts = [
  { minutes: 10_080, one: 'semana', several: 'semanas' },
  { minutes: 1440, one: 'día', several: 'días' },
  { minutes: 60, one: 'hora', several: 'horas' },
  { minutes: 1, one: 'minuto', several: 'minutos' },
]

function timedText(minutes: number): string {
  if (minutes === 0) return 'Al empezar'
  const unit = amounts.find((each) => minutes % each.minutes === 0)!
  const count = minutes / unit.minutes
  return `${count} ${count === 1 ? unit.one : unit.several} antes`
}

function allDayText(minutes: number): string {
  const days = Math.ceil(minutes / 1440)
  const rest = days * 1440 - minutes
  const hour = `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`
  const day =
    days === 0 ? 'Ese día' : days === 1 ? 'El día anterior' : days === 7 ? 'Una semana antes' : `${days} días antes`
  return `${day} a las ${hour}`
}

/** '1 hora antes', 'El día anterior a las 18:00'. */
export const reminderText = (minutes: number, isAllDay: boolean): string =>
  isAllDay ? allDayText(minutes) : timedText(minutes)

/** The usual reminders, and those that the event has. */
export function reminderOptions(stored: readonly string[], isAllDay: boolean): { value: string; label: string }[] {
  const minutes = new Set([...(isAllDay ? allDayMinutes : timedMinutes), ...stored.map(Number)])
  return [...minutes]
    .toSorted((a, b) => a - b)
    .map((each) => ({ value: String(each), label: reminderText(each, isAllDay) }))
}
