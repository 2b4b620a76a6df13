import { catalogueAreas, financeAreas, financeChange } from '../../api/areas.ts'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { listInput, type RecordView } from '../../records/view.ts'
import { valuationInput, type Valuation } from '../control/door.ts'

export type Pago = Schema<'Pago'>

/** The query of the list, used for rows and for export. */
export const pagosInput = (proyectoId: number, view: RecordView, valuation: Valuation) => ({
  proyectoId,
  ...valuationInput(valuation),
  ...listInput(view),
  cuentaId: view.cuentaId || undefined,
  sinCuenta: view.sinCuenta ? view.sinCuenta === 'si' : undefined,
  medio: (view.clase || undefined) as Schema<'PagoMedioTipo'> | undefined,
  proveedorId: view.proveedorId || undefined,
  contratoId: view.contratoId || undefined,
})

/** A page of payments. */
export const pagosQuery = (proyectoId: number, view: RecordView, valuation: Valuation) => ({
  ...q('listPagos', pagosInput(proyectoId, view, valuation)),
  placeholderData: keepPreviousData,
})

/** A supplier's comprobantes with a balance, earliest due date first. */
export const pendingQuery = (proyectoId: number, proveedorId: string) =>
  q('listComprobantes', {
    proyectoId,
    proveedorId,
    estadoPago: 'pendiente',
    sort: 'vencimiento',
    order: 'asc',
    size: 200,
  })

/** A supplier's certificates with a balance that no comprobante bills. */
export const pendingCertificatesQuery = (proyectoId: number, proveedorId: string) =>
  q('listProjectCertificados', {
    proyectoId,
    proveedorId,
    estadoPago: 'pendiente',
    sort: 'periodo',
    order: 'asc',
    size: 200,
  })

/** A supplier's contracts, whose advances and released funds can be paid. */
export const contractsOfSupplierQuery = (proyectoId: number, proveedorId: string) =>
  q('listContratos', { proyectoId, proveedorId, size: 200 })

/** The released funds of a contract. */
export const releasesOfContractQuery = (proyectoId: number, contratoId: string) =>
  q('listLiberaciones', { proyectoId, contratoId, size: 200 })

/** The last official rate of a currency. */
export const lastRateQuery = (desarrolladoraId: number, moneda: Schema<'Moneda'>) =>
  q('listCotizaciones', { desarrolladoraId, moneda: moneda as 'USD', tipo: 'oficial', size: 10 })

/** Balances of accounts are in the lists of the company too. */
const accountChange = { invalidates: [...new Set([...catalogueAreas, ...financeAreas])], waits: true }
export const createPago = mutate('createPago', financeChange)
export const applyPago = mutate('applyPago', financeChange)
export const updatePago = mutate('updatePago', accountChange)
export const annulPago = mutate('annulPago', financeChange)
