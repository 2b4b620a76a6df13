import type { RecordColumns } from '../../records/tables.ts'

export type MovimientosTables = {
  movimientos: RecordColumns & {
    tipo: string
    fecha: string
    depositoId: string
    destinoId: string | null
    sentido: string | null
    proveedorId: string | null
    rubroId: string | null
    remito: string
    motivo: string
    comprobanteId: string | null
    /** The order that an ingreso receives. */
    pedidoId: string | null
    /** The movement that it reverses. */
    anulaId: string | null
  }
  movimientoLineas: {
    movimientoId: string
    orden: number
    materialId: string
    presentacion: string | null
    cantidad: number
    /** In the unit of the material. */
    cantidadBase: number
    precio: number | null
    moneda: string | null
    /** Cents of pesos; 0 until confirmed. */
    valor: number
  }
}
