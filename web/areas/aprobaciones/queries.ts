import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows } from '../../lib/list-view.ts'

export type Rules = Schema<'Aprobaciones'>
export type Rule = Schema<'AprobacionRegla'>
export type Pending = Schema<'AprobacionPendiente'>
export type Entidad = Schema<'AprobacionEntidad'>

/** The rules of a company. */
export const rulesQuery = (desarrolladoraId: number) => q('getAprobaciones', { desarrolladoraId })

/** A page of what waits for an approval. */
export const pendingQuery = (desarrolladoraId: number, page: number) => ({
  ...q('listAprobacionesPendientes', { desarrolladoraId, page, size: pageRows }),
  placeholderData: keepPreviousData,
})

/** Whether the user may approve a record. */
export const approvalQuery = (proyectoId: number, entidad: Entidad, id: string) =>
  q('getAprobacion', { proyectoId, entidad, id })
