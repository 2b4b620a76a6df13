/** Records that cells name, besides the lists that can be loaded: each with the names by which a cell can call it. */
import type { Db } from '../../../db/schema.ts'
import { selectViewers } from '../../members/door.ts'

export type NamedRecord = {
  id: string
  /** Shown for an earlier value. */
  label: string
  /** Exact names, compared without case and accents. A name that two records have finds neither. */
  names: string[]
}
export type SourcePlace = { db: Db; desarrolladoraId: number; proyectoId: number | null }

async function miembros({ db, desarrolladoraId, proyectoId }: SourcePlace): Promise<NamedRecord[]> {
  const found = proyectoId === null ? [] : await selectViewers(db, desarrolladoraId, proyectoId)
  return found.map(({ id, nombre, mail }) => ({ id, label: nombre, names: [nombre, mail] }))
}

/** By the name that `from` of a field has. */
export const sources = { miembros } satisfies Record<string, (place: SourcePlace) => Promise<NamedRecord[]>>
export type RecordSource = keyof typeof sources
export const isRecordSource = (name: string): name is RecordSource => Object.hasOwn(sources, name)
