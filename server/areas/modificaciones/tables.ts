import type { RecordColumns } from '../../records/tables.ts'

export type ModificacionesTables = {
  modificaciones: RecordColumns & {
    presupuestoId: string
    tipo: string
    fecha: string
    motivo: string
    moneda: string
    /** Of its lines: below 0 for an economía. */
    total: number
    totalBase: number
  }
}
