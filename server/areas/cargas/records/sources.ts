/** Records that cells name, besides the lists that can be loaded: each with the names by which a cell can call it. */
import { selectViewers } from '../../members/door.ts'
import { financeSources } from './finance-sources.ts'
import type { NamedRecord, SourcePlace } from './named-record.ts'

export type { NamedRecord, SourcePlace }

async function miembros({ db, desarrolladoraId, proyectoId }: SourcePlace): Promise<NamedRecord[]> {
  const found = proyectoId === null ? [] : await selectViewers(db, desarrolladoraId, proyectoId)
  return found.map(({ id, nombre, mail }) => ({ id, label: nombre, names: [nombre, mail] }))
}

/** By the name that `from` of a field has. */
export const sources = {
  ...financeSources,
  miembros,
} satisfies Record<string, (place: SourcePlace) => Promise<NamedRecord[]>>
export type RecordSource = keyof typeof sources
export const isRecordSource = (name: string): name is RecordSource => Object.hasOwn(sources, name)
