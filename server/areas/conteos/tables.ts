import type { RecordColumns } from '../../records/tables.ts'

export type ConteosTables = {
  conteos: RecordColumns & { fecha: string; depositoId: string; ciego: number }
  conteoLineas: {
    conteoId: string
    materialId: string
    /** Scaled; null until it is counted. */
    contado: number | null
    contadoEn: string | null
    /** The last line of the kardex when it was counted, 0 without any; the balance then. */
    vistoSeq: number
    teorico: number
  }
}
