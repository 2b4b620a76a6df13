import type { EntryColumns } from '../../records/tables.ts'

export type CotizacionesTables = {
  cotizaciones: EntryColumns & {
    moneda: string
    tipo: string
    fecha: string
    compra: number
    venta: number
    fuente: string
  }
}
