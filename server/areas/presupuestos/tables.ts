import type { Generated } from 'kysely'
import type { RecordColumns } from '../../records/tables.ts'

export type PresupuestosTables = {
  presupuestos: RecordColumns & {
    nombre: string
    moneda: string
    mesBase: string
    /** JSON of the exchange rate to the project's currency. */
    cotizacion: string | null
    fechaAprobacion: string | null
  }
  /** Lines of a budget or of a change; those of an economía are negative in `importeBase`. */
  presupuestoItems: {
    seq: Generated<number>
    id: string
    proyectoId: number
    presupuestoId: string | null
    modificacionId: string | null
    rubroId: string
    unidadId: string
    codigo: string
    sortKey: string
    descripcion: string
    cantidad: number
    precioUnitario: number
    importe: number
    /** Cents, in the project's currency. */
    importeBase: number
  }
  /** What an item of a budget uses of a material per unit. */
  presupuestoInsumos: { itemId: string; orden: number; materialId: string; cantidadPorUnidad: number }
}
