import type { RecordColumns } from '../../records/tables.ts'

/** Amounts are in cents; `…Base` in the project's currency. */
export type CobrosTables = {
  cobros: RecordColumns & {
    fecha: string
    concepto: string
    de: string
    moneda: string
    /** JSON of the exchange rate; null in the currency of the project. */
    cotizacion: string | null
    importe: number
    importeBase: number
    /** The account that received it; null if none was named. */
    cuentaId: string | null
    nota: string
  }
}
