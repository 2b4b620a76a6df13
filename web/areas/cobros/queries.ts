import { keepPreviousData } from '@tanstack/react-query'
import { financeAreas } from '../../api/areas.ts'
import { mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { listAsked, type MoneyView } from '../../records/view.ts'
import { valuationAsked, type Valuation } from '../control/door.ts'

export type Cobro = Schema<'Cobro'>

/** What the list is asked for, as rows and as a file. */
export const cobrosAsked = (proyectoId: number, view: MoneyView, valuation: Valuation) => ({
  proyectoId,
  ...valuationAsked(valuation),
  ...listAsked(view),
  concepto: (view.clase || undefined) as Cobro['concepto'] | undefined,
})

/** A page of what was received. */
export const cobrosQuery = (proyectoId: number, view: MoneyView, valuation: Valuation) => ({
  ...q('listCobros', cobrosAsked(proyectoId, view, valuation)),
  placeholderData: keepPreviousData,
})

const refreshFinances = { invalidates: financeAreas, waits: true }

export const createCobro = mutate('createCobro', refreshFinances)
export const annulCobro = mutate('annulCobro', refreshFinances)
