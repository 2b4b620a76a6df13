import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { exact, importe } from '../../money/decimal.ts'
import { projectScope, type DryRun } from '../../records/project-scope.ts'
import { findRecords, getRecord, listRecords } from '../../records/record-list.service.ts'
import { moveRecord, updateRecord } from '../../records/record-write.service.ts'
import type { Place, ProjectScope, Step } from '../../records/record.ts'
import { requireCertificate } from '../certificados/door.ts'
import { getComprobante } from '../comprobantes/door.ts'
import { leftInBase, leftOf, pagos, writeParts, type Pago } from './record.ts'
import { applyParts, releaseParts } from './parts.ts'
import { annulWithholdings } from './queries.ts'

/** A page of the payments of a project, or all matching ones as a file. */
export async function listPagos(ctx: Context, proyectoId: number, query: Query<'listPagos'>) {
  if (query.comprobanteId !== undefined) await getComprobante(ctx, { proyectoId, id: query.comprobanteId })
  if (query.certificadoId !== undefined)
    await requireCertificate(await projectScope(ctx, ctx.store.read, proyectoId), query.certificadoId)
  return listRecords<components['schemas']['PagoPage'], 'pagos'>(ctx, pagos, proyectoId, query)
}

/** The first payments of a project that match a search. Throws 404. */
export function findPagos(ctx: Context, proyectoId: number, query: { search: string; limit: number }) {
  return findRecords(ctx, pagos, proyectoId, query)
}

export function getPago(ctx: Context, place: Place) {
  return getRecord(ctx, pagos, place)
}

/** Changes the note and the accounts of a registered payment. Throws 400, 403, 404 and 409. */
export function updatePago(ctx: Context, place: Place, patch: Body<'updatePago'>) {
  return updateRecord(ctx, pagos, place, patch)
}

/** Applies the unapplied rest of a payment. Throws 404, and 409 above that rest or a document's balance. */
export function applyPago(ctx: Context, place: Place, { version, imputaciones }: Body<'applyPago'>, dryRun: DryRun) {
  const prepare = async (scope: ProjectScope, pago: Pago): Promise<Pago> => {
    const { used, parts, ...sums } = await applyParts(scope, pago, imputaciones)
    await writeParts(scope, pago, parts)
    const aCuenta = leftOf(pago.aCuenta, used, 'imputaciones')
    const plus = (name: keyof typeof sums) => importe(exact(pago[name]).plus(sums[name]))
    const [aplicadoEnOtraMoneda, diferenciaCambio] = [plus('aplicadoEnOtraMoneda'), plus('diferenciaCambio')]
    return { ...pago, aCuenta, aCuentaBase: leftInBase(scope, pago, aCuenta), aplicadoEnOtraMoneda, diferenciaCambio }
  }
  const step: Step<Pago> = { accion: 'aplicar', from: ['registrado'], to: 'registrado', prepare }
  return moveRecord(ctx, pagos, place, { version }, step, dryRun)
}

/** Annuls a payment and restores the balances it paid. Throws 404 and 409. */
export function annulPago(ctx: Context, place: Place, seen: Body<'annulPago'>) {
  const follow = async (scope: ProjectScope, pago: Pago) => {
    await releaseParts(scope, pago.imputaciones)
    await annulWithholdings(scope.db, pago.id)
  }
  const step: Step<Pago> = { accion: 'anular', from: ['registrado'], to: 'anulado', isAlwaysOpen: true, follow }
  return moveRecord(ctx, pagos, place, seen, step)
}
