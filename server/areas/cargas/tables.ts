import type { Generated } from 'kysely'
import type { components } from '../../../openapi/generated/schema.d.ts'

type Schemas = components['schemas']

export type CargasTables = {
  cargas: {
    seq: Generated<number>
    id: string
    desarrolladoraId: number
    tipo: Schemas['CargaTipo']
    /** The project whose records are loaded; null for lists of the company. */
    proyectoId: number | null
    nombre: string
    estado: Schemas['CargaEstado']
    version: number
    usuarioId: string
    usuario: string
    momento: string
    /** The last sign of life of the replica that works on it. */
    latido: string
    filas: number
    hechas: number
    aHacer: number
    motivo: string | null
    /** JSON: `Ajustes` of `plan.ts`. */
    ajustes: string
    /** JSON: `Resumen` of `plan.ts`. */
    resumen: string
  }
  /** The rows of the plan, and below row 1 those of records that are created because rows name them. */
  cargaFilas: {
    cargaId: string
    fila: number
    /** The first row of the record, if this row is one more line of it. */
    principal: number | null
    tipo: Schemas['CargaTipo']
    /** JSON: the cells as in the sheet. */
    cruda: string
    /** JSON: the values by field, as sent to the operations. A reference to a record of the same load is `{clave}`. */
    valores: string
    /** The natural key of the record; empty if the row has none. */
    clave: string
    /** `titulo` for rows up to that of the titles. */
    accion: Schemas['CargaAccion'] | 'titulo'
    resultado: Schemas['CargaFilaResultado']
    entidadId: string | null
    versionVista: number | null
    versionHecha: number | null
    /** JSON: the earlier values of changed fields. */
    antes: string | null
    /** JSON: messages by field; that of the row is ''. */
    error: string | null
  }
  /** The columns that were last chosen for a set of titles. */
  cargaMapeos: { desarrolladoraId: number; tipo: string; titulos: string; columnas: string }
}
