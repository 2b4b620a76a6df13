import type { Generated } from 'kysely'

/** Quantities are scaled by 10,000; values are cents of pesos. */
export type StockTables = {
  /** The current balance of a material in a deposit. */
  stockSaldos: { depositoId: string; materialId: string; fisico: number; reservado: number; valor: number }
  /** A day with lines: their sum, and the balance at its end. */
  stockDias: { depositoId: string; materialId: string; fecha: string; delta: number; cierre: number }
  /** The lines of the kardex. */
  stockLineas: {
    seq: Generated<number>
    id: string
    proyectoId: number
    depositoId: string
    materialId: string
    fecha: string
    /** The `seq` of the count of the same day that precedes the line, its own for a count; 0 if there is none. */
    tramo: number
    /** Within a `tramo`: 0 count, 1 enters, 2 leaves. */
    orden: number
    /** Signed; of a count, the difference to the balance before it. */
    cantidad: number
    valor: number
    /** The counted quantity; null unless the line is a count. */
    contado: number | null
    /** The movement, or the count. */
    documentoId: string
  }
}
