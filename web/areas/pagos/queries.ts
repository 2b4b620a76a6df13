import { keepPreviousData } from '@tanstack/react-query'
import { financeAreas } from '../../api/areas.ts'
import { mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { listAsked, type MoneyView } from '../../records/view.ts'
import { valuationAsked, type Valuation } from '../control/door.ts'

export type Pago = Schema<'Pago'>

/** What the list is asked for, as rows and as a file. */
export const pagosAsked = (proyectoId: number, view: MoneyView, valuation: Valuation) => ({
  proyectoId,
  ...valuationAsked(valuation),
  ...listAsked(view),
  medio: (view.clase || undefined) as Pago['medio'] | undefined,
  proveedorId: view.proveedorId || undefined,
})

/** A page of the payments. */
export const pagosQuery = (proyectoId: number, view: MoneyView, valuation: Valuation) => ({
  ...q('listPagos', pagosAsked(proyectoId, view, valuation)),
  placeholderData: keepPreviousData,
})

/** What is still to be paid to a supplier in a currency, what is due first standing first. */
export const pendingQuery = (proyectoId: number, proveedorId: string, moneda: Schema<'Moneda'>) =>
  q('listComprobantes', {
    proyectoId,
    proveedorId,
    moneda,
    estadoPago: 'pendiente',
    sort: 'vencimiento',
    order: 'asc',
    size: 200,
  })

/** What is still to be paid of a supplier's certificates that nothing bills yet. */
export const pendingCertificatesQuery = (proyectoId: number, proveedorId: string, moneda: Schema<'Moneda'>) =>
  q('listProjectCertificados', {
    proyectoId,
    proveedorId,
    moneda,
    estadoPago: 'pendiente',
    sort: 'periodo',
    order: 'asc',
    size: 200,
  })

const refreshFinances = { invalidates: financeAreas, waits: true }

export const createPago = mutate('createPago', refreshFinances)
export const applyPago = mutate('applyPago', refreshFinances)
export const annulPago = mutate('annulPago', refreshFinances)
