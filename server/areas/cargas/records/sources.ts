/** Records that cells name, besides the lists that can be loaded: each with the names by which a cell can call it. */
import type { Db } from '../../../db/schema.ts'
import { selectContractNames } from '../../contratos/door.ts'

export type NamedRecord = {
  id: string
  /** Shown for an earlier value. */
  label: string
  /** Exact names, compared without case and accents. A name that two records have finds neither. */
  names: string[]
}
export type SourcePlace = { db: Db; desarrolladoraId: number; proyectoId: number | null }

async function contratos({ db, proyectoId }: SourcePlace): Promise<NamedRecord[]> {
  const rows = proyectoId === null ? [] : await selectContractNames(db, proyectoId)
  return rows.map(({ id, numero, objeto }) => {
    if (numero === null) return { id, label: objeto, names: [objeto] }
    const names = [
      `${numero}`,
      `${numero} ${objeto}`,
      `n.º ${numero}`,
      `nº ${numero}`,
      `n° ${numero}`,
      `contrato ${numero}`,
    ]
    return { id, label: `${numero} ${objeto}`, names: [objeto, ...names] }
  })
}

/** By the name that `from` of a field has. */
export const sources = { contratos } satisfies Record<string, (place: SourcePlace) => Promise<NamedRecord[]>>
export type RecordSource = keyof typeof sources
export const isRecordSource = (name: string): name is RecordSource => Object.hasOwn(sources, name)
