import { mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'

export type Fuente = Schema<'Fuente'>
/** What a source fills. */
export type SourceKind = 'cotizaciones' | 'indices'

/** The sources of a company; it has at most 20. */
export const sourcesQuery = (desarrolladoraId: number) => q('listFuentes', { desarrolladoraId, size: 50 })

export const isOf = ({ indiceId }: Fuente, kind: SourceKind): boolean => (indiceId !== null) === (kind === 'indices')

/** A reading adds values, which are data of the two catalogues. */
const refreshed = { invalidates: ['fuentes', 'cotizaciones', 'indices'], waits: true } as const
export const createFuente = mutate('createFuente', { waits: true })
export const updateFuente = mutate('updateFuente', { waits: true })
export const deleteFuente = mutate('deleteFuente', { waits: true })
export const refreshFuente = mutate('refreshFuente', refreshed)
