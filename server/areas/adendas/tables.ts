import type { Generated } from 'kysely'
import type { RecordColumns } from '../../records/tables.ts'

export type AdendasTables = {
  adendas: RecordColumns & {
    contratoId: string
    fecha: string
    motivo: string
    plazoDias: number
    moneda: string
    /** The sum of its lines; negative if it takes away more than it adds. */
    total: number
    totalBase: number
  }
  adendaItems: {
    seq: Generated<number>
    adendaId: string
    itemId: string
    /** Negative if it is taken away from the contract. */
    cantidad: number
    precioUnitario: number
    importe: number
  }
}
