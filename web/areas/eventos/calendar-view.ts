import { dayIn, idIn, oneOf, searchIn } from '../../lib/address-values.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'
import { words } from '../../../openapi/generated/words.ts'
import type { Schema } from '../../api/types.ts'

export const periods = ['mes', 'semana', 'dia', 'agenda'] as const
export type Period = (typeof periods)[number]

/** The view of the calendar in the address: period, day, filters, and the open event. */
export type CalendarView = {
  /** Empty: the month, or the agenda on a phone. */
  period: Period | ''
  /** A day of the shown period; empty for today. */
  day: string
  search: string
  tipoId: string
  persona: string
  origen: Schema<'OcurrenciaOrigen'> | ''
  /** The open event, and its occurrence if it is a series (`idOriginal`). */
  open: string
  occurrence: string
}

const origins = Object.keys(words.OcurrenciaOrigen) as Schema<'OcurrenciaOrigen'>[]
const clockTime = /^T([01]\d|2[0-3]):[0-5]\d$/

/** A day or a time of Buenos Aires, or an empty text. */
function timeIn(text: string | null): string {
  const rest = (text ?? '').slice(10)
  return rest === '' || clockTime.test(rest) ? dayIn((text ?? '').slice(0, 10)) && (text ?? '') : ''
}

export const calendarView: UrlCodec<CalendarView> = {
  read: (search) => {
    const occurrence = timeIn(search.get('fecha'))
    return {
      period: oneOf(periods, search.get('vista')),
      day: dayIn(search.get('dia')) || occurrence.slice(0, 10),
      search: searchIn(search.get('buscar')),
      tipoId: idIn(search.get('tipo')),
      persona: idIn(search.get('persona')),
      origen: oneOf(origins, search.get('origen')),
      open: idIn(search.get('abierto')),
      occurrence,
    }
  },
  write: (view) => ({
    vista: view.period || undefined,
    dia: view.day === view.occurrence.slice(0, 10) ? undefined : view.day || undefined,
    buscar: view.search || undefined,
    tipo: view.tipoId || undefined,
    persona: view.persona || undefined,
    origen: view.origen || undefined,
    abierto: view.open || undefined,
    fecha: view.occurrence || undefined,
  }),
}

export const noFilters = { search: '', tipoId: '', persona: '', origen: '' } as const satisfies Partial<CalendarView>

/** Whether the view shows only a part of the calendar. */
export const isNarrowed = (view: CalendarView): boolean =>
  [view.search, view.tipoId, view.persona, view.origen].some((value) => value !== '')
