import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { toScaled } from '../../money/decimal.ts'
import type { DryRun } from '../../records/project-scope.ts'
import { getRecord, listRecords } from '../../records/record-list.service.ts'
import { createRecord, moveRecord } from '../../records/record-write.service.ts'
import type { Place, ProjectScope, RecordKind, Step } from '../../records/record.ts'
import { announceStock, lockStock, reserveStock } from '../stock/door.ts'
import { reservas, type Reserva } from './record.ts'

/** A page of the reservations of a project, or all matching ones as a file. */
export function listReservas(ctx: Context, proyectoId: number, query: Query<'listReservas'>) {
  return listRecords<components['schemas']['ReservaPage'], 'reservas'>(ctx, reservas, proyectoId, query)
}

export function getReserva(ctx: Context, place: Place) {
  return getRecord(ctx, reservas, place)
}

async function changeReserved(
  ctx: Context,
  scope: ProjectScope,
  { depositoId, materialId }: Reserva,
  cantidad: number,
) {
  await lockStock(ctx, scope, [{ depositoId, materialId }])
  await announceStock(ctx, scope)
  await reserveStock(scope, { depositoId, materialId }, cantidad)
}

/** Throws 400, 404, and 409 if less is available. */
export function createReserva(ctx: Context, proyectoId: number, input: Body<'createReserva'>, dryRun: DryRun) {
  const storeLines = (scope: ProjectScope, reserva: Reserva) =>
    changeReserved(ctx, scope, reserva, toScaled('cantidad', reserva.cantidad))
  const kind: RecordKind<Reserva, 'reservas'> = { ...reservas, effects: { storeLines } }
  return createRecord(ctx, kind, proyectoId, input, dryRun)
}

/** Throws 404, and 409 if it was already released. */
export function releaseReserva(ctx: Context, place: Place, seen: Body<'releaseReserva'>) {
  const prepare = async (scope: ProjectScope, reserva: Reserva): Promise<Reserva> => {
    await changeReserved(ctx, scope, reserva, -toScaled('cantidad', reserva.cantidad))
    return reserva
  }
  const step: Step<Reserva> = { accion: 'liberar', from: ['abierta'], to: 'liberada', isAlwaysOpen: true, prepare }
  return moveRecord(ctx, reservas, place, seen, step)
}
