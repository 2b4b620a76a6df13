/** A record that cells name, besides the lists that can be loaded. */
import type { Db } from '../../../db/schema.ts'

export type NamedRecord = {
  id: string
  /** Shown for an earlier value. */
  label: string
  /** Exact names, compared without case and accents. A name that two records have finds neither. */
  names: string[]
}
export type SourcePlace = { db: Db; desarrolladoraId: number; proyectoId: number | null }
