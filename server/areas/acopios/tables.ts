import type { RecordColumns } from '../../records/tables.ts'

export type AcopiosTables = {
  acopios: RecordColumns & {
    proveedorId: string
    depositoId: string
    comprobanteId: string | null
    fecha: string
    nota: string
  }
  acopioLineas: {
    acopioId: string
    orden: number
    materialId: string
    cantidad: number
    precio: number
    moneda: string
    /** Cents of pesos of the day of the purchase. */
    valor: number
  }
  /** The `ingreso` of an acopio, and the `transferencia` of each withdrawal. */
  acopioMovimientos: { acopioId: string; movimientoId: string }
}
