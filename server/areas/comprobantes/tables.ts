import type { RecordColumns } from '../../records/tables.ts'

/** Amounts are in cents. `…Base` amounts are in the project's currency and signed: negative for a credit note. */
export type ComprobantesTables = {
  comprobantes: RecordColumns & {
    numero: number
    tipo: string
    letra: string
    puntoVenta: number
    proveedorId: string
    fecha: string
    vencimiento: string
    contratoId: string | null
    certificadoId: string | null
    moneda: string
    /** JSON of the exchange rate; null in the currency of the project. */
    cotizacion: string | null
    iva: string
    /** How many lines it has on paper. */
    lineas: number
    /** The VAT condition of the supplier when it was last saved. */
    condicionIva: string
    neto: number
    noGravado: number
    exento: number
    /** neto + noGravado + exento. */
    sinImpuestos: number
    impuestosInternos: number
    /** JSON of the perceptions; they are part of `otrosTributos`. */
    percepciones: string
    otrosTributos: number
    total: number
    /** What its certificate withholds of it. */
    retenido: number
    retenidoBase: number
    /** Open balance, updated with each payment; 0 unless it is registered. */
    saldo: number
    netoBase: number
    ivaBase: number
    otrosBase: number
    totalBase: number
    saldoBase: number
    /** The authorization code of ARCA, and its last day. */
    cae: string | null
    caeVence: string | null
    nota: string
  }
  comprobanteImputaciones: {
    comprobanteId: string
    orden: number
    proyectoId: number
    rubroId: string
    itemId: string | null
    importe: number
    importeBase: number
  }
}
