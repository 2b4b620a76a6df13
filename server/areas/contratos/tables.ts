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
    indiceId: string | null
    mesBase: string
    fecha: string
    plazoDias: number
    total: number
    totalBase: number
  }
  contratoItems: {
    seq: Generated<number>
    id: string
    contratoId: string
    itemId: string
    cantidad: number
    precioUnitario: number
    importe: number
    importeBase: number
  }
}
