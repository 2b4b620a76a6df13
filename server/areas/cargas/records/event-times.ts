/** The days and hours of events as people write them in sheets. */
import { readDay } from '../../../../openapi/shared/date-format.ts'
import { identityKey } from '../../../lib/text.ts'
import { addMinutes, isDay } from '../../../lib/wall-clock.ts'

/** '9', '9:30', '9.30 hs', '14h', '2 pm', '2:30 p. m.', '09:30:00'. */
const hour = /^(\d{1,2})(?:[:.h](\d{2}))?(?:[:.]\d{2})?\s*(?:h|hs|hrs|horas)?\.?\s*(?:([ap])\.?\s*m\.?)?$/

/** An hour `HH:MM`; undefined if the text is none. A number of a sheet is a part of the day: '0,5'. */
export function readHour(text: string): string | undefined {
  const key = identityKey(text).trim()
  if (/^0?[.,]\d+$/.test(key)) {
    const minutes = Math.round(Number(`0.${key.split(/[.,]/)[1]}`) * 1440)
    return minutes < 1440 ? addMinutes('2000-01-01T00:00', minutes).slice(11) : undefined
  }
  const [, hours, minutes = '0', half] = hour.exec(key) ?? []
  if (hours === undefined) return undefined
  const whole = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours)
  if (whole > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) return undefined
  return `${String(whole).padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

/** A time `YYYY-MM-DDTHH:MM` or a day from '25/11/2026 10:00', '25/11/2026'; undefined if the text is neither. */
export function readTime(text: string): string | undefined {
  const [, first = '', rest = ''] = /^(\S+)(?:[t ]+(.*))?$/i.exec(text.trim().replace(/(\d)T(\d)/, '$1 $2')) ?? []
  const dia = readDay(first, 'dma')
  if (!dia) return undefined
  if (rest === '') return dia
  const found = readHour(rest)
  return found && `${dia}T${found}`
}

const units: [RegExp, number][] = [
  [/^m|^'/, 1],
  [/^h/, 60],
  [/^d/, 1440],
  [/^s/, 7 * 1440],
]

/** Minutes before an event: '30', '30 min', '1 hora; 1 día'; undefined if a part is none. */
export function readReminders(text: string): number[] | undefined {
  const parts = identityKey(text)
    .split(/[;,|]| y /)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const found = parts.flatMap((part) => {
    const [, count, unit = 'm'] = /^(\d{1,5})\s*([a-z']+)?\.?(?:\s+antes)?$/.exec(part) ?? []
    const minutes = units.find(([pattern]) => pattern.test(unit))?.[1]
    return count === undefined || minutes === undefined ? [] : Number(count) * minutes
  })
  return found.length === parts.length ? found : undefined
}

/** An hour later; of a day, the day itself. */
export const usualEnd = (inicio: string): string => (isDay(inicio) ? inicio : addMinutes(inicio, 60))
