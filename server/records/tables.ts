import type { Generated } from 'kysely'
import type { components } from '../../openapi/generated/schema.d.ts'

/** What every entry of a catalogue has besides its own fields. */
export type EntryColumns = {
  seq: Generated<number>
  id: string
  desarrolladoraId: number
  activo: number
  version: number
  /** The natural key, folded: unique in the company. */
  clave: string
  sortKey: string
  searchText: string
}

/** What every document of a project has besides its own fields. */
export type RecordColumns = {
  seq: Generated<number>
  id: string
  proyectoId: number
  numero: number | null
  estado: string
  motivoEstado: string | null
  version: number
  searchText: string
}

export type RecordsTables = {
  /** What was changed by whom; `antes` and `despues` are JSON with the fields that changed. */
  historial: {
    seq: Generated<number>
    id: string
    desarrolladoraId: number
    proyectoId: number | null
    entidad: string
    /** What the feed of activities files it under. */
    clase: components['schemas']['ActivityKind']
    entidadId: string
    accion: string
    usuarioId: string
    usuario: string
    momento: string
    antes: string
    despues: string
  }
  /** What a POST answered under an `Idempotency-Key`. */
  idempotentAnswers: {
    userId: string
    key: string
    operation: string
    bodyHash: string
    answer: string
    madeAt: string
  }
  /** The last number given in a scope to a kind of document. */
  correlativos: { ambito: string; tipo: string; ultimo: number }
  /** The lists of documents of a project whose days are kept in `documentoDias`: those that somebody looked at. */
  documentoListas: { proyectoId: number; tabla: string }
  /** What the documents of a day and state add up to by a factor of the day; 1 / 1 is as entered. A list has some of the amounts. */
  documentoDias: {
    proyectoId: number
    tabla: string
    fecha: string
    p: number
    q: number
    estado: string
    cantidad: number
    netoBase: Generated<number>
    ivaBase: Generated<number>
    otrosBase: Generated<number>
    totalBase: Generated<number>
    saldoBase: Generated<number>
    importeBase: Generated<number>
    aCuentaBase: Generated<number>
    brutoAjustadoBase: Generated<number>
  }
}
