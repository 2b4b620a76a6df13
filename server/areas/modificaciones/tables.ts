import type { RecordColumns } from '../../records/tables.ts'

export type ModificacionesTables = {
  modificaciones: RecordColumns & {
    presupuestoId: string
    tipo: string
    fecha: string
    motivo: string
    moneda: string
    /** The sum of its lines; negative for an economía. */
    total: number
    totalBase: number
  }
}
