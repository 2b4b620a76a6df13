/** Searches the calendar of the project of the request. */
import { timeText } from '../../lib/wall-clock.ts'
import { findOcurrencias } from '../eventos/door.ts'
import { inProject } from './finance.ts'

export const findEvents = inProject(findOcurrencias, ({ eventoId, idOriginal, inicio, titulo, lugar }) => ({
  value: titulo,
  detail: [timeText(inicio), lugar].filter(Boolean).join(' · '),
  link: `/calendario?abierto=${eventoId}&fecha=${idOriginal}`,
}))
