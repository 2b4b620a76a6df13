/** Payments of a load (docs/domain/bulk-loads.md): they count, or wait for their approval, from its last step on. */
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { exact } from '../../money/decimal.ts'
import { projectScope, writeRecords } from '../../records/project-scope.ts'
import { findRecord } from '../../records/record-list.service.ts'
import { selectCurrent } from '../../records/record.queries.ts'
import { createRecords, deleteDraft, moveRecordWithin } from '../../records/record-write.service.ts'
import type { Made, Step } from '../../records/record.ts'
import { needsApproval, notifyApproversOfPayments, withdrawFromApprovers } from '../aprobaciones/door.ts'
import { applyWaiting, loadedPagos, pendingPagos } from './approval.service.ts'
import { selectPaid } from './load.queries.ts'
import type { Pago } from './record.ts'
import { annulPago } from './service.ts'

type Values = Record<string, unknown>

/** Creates payments without effect. Throws as `createPago`. */
export const createLoadedPagos = (ctx: Context, proyectoId: number, bodies: object[]): Promise<Made[]> =>
  createRecords(ctx, loadedPagos, proyectoId, bodies)

const register: Step<Pago> = {
  accion: 'registrar',
  from: ['enCarga'],
  to: 'registrado',
  confirms: true,
  prepare: applyWaiting,
}
const wait: Step<Pago> = { accion: 'cambiar', from: ['enCarga'], to: 'pendiente' }

/**
 * Registers payments of a load and applies them; where a rule of approval applies, they are `pendiente` from then on. Throws 404, and 409
 * above a balance.
 */
export function confirmLoadedPagos(ctx: Context, proyectoId: number, made: Made[]): Promise<Made[]> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const confirmed: Pago[] = []
    for (const each of made) {
      const { moneda } = await findRecord(scope, loadedPagos, each.id)
      const waits = await needsApproval(scope, moneda)
      const pago = await moveRecordWithin(ctx, scope, loadedPagos, each, each, waits ? wait : register)
      confirmed.push(pago)
    }
    await notifyApproversOfPayments(
      ctx,
      scope,
      confirmed.filter(({ estado }) => estado === 'pendiente'),
    )
    return confirmed
  })
}

/** Deletes payments without effect with all that they have, and annuls the others. Throws 409. */
export async function undoLoadedPagos(
  ctx: Context,
  { db, proyectoId, motivo }: { db: Db; proyectoId: number; motivo: string },
  made: Made[],
): Promise<void> {
  const scope = await projectScope(ctx, db, proyectoId)
  const ids = made.map(({ id }) => id)
  const current = await currentPagos(db, proyectoId, ids)
  for (const { id, version } of made) {
    const place = { proyectoId, id }
    const estado = current.get(id)?.estado
    if (estado === 'enCarga') await deleteDraft(ctx, loadedPagos, place, version)
    else if (estado === 'pendiente') {
      await withdrawFromApprovers(ctx, scope, { id })
      await deleteDraft(ctx, pendingPagos, place, version)
    } else await annulPago(ctx, place, { version, motivo })
  }
}

/** The payments that are not annulled, by id. */
export const currentPagos = (db: Db, proyectoId: number, ids: string[]) => selectCurrent(db, 'pagos', proyectoId, ids)

/** A row of a sheet that may be a payment. */
type Paid = Awaited<ReturnType<typeof selectPaid>>[number]

const isSame = (stored: number | string | null, text: unknown): boolean =>
  stored !== null && typeof text === 'string' && exact(text).times(100).eq(stored)

/** Whether a row is a payment, or the first one of several rows of it. */
function isPaid(row: Values, monedaBase: string, paid: Paid): boolean {
  const { proveedorId, fecha, medio, moneda = monedaBase, importe, comprobanteId, numeroMedio } = row
  const isAlike =
    paid.proveedorId === proveedorId && paid.fecha === fecha && paid.moneda === moneda && paid.medio === medio
  if (!isAlike || (numeroMedio && paid.numero !== numeroMedio)) return false
  // What a row without a document paid may have been applied to one since.
  if (!comprobanteId) return isSame(paid.importe, importe)
  return comprobanteId === paid.comprobanteId && (isSame(paid.aplicado, importe) || isSame(paid.importe, importe))
}

/**
 * For each row of a sheet the payment of the same day, supplier, method and amount, or with the same number of its cheque, which is not
 * annulled. A payment is found by one row only, so that two equal rows are two payments.
 */
export async function findPaid(
  ctx: Context,
  db: Db,
  proyectoId: number,
  rows: Values[],
): Promise<(Made | undefined)[]> {
  const { monedaBase } = (await projectScope(ctx, db, proyectoId)).project
  const days = [...new Set(rows.flatMap(({ fecha }) => (typeof fecha === 'string' ? fecha : [])))]
  const byDay = Map.groupBy(await selectPaid(db, proyectoId, days), ({ fecha }) => fecha)
  const used = new Set<string>()
  return rows.map((row) => {
    const found = byDay.get(String(row.fecha))?.find((paid) => !used.has(paid.id) && isPaid(row, monedaBase, paid))
    if (found) used.add(found.id)
    return found && { id: found.id, version: found.version }
  })
}
