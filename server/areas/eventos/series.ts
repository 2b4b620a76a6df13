/** Series with exceptions: what their occurrences are, and what a change does to them (docs/domain/calendar.md). Pure functions. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { addDays, dateText, daysBetween } from '../../lib/calendar.ts'
import { addDaysTo, addMinutes, dayOf, isDay, minutesBetween, onDay } from '../../lib/wall-clock.ts'
import { expandDays, firstDayOf, movedRule, parseRule, RuleProblem, ruleText, type Rule } from './recurrence.ts'

type Evento = components['schemas']['Evento']

/** What an occurrence may have differently from its series. */
export type Fields = Pick<
  Evento,
  'titulo' | 'tipoId' | 'todoElDia' | 'inicio' | 'fin' | 'lugar' | 'notas' | 'asignados' | 'recordatorios' | 'estado'
> & { vinculo: { entidad: components['schemas']['EventoVinculoEntidad']; id: string } | null }

export type Series = Fields & { recurrencia: string | null }

/** The fields that a request may leave out. */
export const eventDefaults = {
  tipoId: null,
  lugar: '',
  notas: '',
  asignados: [],
  recordatorios: [],
  vinculo: null,
  recurrencia: null,
  estado: 'programado',
} as const satisfies Partial<Series>

/** `dia` is the day of the occurrence according to the rule, at most one a day; `cambios` has only what differs. */
export type Exception = { dia: string; borrada: boolean; cambios: Partial<Fields> }

export type Occurrence = Fields & { dia: string; cambiada: boolean }

export type Changed = {
  series: Series
  exceptions: Exception[]
  /** Changed occurrences that the new rule does not contain. */
  orphans: Occurrence[]
  /** Days of occurrences that were moved by hand and stay, with where they are. */
  kept: { dia: string; inicio: string }[]
}

const behindDays = 1268
const aheadDays = 731

/** The days whose occurrences are stored: at most 2,000, to 731 days ahead of today or of the start. */
export function storedDays(start: string, today: string): { from: string; until: string } {
  const first = addDays(today, -behindDays)
  return { from: start > first ? start : first, until: addDays(start > today ? start : today, aheadDays) }
}

const ruleOf = ({ recurrencia, inicio }: Series): Rule | undefined =>
  recurrencia === null ? undefined : parseRule(recurrencia, inicio)

/** The days that the rule of a series gives; of a single event its own. */
export function daysOf(series: Series, from: string, until: string): string[] {
  const rule = ruleOf(series)
  const first = dayOf(series.inicio)
  if (rule) return expandDays(rule, first, from < first ? first : from, until)
  return first >= from && first <= until ? [first] : []
}

/** What an occurrence is, without its exception. */
export function unchangedOn(series: Series, dia: string): Fields {
  const days = daysBetween(dayOf(series.inicio), dia)
  const { recurrencia: _rule, ...fields } = series
  return { ...fields, inicio: addDaysTo(series.inicio, days), fin: addDaysTo(series.fin, days) }
}

const merged = (series: Series, dia: string, exception: Exception | undefined): Occurrence => ({
  ...unchangedOn(series, dia),
  ...exception?.cambios,
  dia,
  cambiada: exception !== undefined,
})

/** The occurrences whose days are in a range, in the order of their days; deleted ones are left out. */
export function occurrencesOf(series: Series, exceptions: Exception[], from: string, until: string): Occurrence[] {
  const byDay = new Map(exceptions.map((each) => [each.dia, each]))
  return daysOf(series, from, until)
    .filter((dia) => !byDay.get(dia)?.borrada)
    .map((dia) => merged(series, dia, byDay.get(dia)))
}

/** One occurrence; undefined if the series has none on this day. */
export const occurrenceOn = (series: Series, exceptions: Exception[], dia: string): Occurrence | undefined =>
  occurrencesOf(series, exceptions, dia, dia)[0]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields of `values` that differ from `current`. */
export function changedFields<T extends object>(current: T, values: Partial<T>): Partial<T> {
  const entries = Object.entries(values) as [keyof T, unknown][]
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(current[name], value))) as Partial<T>
}

/** The exception of an occurrence after a change; undefined if it is then like its series. */
export function changeOccurrence(
  series: Series,
  occurrence: Occurrence,
  values: Partial<Fields>,
): Exception | undefined {
  const { dia, cambiada: _is, ...fields } = occurrence
  const usual = unchangedOn(series, dia)
  const cambios = changedFields(usual, { ...fields, ...values })
  if (cambios.inicio !== undefined || cambios.fin !== undefined || cambios.todoElDia !== undefined) {
    const { inicio, fin, todoElDia } = { ...fields, ...values }
    Object.assign(cambios, { inicio, fin, todoElDia })
  }
  return Object.keys(cambios).length > 0 ? { dia, borrada: false, cambios } : undefined
}

/** The first and the later part of a series; undefined if no occurrence is left before the day. */
export function splitSeries(series: Series, exceptions: Exception[], dia: string) {
  const rule = ruleOf(series)
  if (!rule) return undefined
  const until = addDays(dia, -1)
  const earlier = expandDays(rule, dayOf(series.inicio), dayOf(series.inicio), until)
  const deleted = new Set(exceptions.filter(({ borrada }) => borrada).map((each) => each.dia))
  if (earlier.every((day) => deleted.has(day))) return undefined
  const { COUNT, ...endless } = rule
  const rest = COUNT === undefined ? rule : { ...rule, COUNT: COUNT - earlier.length }
  const { inicio, fin } = unchangedOn(series, dia)
  return {
    before: {
      series: { ...series, recurrencia: ruleText({ ...endless, UNTIL: until }) },
      exceptions: exceptions.filter((each) => each.dia < dia),
    },
    after: {
      series: { ...series, inicio, fin, recurrencia: ruleText(rest) },
      exceptions: exceptions.filter((each) => each.dia >= dia),
    },
  }
}

