/** Time zones of `.ics` files: their names are those of IANA, of Windows, or of the program that wrote the file. */
import ICAL from 'ical.js'
import { wallClockAt } from '../../lib/wall-clock.ts'

/** The moment of a time on the clocks of a zone. */
type Zone = (wallClock: string) => Date

/** The IANA zone of names that Windows and Outlook write. */
const windowsZones: Record<string, string> = {
  'Argentina Standard Time': 'America/Argentina/Buenos_Aires',
  'SA Pacific Standard Time': 'America/Bogota',
  'SA Western Standard Time': 'America/La_Paz',
  'SA Eastern Standard Time': 'America/Cayenne',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Central Brazilian Standard Time': 'America/Cuiaba',
  'Montevideo Standard Time': 'America/Montevideo',
  'Paraguay Standard Time': 'America/Asuncion',
  'Pacific SA Standard Time': 'America/Santiago',
  'Venezuela Standard Time': 'America/Caracas',
  'Central America Standard Time': 'America/Guatemala',
  'Central Standard Time (Mexico)': 'America/Mexico_City',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Atlantic Standard Time': 'America/Halifax',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'Romance Standard Time': 'Europe/Paris',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'Russian Standard Time': 'Europe/Moscow',
  'Israel Standard Time': 'Asia/Jerusalem',
  'China Standard Time': 'Asia/Shanghai',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'India Standard Time': 'Asia/Kolkata',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  UTC: 'UTC',
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>()

function formatOf(name: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(name)) formats.set(name, newFormat(name))
  return formats.get(name)
}

function newFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  } catch {
    return undefined
  }
}

const asUtc = (wallClock: string) => Date.parse(`${wallClock}Z`)

/** The milliseconds of `GMT-03:00` or `(UTC-03:00)` in a text; undefined without one. */
function offsetIn(text: string): number | undefined {
  const [, sign, hours, minutes] = /(?:UTC|GMT)([+-])(\d{2}):?(\d{2})/.exec(text) ?? []
  if (sign === undefined) return undefined
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
}

const ianaZone =
  (format: Intl.DateTimeFormat): Zone =>
  (wallClock) => {
    const offsetAt = (time: number) => offsetIn(format.format(time)) ?? 0
    const wanted = asUtc(wallClock)
    // Twice: the offset of the first guess may be that before a change of the clocks.
    return new Date(wanted - offsetAt(wanted - offsetAt(wanted)))
  }

/** `America/Buenos_Aires` of `/mozilla.org/20050126_1/America/Buenos_Aires` and of `Argentina/Buenos_Aires`. */
function ianaNames(tzid: string): string[] {
  const pieces = tzid.split('/').filter(Boolean)
  return [tzid, pieces.slice(-3).join('/'), pieces.slice(-2).join('/'), `America/${pieces.slice(-2).join('/')}`]
}

function describedZone(component: ICAL.Component): Zone {
  const zone = new ICAL.Timezone({ component })
  return (wallClock) => {
    const time = ICAL.Time.fromDateTimeString(`${wallClock}:00`)
    return new Date(asUtc(wallClock) - zone.utcOffset(time) * 1000)
  }
}

function writtenOffset(tzid: string): Zone | undefined {
  const offset = offsetIn(tzid)
  return offset === undefined ? undefined : (wallClock) => new Date(asUtc(wallClock) - offset)
}

const mostZones = 200

/** The zones that a file describes, by TZID. */
export function zonesOf(components: ICAL.Component[]): Map<string, ICAL.Component> {
  const named = components
    .slice(0, mostZones)
    .map((each) => [String(each.getFirstPropertyValue('tzid')), each] as const)
  return new Map(named)
}

/** What the clocks of Buenos Aires show at a time of a zone; undefined for a zone that nothing describes. */
export function toBuenosAires(
  wallClock: string,
  tzid: string,
  described: Map<string, ICAL.Component>,
): string | undefined {
  const names = [...ianaNames(tzid), ...(Object.hasOwn(windowsZones, tzid) ? [windowsZones[tzid]!] : [])]
  const format = names.map(formatOf).find(Boolean)
  const component = described.get(tzid)
  const zone = format ? ianaZone(format) : component ? describedZone(component) : writtenOffset(tzid)
  return zone && wallClockAt(zone(wallClock))
}
