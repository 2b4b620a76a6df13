import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { projectScope, type DryRun } from '../../records/project-scope.ts'
import { getRecord, listRecords } from '../../records/record-list.service.ts'
import { createRecord, moveRecord } from '../../records/record-write.service.ts'
import type { Place } from '../../records/record.ts'
import { fundOf } from './fund.service.ts'
import { annul, liberaciones } from './record.ts'

type InContract = { proyectoId: number; contratoId: string }
type InRelease = InContract & { id: string }

/** Restricts a release to its contract: under another contract it is a 404. */
const placeOf = ({ contratoId, ...place }: InRelease): Place => ({ ...place, of: { contratoId } })

/** A page of the releases of the retained fund of a contract. Throws 404. */
export async function listLiberaciones(
  ctx: Context,
  { proyectoId, contratoId }: InContract,
  query: Query<'listLiberaciones'>,
) {
  await fundOf(await projectScope(ctx, ctx.store.read, proyectoId), contratoId)
  type Page = components['schemas']['LiberacionPage']
  return listRecords<Page, 'liberaciones'>(ctx, liberaciones, proyectoId, { ...query, contratoId })
}

/** Throws 400, 404, and 409 above what is retained or without a rate. */
export function createLiberacion(
  ctx: Context,
  { proyectoId, contratoId }: InContract,
  input: Body<'createLiberacion'>,
  dryRun: DryRun,
) {
  return createRecord(ctx, liberaciones, proyectoId, { ...input, contratoId }, dryRun)
}

/** Throws 404, also for a release of another contract. */
export function getLiberacion(ctx: Context, place: InRelease) {
  return getRecord(ctx, liberaciones, placeOf(place))
}

/** Annuls a release: its amount is retained again. Throws 404 and 409. */
export function annulLiberacion(ctx: Context, place: InRelease, seen: Body<'annulLiberacion'>) {
  return moveRecord(ctx, liberaciones, placeOf(place), seen, annul)
}
