import type { RecordColumns } from '../../records/tables.ts'

/** Amounts are in cents; `…Base` in the project's currency. */
export type PagosTables = {
  pagos: RecordColumns & {
    fecha: string
    medio: string
    proveedorId: string
    moneda: string
    /** JSON of the rate; null in the currency of the project. */
    cotizacion: string | null
    importe: number
    importeBase: number
    /** What of it was applied to no document yet. */
    aCuenta: number
    aCuentaBase: number
    nota: string
  }
  /** What of a payment went to a document or to a certificate; what a credit note put in is positive too. */
  pagoImputaciones: {
    pagoId: string
    orden: number
    comprobanteId: string | null
    certificadoId: string | null
    importe: number
  }
}
