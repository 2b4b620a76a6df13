import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { dayAt } from '../../lib/calendar.ts'
import type { Place, ProjectScope } from '../../records/record.ts'
import { projectScope, type DryRun } from '../../records/project-scope.ts'
import { getRecord, listRecords } from '../../records/record-list.service.ts'
import { createRecord, deleteDraft, moveRecord, updateRecord } from '../../records/record-write.service.ts'
import { notifyApprovers, requireApproval } from '../aprobaciones/door.ts'
import { contractOf } from './contract.service.ts'
import { annul, approve, certificados, issue, reject } from './record.ts'

type Page = components['schemas']['CertificadoPage']
type InContract = { proyectoId: number; contratoId: string }
type InCertificate = InContract & { id: string }

/** Restricts a certificate to its contract: under another contract it is a 404. */
const placeOf = ({ contratoId, ...place }: InCertificate): Place => ({ ...place, of: { contratoId } })

/** A page of the certificates of a project. */
export function listProjectCertificados(ctx: Context, proyectoId: number, query: Query<'listProjectCertificados'>) {
  return listRecords<Page, 'certificados'>(ctx, certificados, proyectoId, { ...query, hoy: dayAt(ctx.clock()) })
}

/** A page of the certificates of a contract. Throws 404. */
export async function listCertificados(ctx: Context, place: InContract, query: Query<'listCertificados'>) {
  await contractOf(await projectScope(ctx, ctx.store.read, place.proyectoId), place.contratoId)
  const { proyectoId, contratoId } = place
  return listRecords<Page, 'certificados'>(ctx, certificados, proyectoId, { ...query, contratoId })
}

/** Throws 400, 404, and 409 out of order, beyond the contracted quantity, or without an index value or a rate. */
export function createCertificado(
  ctx: Context,
  { proyectoId, contratoId }: InContract,
  input: Body<'createCertificado'>,
  dryRun: DryRun,
) {
  return createRecord(ctx, certificados, proyectoId, { ...input, contratoId }, dryRun)
}

/** Throws 404, also for a certificate of another contract. */
export function getCertificado(ctx: Context, place: InCertificate) {
  return getRecord(ctx, certificados, placeOf(place))
}

/** Merges the sent fields into a draft. Throws 400, 404 and 409. */
export function updateCertificado(
  ctx: Context,
  place: InCertificate,
  patch: Body<'updateCertificado'>,
  dryRun: DryRun,
) {
  const { contratoId } = place
  return updateRecord(ctx, certificados, placeOf(place), { ...patch, contratoId } as typeof patch, dryRun)
}

/** Deletes a draft. Throws 404 and 409. */
export function deleteCertificado(ctx: Context, place: InCertificate, { version }: Query<'deleteCertificado'>) {
  return deleteDraft(ctx, certificados, placeOf(place), version)
}

/** Issues a draft, recalculated. Throws 404 and 409. */
export function issueCertificado(ctx: Context, place: InCertificate, seen: Body<'issueCertificado'>) {
  const follow = (scope: ProjectScope, record: { id: string }) => notifyApprovers(ctx, scope, 'certificado', record)
  return moveRecord(ctx, certificados, placeOf(place), seen, { ...issue, follow })
}

/** Approves an issued certificate; it is owed from then on. Throws 403 by the company's rules of approval, 404 and 409. */
export function approveCertificado(ctx: Context, place: InCertificate, seen: Body<'approveCertificado'>) {
  const step: typeof approve = {
    ...approve,
    async prepare(scope, certificate) {
      await requireApproval(ctx, scope, 'certificado', certificate)
      return approve.prepare!(scope, certificate)
    },
  }
  return moveRecord(ctx, certificados, placeOf(place), seen, step)
}

/** Rejects an issued certificate. Throws 404, and 409 if a later one exists. */
export function rejectCertificado(ctx: Context, place: InCertificate, seen: Body<'rejectCertificado'>) {
  return moveRecord(ctx, certificados, placeOf(place), seen, reject)
}

/** Annuls a certificate. Throws 404, and 409 if it is paid or billed, or a later one exists. */
export function annulCertificado(ctx: Context, place: InCertificate, seen: Body<'annulCertificado'>) {
  return moveRecord(ctx, certificados, placeOf(place), seen, annul)
}
