import { catalogueAreas, financeAreas, financeChange } from '../../api/areas.ts'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { listInput, type RecordView } from '../../records/view.ts'
import { valuationInput, type Valuation } from '../control/door.ts'

export type Cobro = Schema<'Cobro'>

/** The query of the list, used for rows and for export. */
export const cobrosInput = (proyectoId: number, view: RecordView, valuation: Valuation) => ({
  proyectoId,
  ...valuationInput(valuation),
  ...listInput(view),
  cuentaId: view.cuentaId || undefined,
  sinCuenta: view.sinCuenta ? view.sinCuenta === 'si' : undefined,
  concepto: (view.clase || undefined) as Cobro['concepto'] | undefined,
})

/** A page of cobros. */
export const cobrosQuery = (proyectoId: number, view: RecordView, valuation: Valuation) => ({
  ...q('listCobros', cobrosInput(proyectoId, view, valuation)),
  placeholderData: keepPreviousData,
})

/** Balances of accounts are in the lists of the company too. */
const accountChange = { invalidates: [...new Set([...catalogueAreas, ...financeAreas])], waits: true }
export const createCobro = mutate('createCobro', financeChange)
export const updateCobro = mutate('updateCobro', accountChange)
export const annulCobro = mutate('annulCobro', financeChange)
