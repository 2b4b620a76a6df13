/** Records that cells name, besides the lists that can be loaded: each with the names by which a cell can call it. */
import type { Db } from '../../../db/schema.ts'

export type NamedRecord = {
  id: string
  /** Shown for an earlier value. */
  label: string
  /** Exact names, compared without case and accents. A name that two records have finds neither. */
  names: string[]
}
export type SourcePlace = { db: Db; desarrolladoraId: number; proyectoId: number | null }

/** By the name that `from` of a field has. */
export const sources = {} satisfies Record<string, (place: SourcePlace) => Promise<NamedRecord[]>>
export type RecordSource = keyof typeof sources
export const isRecordSource = (name: string): name is RecordSource => Object.hasOwn(sources, name)
