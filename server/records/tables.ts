import type { Generated } from 'kysely'
import type { components } from '../../openapi/generated/schema.d.ts'

/** The columns of every catalogue table. */
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

/** The columns of every table of project records. */
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
  /** The history: `antes` and `despues` are JSON with the changed fields. */
  historial: {
    seq: Generated<number>
    id: string
    desarrolladoraId: number
    proyectoId: number | null
    entidad: string
    /** Its kind in the feed of activities. */
    clase: components['schemas']['ActivityKind']
    entidadId: string
    accion: string
    usuarioId: string
    usuario: string
    momento: string
    antes: string
    despues: string
  }
  /** The answer of a POST with an `Idempotency-Key`. */
  idempotentAnswers: {
    userId: string
    key: string
    operation: string
    bodyHash: string
    answer: string
    madeAt: string
  }
  /** The last number assigned to a kind of document in a scope. */
  correlativos: { ambito: string; tipo: string; ultimo: number }
  /** The lists of a project with cached day sums in `documentoDias`: those that were read at least once. */
  documentoListas: { proyectoId: number; tabla: string }
  /** Sums of the documents of a day and state, by a factor `p / q`; 1 / 1 is as entered. A list uses some of the amounts. */
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
    retenidoBase: Generated<number>
    diferenciaCambio: Generated<number>
    brutoAjustadoBase: Generated<number>
  }
}
