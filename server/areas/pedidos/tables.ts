import type { RecordColumns } from '../../records/tables.ts'

export type PedidosTables = {
  pedidos: RecordColumns & {
    proveedorId: string
    depositoId: string
    fechaPedida: string
    fechaConfirmada: string | null
    toleranciaPorcentaje: number
    nota: string
    /** Empty if it was never sent. */
    enviadoA: string
    enviadoEn: string | null
  }
  pedidoLineas: {
    pedidoId: string
    orden: number
    materialId: string
    presentacion: string | null
    cantidad: number
    /** In the unit of the material. */
    cantidadBase: number
    precio: number | null
    moneda: string | null
  }
}
