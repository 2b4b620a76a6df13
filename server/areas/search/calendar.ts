/** Searches the calendar of the project of the request. */
import { dateText } from '../../lib/calendar.ts'
import { dayOf } from '../../lib/wall-clock.ts'
import { findOcurrencias } from '../eventos/door.ts'
import { inProject } from './finance.ts'

export const findEvents = inProject(findOcurrencias, ({ eventoId, idOriginal, inicio, titulo, lugar }) => ({
  value: titulo,
  detail: [`${dateText(dayOf(inicio))} ${inicio.slice(11)}`.trim(), lugar].filter(Boolean).join(' · '),
  link: `/calendario?abierto=${eventoId}&fecha=${idOriginal}`,
}))