/** A series that starts on the first day that its rule has. Throws RuleProblem. */
export function alignedSeries(series: Series): Series {
  if (series.recurrencia === null) return series
  const rule = parseRule(series.recurrencia, series.inicio)
  const days = daysBetween(dayOf(series.inicio), firstDayOf(rule, dayOf(series.inicio)))
  const { inicio, fin } = series
  return {
    ...series,
    inicio: addDaysTo(inicio, days),
    fin: addDaysTo(fin, days),
    recurrencia: ruleText(rule),
  }
}

/** Start and end of the series after one of its occurrences got other ones. */
function movedTimes(series: Series, current: Fields, values: Partial<Fields>): Pick<Series, 'inicio' | 'fin'> {
  const { inicio, fin } = { ...current, ...values }
  const day = addDays(dayOf(series.inicio), daysBetween(dayOf(current.inicio), dayOf(inicio)))
  const hasOwnTime = inicio.slice(10) !== current.inicio.slice(10)
  const start = day + (hasOwnTime ? inicio : series.inicio).slice(10)
  const length = minutesBetween(inicio, fin)
  const hasOwnLength = length !== minutesBetween(current.inicio, current.fin)
  const minutes = hasOwnLength || hasOwnTime ? length : minutesBetween(series.inicio, series.fin)
  return { inicio: start, fin: addMinutes(start, minutes) }
}

/** The changes of an exception after its series became an all-day one, or one with times. */
function inForm(cambios: Partial<Fields>, { todoElDia, inicio, fin }: Series): Partial<Fields> {
  if (cambios.inicio === undefined || cambios.fin === undefined || isDay(cambios.inicio) === todoElDia) return cambios
  if (todoElDia) return { ...cambios, todoElDia, inicio: dayOf(cambios.inicio), fin: dayOf(cambios.fin) }
  const start = onDay(inicio, cambios.inicio)
  return { ...cambios, todoElDia, inicio: start, fin: addMinutes(start, minutesBetween(inicio, fin)) }
}

const without = (cambios: Partial<Fields>, names: string[]): Partial<Fields> =>
  Object.fromEntries(Object.entries(cambios).filter(([name]) => !names.includes(name)))

const timeFields = ['inicio', 'fin', 'todoElDia']

/**
 * Changes a whole series, or a single event. `values` has only what differs. With `dia`, they are those of that occurrence, which the others follow.
 * Throws RuleProblem if the new rule is wrong, or the old one cannot follow the move.
 */
export function changeSeries(
  series: Series,
  exceptions: Exception[],
  dia: string | undefined,
  { recurrencia, ...values }: Partial<Series>,
): Changed {
  const exception = exceptions.find((each) => each.dia === dia)
  const base = dia === undefined ? series : merged(series, dia, exception)
  const times = movedTimes(series, base, values)
  const days = daysBetween(dayOf(series.inicio), dayOf(times.inicio))
  const from = dia ?? dayOf(series.inicio)
  const rule = ruleOf(series)
  const moved = rule && recurrencia === undefined ? movedRule(rule, from, addDays(from, days)) : undefined
  if (rule && recurrencia === undefined && !moved)
    throw new RuleProblem('Esta repetición no se puede correr así: elegí de nuevo cómo se repite.')
  const next = recurrencia === undefined ? (moved ? ruleText(moved) : null) : recurrencia
  const changed = alignedSeries({ ...series, ...values, ...times, recurrencia: next })
  const changedNames = Object.keys(values).flatMap((name) => (timeFields.includes(name) ? timeFields : [name]))
  const shifted = exceptions.map((each) => ({
    ...each,
    dia: addDays(each.dia, days),
    cambios: inForm(each === exception ? without(each.cambios, changedNames) : each.cambios, changed),
  }))
  const [first, last] = [shifted[0]?.dia, shifted.at(-1)?.dia]
  const there = new Set(first === undefined || last === undefined ? [] : daysOf(changed, first, last))
  const isMoved = changed.inicio !== series.inicio || changed.recurrencia !== series.recurrencia
  return {
    series: changed,
    exceptions: shifted.filter((each) => there.has(each.dia) && (each.borrada || Object.keys(each.cambios).length > 0)),
    orphans: shifted
      .filter((each) => !there.has(each.dia) && !each.borrada && Object.keys(each.cambios).length > 0)
      .map((each) => merged(changed, each.dia, each)),
    kept: isMoved
      ? shifted.flatMap(({ dia: day, cambios }) =>
          there.has(day) && cambios.inicio !== undefined ? [{ dia: addDays(day, -days), inicio: cambios.inicio }] : [],
        )
      : [],
  }
}

/** The notice of an occurrence that was moved by hand and stays. */
export const keptNotice = ({ dia, inicio }: Changed['kept'][number]): string =>
  `La fecha del ${dateText(dia)} ya estaba movida al ${dateText(dayOf(inicio))}${isDay(inicio) ? '' : ` a las ${inicio.slice(11)}`}: queda ahí.`
