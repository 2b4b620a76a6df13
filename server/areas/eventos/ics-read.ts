/** Reads `.ics` files. Only this file and `ics-write.ts` know `ical.js`, which parses and writes; rules are read by `recurrence.ts`. */
import ICAL from 'ical.js'
import { addDays } from '../../lib/calendar.ts'
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { addMinutes, dayOf, isDay, minutesBetween, wallClockAt } from '../../lib/wall-clock.ts'
import { toBuenosAires, zonesOf } from './ics-zones.ts'
import { movedRule, parseRule, RuleProblem, ruleText } from './recurrence.ts'
import type { Fields } from './series.ts'

/** One VEVENT; `dia` is the day of its RECURRENCE-ID. */
export type ReadEvent = {
  uid: string | undefined
  dia: string | undefined
  sequence: number
  fields: Pick<Fields, 'titulo' | 'todoElDia' | 'inicio' | 'fin' | 'lugar' | 'notas' | 'estado'>
  recurrencia: string | null
  /** The days of deleted occurrences. */
  deleted: string[]
  category: string | undefined
  mails: string[]
  /** Undefined if the file has no reminders. */
  reminders: number[] | undefined
  warnings: string[]
}
export type Refused = { titulo: string; motivo: string }

type Zones = ReturnType<typeof zonesOf>

/** The text of each VEVENT and VTIMEZONE, so that one that is wrong does not take the others along. */
const ends = { VEVENT: /^END:VEVENT\s*$/i, VTIMEZONE: /^END:VTIMEZONE\s*$/i }

function blocksOf(text: string): Record<'VEVENT' | 'VTIMEZONE', string[][]> {
  const blocks: Record<'VEVENT' | 'VTIMEZONE', string[][]> = { VEVENT: [], VTIMEZONE: [] }
  let open: { name: 'VEVENT' | 'VTIMEZONE'; lines: string[] } | undefined
  for (const line of text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const begin = /^BEGIN:(VEVENT|VTIMEZONE)\s*$/i.exec(line)?.[1]?.toUpperCase() as 'VEVENT' | 'VTIMEZONE' | undefined
    if (!open && begin) open = { name: begin, lines: [] }
    open?.lines.push(line)
    if (open && ends[open.name].test(line)) {
      blocks[open.name].push(open.lines)
      open = undefined
    }
  }
  return blocks
}

const parsed = (lines: string[]): ICAL.Component => new ICAL.Component(ICAL.parse(lines.join('\r\n')) as never)

function parsedZones(blocks: string[][]): Zones {
  return zonesOf(
    blocks.flatMap((lines) => {
      try {
        return [parsed(lines)]
      } catch {
        return []
      }
    }),
  )
}

type Times = { time: string; warning?: string; zoneDay: string }

/** A time of the file on the clocks of Buenos Aires. `zoneDay`: its day in its own zone. */
function timeOf(value: ICAL.Time, tzid: string | undefined, zones: Zones): Times {
  const text = value.toString().slice(0, value.isDate ? 10 : 16)
  const zoneDay = text.slice(0, 10)
  if (value.isDate) return { time: text, zoneDay }
  if (value.zone === ICAL.Timezone.utcTimezone) return { time: wallClockAt(new Date(`${text}Z`)), zoneDay }
  if (tzid === undefined) return { time: text, zoneDay }
  const time = toBuenosAires(text, tzid, zones)
  if (time !== undefined) return { time, zoneDay }
  return {
    time: text,
    zoneDay,
    warning: `no conocemos la zona horaria «${tzid}»: tomamos la hora como de Buenos Aires.`,
  }
}

function timesOf(event: ICAL.Component, name: string, zones: Zones): Times[] {
  return event.getAllProperties(name).flatMap((property) => {
    const tzid = property.getParameter('tzid')
    const zone = typeof tzid === 'string' ? tzid : undefined
    return property.getValues().flatMap((value) => (value instanceof ICAL.Time ? [timeOf(value, zone, zones)] : []))
  })
}

function endOf(event: ICAL.Component, start: string, zones: Zones): string {
  const [end] = timesOf(event, 'dtend', zones)
  const length = event.getFirstPropertyValue('duration')
  const minutes = length instanceof ICAL.Duration ? Math.floor(length.toSeconds() / 60) : undefined
  if (isDay(start)) {
    // The end of an all-day event is the day after the last one.
    const days = end ? Math.round(minutesBetween(start, dayOf(end.time)) / 1440) : Math.floor((minutes ?? 1440) / 1440)
    return addDays(start, Math.max(0, days - 1))
  }
  if (end) return isDay(end.time) ? `${end.time}T00:00` : end.time
  return addMinutes(start, Math.max(0, minutes ?? 0))
}

