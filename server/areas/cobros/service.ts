import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import type { DryRun } from '../../records/project-scope.ts'
import { getRecord, listRecords } from '../../records/record-list.service.ts'
import { createRecord, moveRecord, updateRecord } from '../../records/record-write.service.ts'
import type { Place, Step } from '../../records/record.ts'
import { cobros, type Cobro } from './record.ts'

/** A page of the receipts of a project, or all matching ones as a file. */
export function listCobros(ctx: Context, proyectoId: number, query: Query<'listCobros'>) {
  return listRecords<components['schemas']['CobroPage'], 'cobros'>(ctx, cobros, proyectoId, query)
}

export function getCobro(ctx: Context, place: Place) {
  return getRecord(ctx, cobros, place)
}

/** Registers a receipt. Throws 400, and 409 for a closed project or a missing rate. */
export function createCobro(ctx: Context, proyectoId: number, input: Body<'createCobro'>, dryRun: DryRun) {
  return createRecord(ctx, cobros, proyectoId, input, dryRun)
}

/** Annuls a receipt. Throws 404 and 409. */
export function annulCobro(ctx: Context, place: Place, seen: Body<'annulCobro'>) {
  const step: Step<Cobro> = { accion: 'anular', from: ['registrado'], to: 'anulado', isAlwaysOpen: true }
  return moveRecord(ctx, cobros, place, seen, step)
}

/** Changes the account and the note of a registered receipt. Throws 403, 404 and 409. */
export function updateCobro(ctx: Context, place: Place, patch: Body<'updateCobro'>) {
  return updateRecord(ctx, cobros, place, patch)
}
