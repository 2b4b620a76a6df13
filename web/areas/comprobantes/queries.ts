import { keepPreviousData } from '@tanstack/react-query'
import { financeAreas } from '../../api/areas.ts'
import { mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { listAsked, type MoneyView } from '../../records/view.ts'
import { valuationAsked, type Valuation } from '../control/door.ts'

export type Comprobante = Schema<'Comprobante'>

/** What the list is asked for, as rows and as a file. */
export const comprobantesAsked = (proyectoId: number, view: MoneyView, valuation: Valuation) => ({
  proyectoId,
  ...valuationAsked(valuation),
  ...listAsked(view),
  estadoPago: (view.estadoPago || undefined) as 'pendiente' | undefined,
  tipo: (view.clase || undefined) as Comprobante['tipo'] | undefined,
  proveedorId: view.proveedorId || undefined,
  venceDesde: view.venceDesde || undefined,
  venceHasta: view.venceHasta || undefined,
})

/** A page of the documents of suppliers. */
export const comprobantesQuery = (proyectoId: number, view: MoneyView, valuation: Valuation) => ({
  ...q('listComprobantes', comprobantesAsked(proyectoId, view, valuation)),
  placeholderData: keepPreviousData,
})

const refreshFinances = { invalidates: financeAreas, waits: true }

export const createComprobante = mutate('createComprobante', refreshFinances)
export const updateComprobante = mutate('updateComprobante', refreshFinances)
export const deleteComprobante = mutate('deleteComprobante', refreshFinances)
export const registerComprobante = mutate('registerComprobante', refreshFinances)
export const annulComprobante = mutate('annulComprobante', refreshFinances)
