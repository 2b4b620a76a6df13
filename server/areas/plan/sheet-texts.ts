/** What the cells of a task say: durations, percents, predecessors and dates (docs/domain/bulk-loads.md). Pure. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { parsePredecessors, type Predecessor } from '../../../openapi/shared/predecessors.ts'
import { addDays } from '../../lib/calendar.ts'
import { invalid } from '../../lib/problem.ts'
import { readNumber } from '../../../openapi/shared/number-format.ts'
import { fold } from '../../lib/text.ts'
import type { WorkingDays } from '../../lib/working-days.ts'

type Times = { inicio?: string | null; duracion?: string | null; fin?: string | null }

/** A number whose only sign is the decimal one. */
const valueOf = (text: string): number => Number(readNumber(text, text.includes('.') ? '.' : ','))

const mostDays = 2000
/** Throws 400 for more working days than a task may have. */
function requireLength(days: number, field: 'duracion' | 'fin'): number {
  if (days > mostDays) throw invalid(field, 'Una tarea dura hasta 2.000 días hábiles.')
  return days
}

const hoursOfDay = 8
/** Working days of a unit: '10 días', '2 sem', '16 h', '1 mes'. */
const units: [RegExp, number][] = [
  [/^(d|$)/, 1],
  [/^(s|w)/, 5],
  [/^h/, 1 / hoursOfDay],
  [/^m/, 20],
]

/** Whole working days of a text, rounded up. Throws 400. */
export function readDuration(text: string): number {
  const [, count, unit = ''] = /^(\d{1,5}(?:[.,]\d+)?)\s*([a-z]*)\.?\s*\??$/.exec(fold(text).trim()) ?? []
  const days = units.find(([pattern]) => pattern.test(unit))?.[1]
  if (count === undefined || days === undefined)
    throw invalid('duracion', `«${text}» no es una duración. Escribila en días hábiles: 10.`)
  return requireLength(Math.ceil(Number((valueOf(count) * days).toFixed(6))), 'duracion')
}

/** The percent of a text: '50', '50 %', '0,5'. `isShare`: 1 is all of it. Throws 400. */
export function readProgress(text: string, isShare: boolean | undefined): number {
  const [, digits, sign] = /^(\d{1,3}(?:[.,]\d+)?)\s*(%?)$/.exec(text.trim()) ?? []
  if (digits === undefined) throw invalid('avance', `«${text}» no es un porcentaje.`)
  const value = valueOf(digits)
  if (sign === '' && value === 1 && isShare === undefined)
    throw invalid('avance', '«1» puede ser 1 % o 100 %. Escribí «1%» o «100%».')
  const isPart = sign === '' && ((value > 0 && value < 1) || (isShare === true && value <= 1))
  // Sheets store 57 % as 0.57, whose hundredfold is 56.99999999999999.
  const percent = Math.floor(Number((isPart ? value * 100 : value).toFixed(6)))
  if (percent > 100) throw invalid('avance', 'El avance va de 0 a 100 %.')
  return percent
}

/** Whether a column counts from 0 to 1, as cells with a percent format do. */
export function isShareColumn(texts: (string | null | undefined)[]): boolean {
  const numbers = texts.flatMap((text) => (text && !text.includes('%') ? valueOf(text) : []))
  return numbers.every((number) => number <= 1) && numbers.some((number) => number > 0)
}

const otherLinks = /(?:CC|SS|FF|CF|SF)(?:\s*[+-]|$)/iu

/** What the parts of a text name; `isName` knows names such as 'A-01', which look like 'A' one day earlier. Throws 400. */
export function readPredecessors(text: string, isName: (name: string) => boolean): Predecessor[] {
  const parts = text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.flatMap((part): Predecessor[] => {
    if (isName(part)) return [{ codigo: part, desfaseDias: 0 }]
    const found = parsePredecessors(part)
    if (found && !otherLinks.test(part)) return found
    const message = otherLinks.test(part)
      ? `«${part}» no es de fin a comienzo: el plan solo tiene dependencias de ese tipo.`
      : `No se entiende «${part}». Escribilas como 3; 5FC+2 días.`
    throw invalid('predecesoras', message)
  })
}

/** Start and working days from two of start, end and duration; the end decides. Throws 400. */
export function timesOf(
  { inicio, duracion, fin }: Times,
  days: WorkingDays,
): Pick<components['schemas']['TareaInput'], 'inicio' | 'duracionDias'> | undefined {
  const length = duracion ? readDuration(duracion) : undefined
  const after = fin ? days.indexOf(addDays(fin, 1)) : undefined
  if (!inicio) {
    if (after === undefined || length === undefined) return undefined
    return { inicio: length === 0 ? fin! : days.dayOf(after - length), duracionDias: length }
  }
  if (fin && fin < inicio) throw invalid('fin', 'Termina antes de empezar.')
  // A milestone ends on its day, which is no day of work.
  if (length === 0 && (!fin || fin === inicio)) return { inicio, duracionDias: 0 }
  if (after !== undefined)
    return { inicio, duracionDias: requireLength(Math.max(1, after - days.indexOf(inicio)), 'fin') }
  return length === undefined ? undefined : { inicio, duracionDias: length }
}
