import type { RecordColumns } from '../../records/tables.ts'

export type LiberacionesTables = {
  liberaciones: RecordColumns & {
    contratoId: string
    fecha: string
    importe: number
    moneda: string
    cotizacion: string | null
    importeBase: number
    motivo: string
    /** The insurance policy in place of the money, as JSON. */
    seguroCaucion: string | null
    saldo: number
    saldoBase: number
  }
}
