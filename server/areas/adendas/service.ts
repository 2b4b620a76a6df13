import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { projectScope, writeRecords, type DryRun } from '../../records/project-scope.ts'
import { getRecord, listRecords } from '../../records/record-list.service.ts'
import { createRecord, deleteDraft, moveRecordWithin, updateRecord } from '../../records/record-write.service.ts'
import type { Place, Step } from '../../records/record.ts'
import { contractOf } from '../certificados/door.ts'
import { contractInForce, restateContract } from '../contratos/door.ts'
import { adendas, annul, approve, approvedAddenda, type Adenda } from './record.ts'

type InContract = { proyectoId: number; contratoId: string }
type InAddendum = InContract & { id: string }

/** Restricts an addendum to its contract: under another contract it is a 404. */
const placeOf = ({ contratoId, ...place }: InAddendum): Place => ({ ...place, of: { contratoId } })

/** A page of the addenda of a contract. Throws 404. */
export async function listAdendas(ctx: Context, { proyectoId, contratoId }: InContract, query: Query<'listAdendas'>) {
  await contractOf(await projectScope(ctx, ctx.store.read, proyectoId), contratoId)
  type Page = components['schemas']['AdendaPage']
  return listRecords<Page, 'adendas'>(ctx, adendas, proyectoId, { ...query, contratoId })
}

/** Throws 400, 404, and 409 unless the contract is in force, or if it takes away what is certified. */
export function createAdenda(
  ctx: Context,
  { proyectoId, contratoId }: InContract,
  input: Body<'createAdenda'>,
  dryRun: DryRun,
) {
  return createRecord(ctx, adendas, proyectoId, { ...input, contratoId }, dryRun)
}

/** Throws 404, also for an addendum of another contract. */
export function getAdenda(ctx: Context, place: InAddendum) {
  return getRecord(ctx, adendas, placeOf(place))
}

/** Merges the sent fields into a draft. Throws 400, 404 and 409. */
export function updateAdenda(ctx: Context, place: InAddendum, patch: Body<'updateAdenda'>, dryRun: DryRun) {
  const inContract = { ...patch, contratoId: place.contratoId }
  return updateRecord(ctx, adendas, placeOf(place), inContract, dryRun)
}

/** Deletes a draft. Throws 404 and 409. */
export function deleteAdenda(ctx: Context, place: InAddendum, { version }: Query<'deleteAdenda'>) {
  return deleteDraft(ctx, adendas, placeOf(place), version)
}

/** Moves an addendum and changes its contract to the addenda that are approved then. Throws 404 and 409. */
function moveAddendum(
  ctx: Context,
  { proyectoId, contratoId, id }: InAddendum,
  seen: { version?: number | undefined; motivo?: string },
  step: Step<Adenda>,
): Promise<Adenda> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const addendum = await moveRecordWithin(ctx, scope, adendas, { id, of: { contratoId } }, seen, step)
    const contract = await contractInForce(scope, contratoId)
    await restateContract(ctx, scope, contract, await approvedAddenda(scope, contratoId))
    return addendum
  })
}

/** Approves a draft: the contract changes. Throws 404 and 409. */
export function approveAdenda(ctx: Context, place: InAddendum, seen: Body<'approveAdenda'>) {
  return moveAddendum(ctx, place, seen, approve)
}

/** Annuls an approved addendum: the contract is as without it. Throws 404 and 409. */
export function annulAdenda(ctx: Context, place: InAddendum, seen: Body<'annulAdenda'>) {
  return moveAddendum(ctx, place, seen, annul)
}
