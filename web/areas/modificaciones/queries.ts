import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { type Valuation, valuationInput } from '../control/door.ts'

export type Modificacion = Schema<'Modificacion'>
export type ModificacionInput = Schema<'ModificacionInput'>
export type ModificacionPage = Schema<'ModificacionPage'>

/** A page of the changes of a project's budget. */
export const changesQuery = (proyectoId: number, page: number, valuation: Valuation) => ({
  ...q('listModificaciones', { proyectoId, page, size: 25, ...valuationInput(valuation) }),
  placeholderData: keepPreviousData<ModificacionPage>,
  retry: false,
})