const textOf = (event: ICAL.Component, name: string, most: number): string => {
  const value = event.getFirstPropertyValue(name)
  // NUL: PostgreSQL stores none.
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, most).toWellFormed() : ''
}

function stateOf(event: ICAL.Component): Fields['estado'] {
  if (textOf(event, 'status', 20).toUpperCase() === 'CANCELLED') return 'cancelado'
  return textOf(event, 'x-obra-estado', 20).toUpperCase() === 'REALIZADO' ? 'realizado' : 'programado'
}

function remindersOf(event: ICAL.Component): number[] | undefined {
  const alarms = event.getAllSubcomponents('valarm')
  if (alarms.length === 0) return undefined
  const minutes = alarms.flatMap((alarm) => {
    const trigger = alarm.getFirstPropertyValue('trigger')
    return trigger instanceof ICAL.Duration ? Math.round(-trigger.toSeconds() / 60) : []
  })
  return [...new Set(minutes.filter((each) => each >= 0 && each <= 40_320))].toSorted((a, b) => a - b).slice(0, 5)
}

const ruleLine = /^RRULE[^:]*:(.*)$/i

/** The rule on the days of Buenos Aires, which may be others than those of its zone. */
function ruleOf(lines: string[], start: Times): string | null {
  const written = lines.map((line) => ruleLine.exec(line)?.[1]).find(Boolean)
  if (written === undefined) return null
  const { UNTIL, ...rule } = parseRule(written, start.time)
  const moved = movedRule(rule, start.zoneDay, dayOf(start.time))
  if (!moved) throw new RuleProblem('Se repite en otra zona horaria, y en Buenos Aires cae en otro día.')
  return ruleText({ ...moved, ...(UNTIL !== undefined && { UNTIL }) })
}

const noTitle = 'Sin título'

function readEvent(lines: string[], zones: Zones): ReadEvent {
  const event = parsed(lines.filter((line) => !ruleLine.test(line)))
  const [start] = timesOf(event, 'dtstart', zones)
  if (!start) throw new RuleProblem('No dice cuándo empieza.')
  const [original] = timesOf(event, 'recurrence-id', zones)
  const inicio = start.time
  const titulo = textOf(event, 'summary', 200) || noTitle
  const warnings = [start.warning, original?.warning].flatMap((each) => each ?? [])
  if (event.hasProperty('rdate')) warnings.push('tiene fechas sueltas (RDATE), que no importamos.')
  return {
    uid: textOf(event, 'uid', 255) || undefined,
    dia: original && dayOf(original.time),
    sequence: Math.max(0, Number(event.getFirstPropertyValue('sequence') ?? 0) || 0),
    fields: {
      titulo,
      todoElDia: isDay(inicio),
      inicio,
      fin: endOf(event, inicio, zones),
      lugar: textOf(event, 'location', 200),
      notas: textOf(event, 'description', 5000),
      estado: stateOf(event),
    },
    recurrencia: ruleOf(lines, start),
    deleted: timesOf(event, 'exdate', zones).map(({ time }) => dayOf(time)),
    category: textOf(event, 'categories', 200) || undefined,
    mails: event.getAllProperties('attendee').map((each) =>
      String(each.getFirstValue())
        .replace(/^mailto:/i, '')
        .toLowerCase(),
    ),
    reminders: remindersOf(event),
    warnings: warnings.map((each) => `${titulo}: ${each}`),
  }
}

const titleOf = (lines: string[]) =>
  (lines.map((line) => /^SUMMARY[^:]*:(.*)$/i.exec(line)?.[1]).find(Boolean) ?? noTitle).slice(0, 200).toWellFormed()

/** The events of a file, and those that cannot be read, each with its reason. */
export async function readCalendar(text: string): Promise<{ events: ReadEvent[]; refused: Refused[] }> {
  const blocks = blocksOf(text)
  const zones = parsedZones(blocks.VTIMEZONE)
  const events: ReadEvent[] = []
  const refused: Refused[] = []
  for (const [index, lines] of blocks.VEVENT.entries()) {
    if (index % 100 === 99) await yieldToEventLoop()
    try {
      events.push(readEvent(lines, zones))
    } catch (error) {
      const motivo = error instanceof RuleProblem ? error.message : 'No se puede leer: está mal escrito.'
      refused.push({ titulo: titleOf(lines), motivo })
    }
  }
  return { events, refused }
}
