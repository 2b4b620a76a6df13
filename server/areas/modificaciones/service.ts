import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { DryRun } from '../../records/project-scope.ts'
import { getRecord, listRecords } from '../../records/record-list.service.ts'
import { createRecord, deleteDraft, moveRecord, updateRecord } from '../../records/record-write.service.ts'
import type { Place } from '../../records/record.ts'
import { modificaciones, annul, approve } from './record.ts'

/** A page of the budget changes of a project, or all matching ones as a file. Throws 404. */
export function listModificaciones(ctx: Context, proyectoId: number, query: Query<'listModificaciones'>) {
  return listRecords<components['schemas']['ModificacionPage'], 'modificaciones'>(
    ctx,
    modificaciones,
    proyectoId,
    query,
  )
}

/** Throws 404. */
export function getModificacion(ctx: Context, place: Place) {
  return getRecord(ctx, modificaciones, place)
}

/** Throws 400, 404, and 409 for a closed project. */
export function createModificacion(
  ctx: Context,
  proyectoId: number,
  input: Body<'createModificacion'>,
  dryRun: DryRun,
) {
  return createRecord(ctx, modificaciones, proyectoId, input, dryRun)
}

/** Merges the sent fields into a draft. Throws 400, 404, and 409 for a stale version or another state. */
export function updateModificacion(ctx: Context, place: Place, patch: Body<'updateModificacion'>, dryRun: DryRun) {
  return updateRecord(ctx, modificaciones, place, patch, dryRun)
}

/** Deletes a draft. Throws 404 and 409. */
export function deleteModificacion(ctx: Context, place: Place, { version }: Query<'deleteModificacion'>) {
  return deleteDraft(ctx, modificaciones, place, version)
}

/** Approves a draft; it counts in the budget from then on. Throws 404 and 409. */
export function approveModificacion(ctx: Context, place: Place, seen: Body<'approveModificacion'>) {
  return moveRecord(ctx, modificaciones, place, seen, approve)
}

/** Annuls a change; it no longer counts in the budget. Throws 404 and 409. */
export function annulModificacion(ctx: Context, place: Place, seen: Body<'annulModificacion'>) {
  return moveRecord(ctx, modificaciones, place, seen, annul)
}
