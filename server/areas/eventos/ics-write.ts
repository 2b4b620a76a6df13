/** Writes `.ics` files: series with their exceptions, times in the zone of Buenos Aires. */
import ICAL from 'ical.js'
import { addDays } from '../../lib/calendar.ts'
import { dayOf, isDay, momentOf } from '../../lib/wall-clock.ts'
import { parseRule, ruleText } from './recurrence.ts'
import { unchangedOn, type Exception, type Fields, type Series } from './series.ts'
import type { Stored } from './stored.ts'

const zone = 'America/Argentina/Buenos_Aires'

/** What an event refers to, in words. */
export type Names = { types: Map<string, string>; people: Map<string, { name: string; email: string }> }

const utcText = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

function addTime(event: ICAL.Component, name: string, time: string): void {
  const property = new ICAL.Property(name)
  if (isDay(time)) {
    property.setValue(ICAL.Time.fromDateString(time))
  } else {
    property.setParameter('tzid', zone)
    property.setValue(ICAL.Time.fromDateTimeString(`${time}:00`))
  }
  event.addProperty(property)
}

/** UNTIL as RFC 5545 wants it: UTC, or a day for all-day events. */
function icsRule({ recurrencia, inicio, todoElDia }: Series): string | undefined {
  if (recurrencia === null) return undefined
  const { UNTIL, ...rule } = parseRule(recurrencia, inicio)
  const text = ruleText(rule)
  if (UNTIL === undefined) return text
  return `${text};UNTIL=${todoElDia ? UNTIL.replaceAll('-', '') : utcText(momentOf(UNTIL + inicio.slice(10)))}`
}

function addAlarms(event: ICAL.Component, { recordatorios, titulo }: Fields): void {
  for (const minutes of recordatorios) {
    const alarm = new ICAL.Component('valarm')
    alarm.addPropertyWithValue('action', 'DISPLAY')
    alarm.addPropertyWithValue('description', titulo)
    alarm.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(-minutes * 60))
    event.addSubcomponent(alarm)
  }
}

function eventOf(
  { uid, secuencia }: Pick<Stored, 'uid' | 'secuencia'>,
  fields: Fields,
  names: Names,
  stamp: ICAL.Time,
) {
  const event = new ICAL.Component('vevent')
  const add = (name: string, value: string | number | ICAL.Time) => event.addPropertyWithValue(name, value as never)
  add('uid', uid)
  add('dtstamp', stamp)
  add('sequence', secuencia)
  addTime(event, 'dtstart', fields.inicio)
  addTime(event, 'dtend', fields.todoElDia ? addDays(fields.fin, 1) : fields.fin)
  add('summary', fields.titulo)
  if (fields.lugar) add('location', fields.lugar)
  if (fields.notas) add('description', fields.notas)
  const type = fields.tipoId !== null && names.types.get(fields.tipoId)
  if (type) add('categories', type)
  add('status', fields.estado === 'cancelado' ? 'CANCELLED' : 'CONFIRMED')
  if (fields.estado === 'realizado') add('x-obra-estado', 'REALIZADO')
  for (const id of fields.asignados) {
    const person = names.people.get(id)
    if (!person) continue
    const attendee = event.addPropertyWithValue('attendee', `mailto:${person.email}`)
    attendee.setParameter('cn', person.name)
  }
  addAlarms(event, fields)
  return event
}

function seriesOf(stored: Stored, names: Names, stamp: ICAL.Time): ICAL.Component[] {
  const { series, exceptions } = stored
  const master = eventOf(stored, series, names, stamp)
  const rule = icsRule(series)
  if (rule === undefined) return [master]
  master.addProperty(new ICAL.Property(['rrule', {}, 'recur', ICAL.Recur.fromString(rule).toJSON()] as never))
  const originalOf = ({ dia }: Exception) => dia + series.inicio.slice(10)
  for (const each of exceptions) if (each.borrada) addTime(master, 'exdate', originalOf(each))
  const overrides = exceptions.filter(({ borrada }) => !borrada)
  return [
    master,
    ...overrides.map((each) => {
      const event = eventOf(stored, { ...unchangedOn(series, each.dia), ...each.cambios }, names, stamp)
      addTime(event, 'recurrence-id', originalOf(each))
      return event
    }),
  ]
}

function buenosAires(): ICAL.Component {
  const component = new ICAL.Component('vtimezone')
  component.addPropertyWithValue('tzid', zone)
  const standard = new ICAL.Component('standard')
  standard.addPropertyWithValue('tzname', '-03')
  standard.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(-10_800))
  standard.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(-10_800))
  standard.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString('1970-01-01T00:00:00'))
  component.addSubcomponent(standard)
  return component
}

/** A day of another record, for subscriptions. */
export type WrittenDay = { uid: string; dia: string; titulo: string; notas: string }

function dayEvent({ uid, dia, titulo, notas }: WrittenDay, stamp: ICAL.Time): ICAL.Component {
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', uid)
  event.addPropertyWithValue('dtstamp', stamp as never)
  addTime(event, 'dtstart', dayOf(dia))
  addTime(event, 'dtend', addDays(dayOf(dia), 1))
  event.addPropertyWithValue('summary', titulo)
  if (notas) event.addPropertyWithValue('description', notas)
  // So that it does not make anybody look busy.
  event.addPropertyWithValue('transp', 'TRANSPARENT')
  return event
}

type Calendar = { name: string; events: Stored[]; days?: WrittenDay[]; names: Names; now: Date }

export function writeCalendar({ name, events, days = [], names, now }: Calendar): string {
  const stamp = ICAL.Time.fromJSDate(now, true)
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('prodid', '-//Obra//Calendario//ES')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('x-wr-calname', name)
  calendar.addPropertyWithValue('x-wr-timezone', zone)
  calendar.addSubcomponent(buenosAires())
  for (const each of events.flatMap((stored) => seriesOf(stored, names, stamp))) calendar.addSubcomponent(each)
  for (const each of days) calendar.addSubcomponent(dayEvent(each, stamp))
  return `${calendar.toString()}\r\n`
}
