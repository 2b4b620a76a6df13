/** Events as their rows store them. */
import type { Insertable, Selectable } from 'kysely'
import { fold } from '../../lib/text.ts'
import { dayOf, momentOf } from '../../lib/wall-clock.ts'
import { occurrencesOf, storedDays, type Exception, type Fields, type Occurrence, type Series } from './series.ts'
import type { EventosTables } from './tables.ts'

export type Stored = {
  id: string
  proyectoId: number
  uid: string
  anteriorId: string | null
  creadoPor: string | null
  secuencia: number
  version: number
  series: Series
  /** By day. */
  exceptions: Exception[]
}

/** PostgreSQL indexes at most 2,700 bytes of a row. */
const mostSearched = 600
const searchTextOf = ({ titulo, lugar, notas }: Fields) => fold(`${titulo} ${lugar} ${notas}`.slice(0, mostSearched))

export function storedOf(row: Selectable<EventosTables['eventos']>, exceptions: Exception[]): Stored {
  const { id, proyectoId, uid, anteriorId, creadoPor, secuencia, version } = row
  const { titulo, tipoId, inicio, fin, lugar, notas, estado, recurrencia, vinculoEntidad, vinculoId } = row
  return {
    id,
    proyectoId,
    uid,
    anteriorId,
    creadoPor,
    secuencia,
    version,
    series: {
      titulo,
      tipoId,
      inicio,
      fin,
      lugar,
      notas,
      estado,
      recurrencia,
      todoElDia: row.todoElDia === 1,
      asignados: JSON.parse(row.asignados) as string[],
      recordatorios: JSON.parse(row.recordatorios) as number[],
      vinculo: vinculoEntidad && vinculoId ? { entidad: vinculoEntidad, id: vinculoId } : null,
    },
    exceptions,
  }
}

/** Its occurrences to store, and the last day that they cover: null if the series cannot have later ones. */
export function materialised({ series, exceptions }: Stored, today: string) {
  const { from, until } = storedDays(dayOf(series.inicio), today)
  if (series.recurrencia === null)
    return { occurrences: occurrencesOf(series, [], dayOf(series.inicio), dayOf(series.inicio)), extendedUntil: null }
  return { occurrences: occurrencesOf(series, exceptions, from, until), extendedUntil: until }
}

export function eventoRow(stored: Stored, extendedUntil: string | null): Insertable<EventosTables['eventos']> {
  const { series, exceptions: _exceptions, ...own } = stored
  const { vinculo, todoElDia, asignados, recordatorios, ...fields } = series
  return {
    ...own,
    ...fields,
    todoElDia: Number(todoElDia),
    asignados: JSON.stringify(asignados),
    recordatorios: JSON.stringify(recordatorios),
    vinculoEntidad: vinculo?.entidad ?? null,
    vinculoId: vinculo?.id ?? null,
    extendidaHasta: extendedUntil,
    searchText: searchTextOf(series),
  }
}

/** When the next reminder of an occurrence is due after a time; null without one. */
export function nextReminder({ inicio, estado, recordatorios }: Fields, after: Date): string | null {
  if (estado !== 'programado') return null
  const start = momentOf(inicio).getTime()
  const due = recordatorios.map((minutes) => start - minutes * 60_000).filter((time) => time > after.getTime())
  return due.length > 0 ? new Date(Math.min(...due)).toISOString() : null
}

export function occurrenceRow(
  { id, proyectoId }: Pick<Stored, 'id' | 'proyectoId'>,
  occurrence: Occurrence,
  now: Date,
): EventosTables['ocurrencias'] {
  const { dia, inicio, fin, titulo, tipoId, lugar, estado } = occurrence
  return {
    eventoId: id,
    proyectoId,
    dia,
    inicio,
    fin,
    titulo,
    tipoId,
    lugar,
    estado,
    todoElDia: Number(occurrence.todoElDia),
    variosDias: Number(dayOf(inicio) !== dayOf(fin)),
    asignados: JSON.stringify(occurrence.asignados),
    cambiada: Number(occurrence.cambiada),
    searchText: searchTextOf(occurrence),
    proximoAviso: nextReminder(occurrence, now),
  }
}
