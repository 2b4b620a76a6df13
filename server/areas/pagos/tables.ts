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
    /** The sum of its retenciones. */
    retenido: number
    retenidoBase: number
    /** The amount not applied to any document yet. */
    aCuenta: number
    aCuentaBase: number
    /** The part applied to documents in another currency. */
    aplicadoEnOtraMoneda: number
    /** What was paid at the rate of the payment less at the rates of the documents, in the project's currency. */
    diferenciaCambio: number
    nota: string
  }
  /** The means of a payment: at least one for each. */
  pagoMedios: {
    pagoId: string
    orden: number
    id: string
    proyectoId: number
    desarrolladoraId: number
    /** A `PagoMedioTipo`. */
    medio: string
    /** The account that the money leaves; null if none was named. */
    cuentaId: string | null
    /** In the currency of the payment. */
    importe: number
    importeBase: number
    numero: string
    banco: string
    /** Of cheques and eCheqs only. */
    fechaDebito: string | null
    /** The day on which the money leaves: `fechaDebito`, or the day of the payment. */
    dia: string
    /** `emitido`, `debitado` or `rechazado`; only cheques and eCheqs are not `debitado` at once. */
    estado: string
    /** Why it was rejected. */
    motivo: string | null
  }
  /** What payments withhold for the tax office. */
  pagoRetenciones: {
    pagoId: string
    orden: number
    id: string
    proyectoId: number
    desarrolladoraId: number
    /** The day of the payment. */
    fecha: string
    impuesto: string
    jurisdiccion: string | null
    regimen: string
    base: number
    alicuota: number
    importe: number
    importeBase: number
    numeroCertificado: string
    /** Whether the payment is annulled. */
    anulada: number
  }
  /** The part of a payment applied to one of four things; also positive for a credit note. */
  pagoImputaciones: {
    pagoId: string
    orden: number
    comprobanteId: string | null
    certificadoId: string | null
    /** The contract whose advance it pays. */
    contratoId: string | null
    /** The released retained fund. */
    liberacionId: string | null
    importe: number
    /** Set if the document is in another currency: the amount and the currency there, and the agreed rate as JSON. */
    importeDocumento: number | null
    monedaDocumento: string | null
    cotizacion: string | null
  }
}
