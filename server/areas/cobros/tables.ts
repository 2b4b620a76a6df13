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
    /** The planned instalment that it pays, and what it pays of it, in the currency of that one. */
    cuotaId: string | null
    importeCuota: number | null
    nota: string
  }
  /** Plans of receipts. */
  cobrosPrevistos: RecordColumns & {
    de: string
    concepto: string
    moneda: string
    indiceId: string | null
    mesBase: string | null
    indiceDesfase: number
    nota: string
  }
  /** Their instalments. What was received for one is the sum of its receipts. */
  cuotas: {
    id: string
    previstoId: string
    proyectoId: number
    numero: number
    vencimiento: string
    moneda: string
    importe: number
  }
}
