import { financeChange } from '../../api/areas.ts'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { listInput, type RecordView } from '../../records/view.ts'
import { valuationInput, type Valuation } from '../control/door.ts'

export type Comprobante = Schema<'Comprobante'>

/** The query of the list, used for rows and for export. */
export const comprobantesInput = (proyectoId: number, view: RecordView, valuation: Valuation) => ({
  proyectoId,
  ...valuationInput(valuation),
  ...listInput(view),
  estadoPago: (view.estadoPago || undefined) as 'pendiente' | undefined,
  tipo: (view.clase || undefined) as Comprobante['tipo'] | undefined,
  proveedorId: view.proveedorId || undefined,
  contratoId: view.contratoId || undefined,
  venceDesde: view.venceDesde || undefined,
  venceHasta: view.venceHasta || undefined,
})

/** A page of comprobantes. */
export const comprobantesQuery = (proyectoId: number, view: RecordView, valuation: Valuation) => ({
  ...q('listComprobantes', comprobantesInput(proyectoId, view, valuation)),
  placeholderData: keepPreviousData,
})

export const createComprobante = mutate('createComprobante', financeChange)
export const updateComprobante = mutate('updateComprobante', financeChange)
export const deleteComprobante = mutate('deleteComprobante', financeChange)
export const registerComprobante = mutate('registerComprobante', financeChange)
export const annulComprobante = mutate('annulComprobante', financeChange)
export const replaceComprobante = mutate('replaceComprobante', financeChange)
