import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { allOf, mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { activeCompanyId } from '../../lib/session.ts'
import type { Range } from './calendar-range.ts'
import type { CalendarView } from './calendar-view.ts'

export type Evento = Schema<'Evento'>
export type Ocurrencia = Schema<'Ocurrencia'>
export type Alcance = Schema<'EventoAlcance'>

/** What a change of an event makes stale. */
export const staleAreas = ['eventos', 'dashboards', 'historial'] as const
const calendarChange = { invalidates: staleAreas, waits: true } as const

/** The dates of a range that match the filters, used for the calendar and for export. */
export const occurrencesInput = (
  proyectoId: number,
  { desde, hasta }: Range,
  { search, tipoId, persona, origen }: Pick<CalendarView, 'search' | 'tipoId' | 'persona' | 'origen'>,
) => ({
  proyectoId,
  desde,
  hasta,
  search: search || undefined,
  tipoId: tipoId || undefined,
  persona: persona || undefined,
  origen: origen || undefined,
})

/** The dates of a range; those of the previous one stay visible while they load. */
export const occurrencesQuery = (input: ReturnType<typeof occurrencesInput>) => ({
  ...q('getOcurrencias', input),
  placeholderData: keepPreviousData<Schema<'Ocurrencias'>>,
})

/** One event; of a series, the occurrence. */
export const eventQuery = (proyectoId: number, id: string, idOriginal: string) =>
  q('getEvento', { proyectoId, id, idOriginal: idOriginal || undefined })

/** All members of the company, who can take part in events. */
export const membersQuery = () => allOf('listMembers', { desarrolladoraId: activeCompanyId() ?? 0 })

export const createEvento = mutate('createEvento', calendarChange)
export const updateEvento = mutate('updateEvento', calendarChange)
export const undoEvento = mutate('undoEvento', { invalidates: staleAreas })
export const importEventos = mutate('importEventos', calendarChange)

/** What a change of a date needs to know of it. */
export type EventRef = Pick<
  Ocurrencia,
  'id' | 'eventoId' | 'idOriginal' | 'esSerie' | 'version' | 'titulo' | 'todoElDia' | 'inicio' | 'fin'
>

/** Identifies a date of the calendar also after a move, which changes the `id` of a single event. */
export const stableId = ({ id, eventoId, idOriginal, esSerie }: EventRef): string =>
  esSerie ? `${eventoId} ${idOriginal}` : (eventoId ?? id)

/** The start of the shown occurrence of a series according to its rule; the first one, unless the address names another. */
export const occurrenceOf = ({ recurrencia, inicio }: Evento, idOriginal: string): string | null =>
  recurrencia === null ? null : idOriginal || inicio

/** A loaded event, or the occurrence that was loaded. */
export function refOf(evento: Evento, idOriginal: string): EventRef {
  const { id, version, titulo, todoElDia, inicio, fin } = evento
  const occurrence = occurrenceOf(evento, idOriginal)
  const place = { id, eventoId: id, idOriginal: occurrence, esSerie: occurrence !== null }
  return { ...place, version, titulo, todoElDia, inicio, fin }
}
