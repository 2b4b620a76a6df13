import { financeChange } from '../../api/areas.ts'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { call, mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { pageRows } from '../../lib/list-view.ts'
import { moneyText } from '../../lib/money-text.ts'
import { listInput, type RecordView } from '../../records/view.ts'
import type { Picked } from '../../ui/PickerField.tsx'

export type Plan = Schema<'CobroPrevisto'>
export type Cuota = Schema<'Cuota'>

/** The query of the list of plans, for rows and for export. */
export const plansInput = (proyectoId: number, view: RecordView) => ({
  proyectoId,
  ...listInput(view),
  sort: view.sort as 'numero',
  desde: undefined,
  hasta: undefined,
  estado: (view.estado || undefined) as Plan['estado'] | undefined,
  concepto: (view.clase || undefined) as Plan['concepto'] | undefined,
})
export const plansQuery = (proyectoId: number, view: RecordView) => ({
  ...q('listCobrosPrevistos', plansInput(proyectoId, view)),
  placeholderData: keepPreviousData,
})

export type InstalmentsView = { search: string; estado: string; desde: string; hasta: string; page: number }

/** The query of the list of instalments, for rows and for export. */
export const instalmentsInput = (proyectoId: number, { search, estado, desde, hasta, page }: InstalmentsView) => ({
  proyectoId,
  page,
  size: pageRows,
  search: search || undefined,
  estado: (estado || undefined) as Cuota['estado'] | undefined,
  desde: desde || undefined,
  hasta: hasta || undefined,
})
export const instalmentsQuery = (proyectoId: number, view: InstalmentsView) => ({
  ...q('listCuotas', instalmentsInput(proyectoId, view)),
  placeholderData: keepPreviousData,
})

export const createPlan = mutate('createCobroPrevisto', financeChange)
export const annulPlan = mutate('annulCobroPrevisto', financeChange)

export const instalmentName = ({ numero, cuotas, de }: Cuota) => `${de}, cuota ${numero} de ${cuotas}`

/** An instalment as the choice of a picker. */
export type PickedInstalment = Picked & { cuota: Cuota }
export const pickedInstalment = (cuota: Cuota): PickedInstalment => ({
  id: cuota.id,
  label: instalmentName(cuota),
  detail: `${dateText(cuota.vencimiento)} · ${moneyText(cuota.saldo, cuota.moneda)}`,
  cuota,
})

/** Search function of a picker of instalments that are not collected yet, by due date. */
export const searchInstalments =
  (proyectoId: number) =>
  async (search: string, signal: AbortSignal): Promise<Picked[]> => {
    const { items } = await call('listCuotas', { proyectoId, search: search || undefined, size: 200 }, { signal })
    return items.filter(({ estado }) => estado !== 'cobrada').map(pickedInstalment)
  }

/** The address of the form of a receipt for an instalment. */
export const collectAddress = ({ id, previstoId }: Cuota) =>
  `/finanzas/cobros?nuevo=si&previsto=${previstoId}&cuota=${id}`
