import type { RecordColumns } from '../../records/tables.ts'

/** Amounts are in cents; `…Base` in the project's currency. */
export type PagosTables = {
  pagos: RecordColumns & {
    fecha: string
    medio: string
    proveedorId: string
    moneda: string
    /** JSON of the exchange rate; null in the currency of the project. */
    cotizacion: string | null
    importe: number
    importeBase: number
    /** The amount not applied to any document yet. */
    aCuenta: number
    aCuentaBase: number
    nota: string
  }
  /** The part of a payment applied to a document or certificate; also positive for a credit note. */
  pagoImputaciones: {
    pagoId: string
    orden: number
    comprobanteId: string | null
    certificadoId: string | null
    importe: number
  }
}
