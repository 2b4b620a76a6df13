/** Who may: members read, from miembro on they write. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { dayAt } from '../../lib/calendar.ts'
import { notFound } from '../../lib/problem.ts'
import type { Step } from '../../records/record.ts'
import { projectScope, type DryRun } from '../../records/project-scope.ts'
import { getRecord, listRecords } from '../../records/record-list.service.ts'
import { createRecord, deleteDraft, moveRecord, updateRecord } from '../../records/record-write.service.ts'
import { contractOf } from './contract.service.ts'
import { certificados, type Certificado } from './record.ts'

type Page = components['schemas']['CertificadoPage']
type InContract = { proyectoId: number; contratoId: string }
export type InCertificate = InContract & { id: string }

/** The certificates of a project. */
export function listOfProject(ctx: Context, proyectoId: number, query: Query<'listProjectCertificados'>) {
  return listRecords<Page, 'certificados'>(ctx, certificados, proyectoId, { ...query, hoy: dayAt(ctx.clock()) })
}

/** The certificates of a contract. Throws 404. */
export async function listOfContract(ctx: Context, place: InContract, query: Query<'listCertificados'>) {
  await contractOf(await projectScope(ctx, ctx.store.read, place.proyectoId), place.contratoId)
  const { proyectoId, contratoId } = place
  return listRecords<Page, 'certificados'>(ctx, certificados, proyectoId, { ...query, contratoId })
}

export function createCertificate(
  ctx: Context,
  { proyectoId, contratoId }: InContract,
  input: Body<'createCertificado'>,
  dryRun: DryRun,
): Promise<Certificado> {
  return createRecord(ctx, certificados, proyectoId, { ...input, contratoId }, dryRun)
}

/** Throws 404, also for a certificate of another contract. */
export async function getCertificate(ctx: Context, place: InCertificate): Promise<Certificado> {
  const certificate = await getRecord(ctx, certificados, place)
  if (certificate.contratoId !== place.contratoId) throw notFound(certificados.words.missing)
  return certificate
}

export async function updateCertificate(
  ctx: Context,
  place: InCertificate,
  patch: Body<'updateCertificado'>,
  dryRun: DryRun,
): Promise<Certificado> {
  await getCertificate(ctx, place)
  return updateRecord(ctx, certificados, place, { ...patch, contratoId: place.contratoId } as typeof patch, dryRun)
}

export async function deleteCertificate(
  ctx: Context,
  place: InCertificate,
  version: number | undefined,
): Promise<true> {
  await getCertificate(ctx, place)
  return deleteDraft(ctx, certificados, place, version)
}

export async function moveCertificate(
  ctx: Context,
  place: InCertificate,
  seen: { version?: number; motivo?: string },
  step: Step<Certificado>,
): Promise<Certificado> {
  await getCertificate(ctx, place)
  return moveRecord(ctx, certificados, place, seen, step)
}
