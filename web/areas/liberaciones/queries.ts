import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'

export type Liberacion = Schema<'Liberacion'>
export type Place = { proyectoId: number; contratoId: string }

/** The releases of the retained fund of a contract, newest first. */
export const releasesQuery = (place: Place) => q('listLiberaciones', { ...place, size: 200 })
