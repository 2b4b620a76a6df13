import type { RecordColumns } from '../../records/tables.ts'

export type ReservasTables = {
  reservas: RecordColumns & {
    materialId: string
    depositoId: string
    cantidad: number
    rubroId: string
    hasta: string | null
    nota: string
  }
}
