import { notify } from '../../api/notices.ts'
import { call, invalidate, mutate } from '../../api/operations.ts'
import { catalogueAreas } from '../../api/areas.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import type { Schema } from '../../api/types.ts'
import { formatNumber } from '../../lib/format.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { offerUndo } from '../../ui/undo.ts'

/** Prices also value the stock. */
const change = { invalidates: [...catalogueAreas, 'stock'] } as const

export const raisePrecios = mutate('raisePrecios', change)
export const loadListaPrecios = mutate('loadListaPrecios', change)

export const pricesText = (count: number): string => (count === 1 ? '1 precio' : `${formatNumber(count)} precios`)

/** Offers to archive prices that were just added. */
export function offerUndoOfPrices({ filas }: Schema<'PreciosNuevos'>): void {
  const ids = filas.map(({ id }) => id)
  if (ids.length === 0) return
  const undo = async () => {
    await call('archivePrecios', { desarrolladoraId: activeCompanyId() ?? 0, body: { ids } })
    notify({ type: 'success', title: 'Precios deshechos', message: 'Volvieron a valer los anteriores.' })
    await invalidate(...change.invalidates)
  }
  offerUndo({
    text: `${pricesText(ids.length)} ${ids.length === 1 ? 'cargado' : 'cargados'}.`,
    seconds: 30,
    undo: () => void undo().catch(tellFailure('No se pudo deshacer')),
  })
}
