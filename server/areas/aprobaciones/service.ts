/** The rules of approval of a company, and what waits for an approval (docs/domain/approvals.md). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { Db } from '../../db/schema.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { exact, importe } from '../../money/decimal.ts'
import { announceCatalogues, recordChange } from '../../records/history.ts'
import { staleVersion } from '../../records/once.ts'
import { pageOf } from '../../records/page.ts'
import { projectScope } from '../../records/project-scope.ts'
import { decide, pendingIn, recordOf } from './pending.service.ts'
import { selectSettings, upsertSettings } from './queries.ts'
import type { Entidad, Settings } from './rules.ts'

type Schemas = components['schemas']

/** The rules of a company; none and version 1 until they are first set. */
export async function settingsOf(db: Db, desarrolladoraId: number): Promise<Settings> {
  const stored = await selectSettings(db, desarrolladoraId)
  if (!stored) return { reglas: [], cargaNoAprueba: false, version: 1 }
  const { reglas, cargaNoAprueba, version } = stored
  return { reglas: JSON.parse(reglas) as Settings['reglas'], cargaNoAprueba: cargaNoAprueba === 1, version }
}

export function getAprobaciones(ctx: Context): Promise<Settings> {
  return settingsOf(ctx.store.read, ctx.company.id)
}

/** Replaces all rules. Throws 400 for a repeated rule, 409 for a stale version. */
export function updateAprobaciones(ctx: Context, input: Body<'updateAprobaciones'>): Promise<Settings> {
  const { id: desarrolladoraId } = ctx.company
  const reglas = input.reglas.map((rule) => ({ ...rule, hasta: importe(exact(rule.hasta)) }))
  const keys = reglas.map(({ entidad, rol, moneda }) => `${entidad} ${rol} ${moneda}`)
  if (new Set(keys).size < keys.length)
    throw invalid('reglas', 'Hay dos reglas para lo mismo, el mismo rol y la misma moneda: dejá una.')
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, `approvals:${desarrolladoraId}`)
    const before = await settingsOf(db, desarrolladoraId)
    if (before.version !== input.version) throw staleVersion()
    const after: Settings = { reglas, cargaNoAprueba: input.cargaNoAprueba, version: before.version + 1 }
    const { version } = after
    await upsertSettings(db, desarrolladoraId, {
      reglas: JSON.stringify(reglas),
      cargaNoAprueba: Number(after.cargaNoAprueba),
      version,
    })
    const entity = { desarrolladoraId, entidad: 'aprobaciones', entidadId: String(desarrolladoraId) }
    await recordChange(ctx, db, { ...entity, accion: 'cambiar', antes: before, despues: after })
    await announceCatalogues(ctx, db)
    return after
  })
}

/** A page of what waits for an approval in the projects that the caller sees, the oldest first. */
export async function listAprobacionesPendientes(
  ctx: Context,
  query: Query<'listAprobacionesPendientes'>,
): Promise<Schemas['AprobacionPendientePage']> {
  const { read } = ctx.store
  const settings = await getAprobaciones(ctx)
  const { id: desarrolladoraId, proyectos } = ctx.company
  const all = await pendingIn(ctx, read, settings, { desarrolladoraId, proyectos })
  const page = pageOf(query, all.length)
  const items = all.slice(page.offset, page.offset + page.size).map(({ loadedBy: _loadedBy, ...item }) => item)
  return { items, ...page.answer }
}

/** Whether the caller may approve a record of a project. Throws 404. */
export async function getAprobacion(
  ctx: Context,
  { proyectoId, entidad, id }: { proyectoId: number; entidad: Entidad; id: string },
): Promise<Schemas['Aprobacion']> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const record = await recordOf(scope, entidad, id)
  if (!record) throw notFound('No encontramos eso en el proyecto.')
  return decide(ctx, scope.db, await getAprobaciones(ctx), record)
}
