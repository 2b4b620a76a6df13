import type { Generated } from 'kysely'
import type { components } from '../../../openapi/generated/schema.d.ts'

type Estado = components['schemas']['EventoEstado']

export type EventosTables = {
  eventos: {
    seq: Generated<number>
    id: string
    proyectoId: number
    /** Unique in the project. */
    uid: string
    titulo: string
    tipoId: string | null
    todoElDia: number
    inicio: string
    fin: string
    lugar: string
    notas: string
    /** JSON: ids of users. */
    asignados: string
    /** JSON: minutes. */
    recordatorios: string
    vinculoEntidad: components['schemas']['EventoVinculoEntidad'] | null
    vinculoId: string | null
    recurrencia: string | null
    estado: Estado
    /** The series that it continues; that one may be deleted. */
    anteriorId: string | null
    creadoPor: string | null
    /** SEQUENCE in `.ics` files: counts changes. */
    secuencia: number
    /** The last day whose occurrences are stored; null for single events and series that end before. */
    extendidaHasta: string | null
    version: number
    searchText: string
  }
  eventoExcepciones: {
    eventoId: string
    /** The day of the occurrence according to the rule. */
    dia: string
    borrada: number
    /** JSON: the fields that differ from the series. */
    cambios: string
  }
  /** Derived from the other two in the same write, so that any question about dates is one query. */
  ocurrencias: {
    eventoId: string
    dia: string
    proyectoId: number
    inicio: string
    fin: string
    todoElDia: number
    /** 1 if it ends on another day than it starts. */
    variosDias: number
    titulo: string
    tipoId: string | null
    lugar: string
    estado: Estado
    asignados: string
    cambiada: number
    searchText: string
    /** When the next reminder is due, in UTC; null without one. */
    proximoAviso: string | null
  }
  /** The last change of each event, to undo it. */
  eventoCambios: {
    eventoId: string
    proyectoId: number
    momento: string
    antes: string
    despues: string
  }
}
