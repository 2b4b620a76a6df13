import { words } from '../../../openapi/generated/words.ts'
import { dateText } from '../../lib/date-text.ts'
import { dayOf, hourOf, isDay } from '../../lib/wall-clock.ts'
import { weekdayText } from './calendar-range.ts'
import type { Ocurrencia } from './queries.ts'

type Times = { inicio: string; fin: string }

/** 'Todo el día', '10:00 a 11:30', '22:00 al 11/03/2026 02:00'. */
export function hoursText({ inicio, fin }: Times): string {
  if (isDay(inicio)) return 'Todo el día'
  if (inicio === fin) return hourOf(inicio)
  if (dayOf(inicio) === dayOf(fin)) return `${hourOf(inicio)} a ${hourOf(fin)}`
  return `${hourOf(inicio)} al ${dateText(dayOf(fin))} ${hourOf(fin)}`
}

/** 'Martes 10 de marzo, 10:00 a 11:30', 'Martes 10 de marzo al 12/03/2026'. */
export function whenText({ inicio, fin }: Times, today: string): string {
  const day = weekdayText(dayOf(inicio), today)
  if (!isDay(inicio)) return `${day}, ${hoursText({ inicio, fin })}`
  return inicio === fin ? `${day}, todo el día` : `${day} al ${dateText(fin)}, todo el día`
}

/** The name of a date for screen readers: 'Visita, martes 10 de marzo, 10:00 a 11:30, se repite'. */
export function spokenName(occurrence: Ocurrencia, today: string): string {
  const { titulo, origen, estado, esSerie } = occurrence
  const when = whenText(occurrence, today)
  const parts = [
    titulo,
    origen !== 'evento' && words.OcurrenciaOrigen[origen].toLowerCase(),
    when.charAt(0).toLowerCase() + when.slice(1),
    esSerie && 'se repite',
    estado && estado !== 'programado' && words.EventoEstado[estado].toLowerCase(),
  ]
  return parts.filter(Boolean).join(', ')
}
