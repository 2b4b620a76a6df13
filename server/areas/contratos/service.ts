import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { DryRun } from '../../records/project-scope.ts'
import { findRecords, getRecord, listRecords } from '../../records/record-list.service.ts'
import { createRecord, deleteDraft, moveRecord, updateRecord } from '../../records/record-write.service.ts'
import type { Place } from '../../records/record.ts'
import { contratos, finish, rescind, sign } from './record.ts'

/** A page of the contracts of a project, or all matching ones as a file. Throws 404. */
export function listContratos(ctx: Context, proyectoId: number, query: Query<'listContratos'>) {
  return listRecords<components['schemas']['ContratoPage'], 'contratos'>(ctx, contratos, proyectoId, query)
}

/** The first contracts of a project that match a search. Throws 404. */
export function findContratos(ctx: Context, proyectoId: number, query: { search: string; limit: number }) {
  return findRecords(ctx, contratos, proyectoId, query)
}

/** Throws 404. */
export function getContrato(ctx: Context, place: Place) {
  return getRecord(ctx, contratos, place)
}

/** Throws 400, 404, and 409 for a closed project. */
export function createContrato(ctx: Context, proyectoId: number, input: Body<'createContrato'>, dryRun: DryRun) {
  return createRecord(ctx, contratos, proyectoId, input, dryRun)
}

/** Merges the sent fields into a draft. Throws 400, 404, and 409 for a stale version or another state. */
export function updateContrato(ctx: Context, place: Place, patch: Body<'updateContrato'>, dryRun: DryRun) {
  return updateRecord(ctx, contratos, place, patch, dryRun)
}

/** Deletes a draft. Throws 404 and 409. */
export function deleteContrato(ctx: Context, place: Place, { version }: Query<'deleteContrato'>) {
  return deleteDraft(ctx, contratos, place, version)
}

/** Signs a draft; it can be certified from then on. Throws 404 and 409. */
export function signContrato(ctx: Context, place: Place, seen: Body<'signContrato'>) {
  return moveRecord(ctx, contratos, place, seen, sign)
}

/** Ends a contract that was completed. Throws 404 and 409. */
export function finishContrato(ctx: Context, place: Place, seen: Body<'finishContrato'>) {
  return moveRecord(ctx, contratos, place, seen, finish)
}

/** Ends a contract before it is completed. Throws 404 and 409. */
export function rescindContrato(ctx: Context, place: Place, seen: Body<'rescindContrato'>) {
  return moveRecord(ctx, contratos, place, seen, rescind)
}
