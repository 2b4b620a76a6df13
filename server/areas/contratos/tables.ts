import type { Generated } from 'kysely'
import type { RecordColumns } from '../../records/tables.ts'

export type ContratosTables = {
  contratos: RecordColumns & {
    proveedorId: string
    objeto: string
    moneda: string
    cotizacion: string | null
    anticipoPorcentaje: number
    fondoReparoPorcentaje: number
    /** The only index of its formula (`contratoIndices`); null with several, and for a fixed price. */
    indiceId: string | null
    indiceDesfase: number
    mesBase: string
    anticipoCongela: number
    alicuotaIva: string
    fecha: string
    /** With the approved addenda, as `total`, `totalBase` and the quantities of the items. */
    plazoDias: number
    plazoDiasOriginal: number
    fechaLiberacionPrevista: string | null
    total: number
    totalBase: number
    totalOriginal: number
  }
  /** The formula that adjusts the price: weights of 100 % in all; no rows for a fixed price. */
  contratoIndices: {
    contratoId: string
    orden: number
    indiceId: string
    peso: number
  }
  contratoItems: {
    seq: Generated<number>
    id: string
    contratoId: string
    itemId: string
    cantidad: number
    /** Without addenda: 0 for an item that one of them added. */
    cantidadOriginal: number
    precioUnitario: number
    importe: number
    importeBase: number
  }
}
