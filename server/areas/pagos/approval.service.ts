/** Payments that wait for an approval (docs/domain/payments.md, Approval). */
import type { Body } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { requireSettleable, writeRecords, type DryRun } from '../../records/project-scope.ts'
import { insertNewRecord, moveRecord } from '../../records/record-write.service.ts'
import type { Place, ProjectScope, Step } from '../../records/record.ts'
import { needsApproval, notifyApprovers, requireApproval } from '../aprobaciones/door.ts'
import { applyParts, partToApply, releaseParts } from './parts.ts'
import { pagos, type Pago } from './record.ts'
import { countWithholdings } from './withholdings.ts'

/** Payments without number and effect: their parts are checked against the balances, and released at once. */
const withoutEffect = (initialState: 'pendiente' | 'enCarga'): typeof pagos => ({
  ...pagos,
  rules: {
    ...pagos.rules,
    initialState,
    isConfirmedAtOnce: false,
    async validate(scope, input, before) {
      const pago = await pagos.rules.validate!(scope, input, before)
      await releaseParts(scope, pago.imputaciones)
      return pago
    },
  },
})
/** Those that wait for an approval. */
export const pendingPagos = withoutEffect('pendiente')
/** Those of a load that is still being written (docs/domain/bulk-loads.md). */
export const loadedPagos = withoutEffect('enCarga')

/** Applies a payment that had no effect, before it is registered. Throws 404, and 409 above a balance. */
export async function applyWaiting(scope: ProjectScope, pago: Pago): Promise<Pago> {
  await applyParts(scope, pago, pago.imputaciones.map(partToApply))
  await countWithholdings(scope, pago)
  return pago
}

/**
 * Registers a payment and applies it; where a rule of approval applies, it is `pendiente`. Throws 400, 404, and 409 above a
 * balance, for a closed project or a missing rate.
 */
export function createPago(ctx: Context, proyectoId: number, input: Body<'createPago'>, dryRun: DryRun): Promise<Pago> {
  return writeRecords(ctx, proyectoId, dryRun, async (scope) => {
    requireSettleable(scope.project)
    const waits = await needsApproval(scope, input.moneda ?? scope.project.monedaBase)
    const pago = await insertNewRecord(ctx, scope, waits ? pendingPagos : pagos, input)
    if (waits) await notifyApprovers(ctx, scope, 'pago', pago)
    return pago
  })
}

/** Approves a pending payment, which counts from then on. Throws 403, 404, and 409 above a balance or in another state. */
export function approvePago(ctx: Context, place: Place, seen: Body<'approvePago'>): Promise<Pago> {
  const step: Step<Pago> = {
    accion: 'aprobar',
    from: ['pendiente'],
    to: 'registrado',
    confirms: true,
    async prepare(scope, pago) {
      await requireApproval(ctx, scope, 'pago', pago)
      return applyWaiting(scope, pago)
    },
  }
  return moveRecord(ctx, pagos, place, seen, step)
}

/** Rejects a pending payment, which stays listed. Throws 404, and 409 in another state. */
export function rejectPago(ctx: Context, place: Place, seen: Body<'rejectPago'>): Promise<Pago> {
  const step: Step<Pago> = { accion: 'rechazar', from: ['pendiente'], to: 'rechazado', isAlwaysOpen: true }
  return moveRecord(ctx, pagos, place, seen, step)
}
