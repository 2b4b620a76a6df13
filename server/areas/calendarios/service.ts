/** Links with which other programs subscribe to the calendar of a project (docs/domain/calendar.md, Subscriptions). */
import { digest } from '../../adapters/digest.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context, Services } from '../../context.ts'
import { countTry } from '../../db/rate-limit.ts'
import type { Body, Query } from '../../http/contract.ts'
import { dayAt } from '../../lib/calendar.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import { writeOnce } from '../../records/once.ts'
import { pageOf } from '../../records/page.ts'
import { selectProject } from '../../records/record.queries.ts'
import { writeSubscription } from '../eventos/door.ts'
import * as queries from './queries.ts'

type Schemas = components['schemas']
type Row = Awaited<ReturnType<typeof queries.selectCalendarios>>[number]

const mostLinks = 20

const ownerOf = (ctx: Context, proyectoId: number) => ({ proyectoId, userId: ctx.user.id })
const toCalendario = ({ conVencimientos, ...row }: Row): Schemas['Calendario'] => ({
  ...row,
  conVencimientos: conVencimientos === 1,
})

/** A page of the caller's links to a calendar, the newest first. */
export async function listCalendarios(
  ctx: Context,
  proyectoId: number,
  query: Query<'listCalendarios'>,
): Promise<Schemas['CalendarioPage']> {
  const { read } = ctx.store
  const owner = ownerOf(ctx, proyectoId)
  const { offset, size, answer } = pageOf(query, await queries.countCalendarios(read, owner))
  const rows = await queries.selectCalendarios(read, owner, { offset, limit: size })
  return { items: rows.map(toCalendario), ...answer }
}

/** Creates a link; only this answer has its address. Throws 409 for more than 20. */
export function createCalendario(
  ctx: Context,
  proyectoId: number,
  { nombre, conVencimientos = false }: Body<'createCalendario'>,
): Promise<Schemas['CalendarioCreado']> {
  const token = `${newId()}${newId()}`.replaceAll('-', '')
  return writeOnce(ctx, async (db) => {
    const owner = ownerOf(ctx, proyectoId)
    await ctx.store.lock(db, `calendar links:${owner.userId}`)
    if ((await queries.countCalendarios(db, owner)) >= mostLinks)
      throw conflict('Ya tenés 20 enlaces a este calendario. Revocá uno que no uses.')
    const row = { id: newId(), nombre, creado: ctx.clock().toISOString(), usado: null }
    const stored = { ...row, ...owner, conVencimientos: Number(conVencimientos), tokenHash: digest(token) }
    await queries.insertCalendario(db, stored)
    const direccion = `${ctx.publicUrl}/api/calendarios/${token}.ics`
    return { calendario: { ...row, conVencimientos }, direccion }
  })
}

/** Revokes a link of the caller. Throws 404. */
export async function deleteCalendario(
  ctx: Context,
  { proyectoId, id }: { proyectoId: number; id: string },
): Promise<true> {
  const isDeleted = await ctx.store.write((db) => queries.deleteCalendarioRow(db, ownerOf(ctx, proyectoId), id))
  if (!isDeleted) throw notFound('No encontramos ese enlace.')
  return true
}

const minutesBetweenUses = 60

/** The calendar of a link as a file. Throws 404 for a revoked or unknown one, 429 for too many reads from one address. */
export async function getCalendarioSuscripcion(services: Services, archivo: string, address: string): Promise<string> {
  await countTry(services, [{ key: `calendar|${address}`, most: 300, windowMinutes: 15 }])
  const { store, clock } = services
  const link = await queries.selectByToken(store.read, digest(archivo.replace(/\.ics$/, '')))
  const project = link && (await selectProject(store.read, link.proyectoId))
  if (!link || !project) throw notFound('Ese enlace no existe o fue revocado.')
  const now = clock()
  // Programs ask every few minutes: one write an hour is enough.
  const isRecent = link.usado !== null && Date.parse(link.usado) > now.getTime() - minutesBetweenUses * 60_000
  if (!isRecent) await store.write((db) => queries.updateUsed(db, link.id, now.toISOString()))
  const scope = { db: store.read, project, desarrolladoraId: link.companyId, today: dayAt(now) }
  return writeSubscription(services, scope, link.conVencimientos === 1)
}
