/** Sources of rates and indices: addresses that a company reads them from. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { Query } from '../../http/contract.ts'
import { definedFields } from '../../lib/defined.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, invalid, notFound } from '../../lib/problem.ts'
import { announceCatalogues, recordChange } from '../../records/history.ts'
import { staleVersion, writeOnce } from '../../records/once.ts'
import { pageOf } from '../../records/page.ts'
import { scopeOf } from '../../records/catalogue.service.ts'
import { requireIndex } from '../indices/door.ts'
import * as queries from './queries.ts'
import { refresh } from './reading.service.ts'

type Schemas = components['schemas']
type Fuente = Schemas['Fuente']

const mostOfCompany = 20

/** A page of the sources of a company, oldest first. */
export async function listFuentes(ctx: Context, query: Query<'listFuentes'>): Promise<Schemas['FuentePage']> {
  const { read } = ctx.store
  const { offset, size, answer } = pageOf(query, await queries.countSources(read, ctx.company.id))
  const rows = await queries.selectSources(read, ctx.company.id, offset, size)
  return { items: rows.map(toFuente), ...answer }
}

/** Throws 400 unless it is either of rates or of an index, and for a forbidden URL. */
function requireTarget(ctx: Context, { url, moneda, tipo, indiceId }: Schemas['FuenteInput']): void {
  requireReadable(ctx, url)
  if (indiceId !== undefined && (moneda !== undefined || tipo !== undefined))
    throw invalid('indiceId', 'Una fuente es de una cotización o de un índice, no de los dos.')
  if (indiceId === undefined && (moneda === undefined || tipo === undefined))
    throw invalid(moneda === undefined ? 'moneda' : 'tipo', 'Elegí la moneda y el tipo, o un índice.')
}

function requireReadable({ webhooks }: Context, url: string): void {
  const refusal = webhooks.refusal(url)
  if (refusal) throw invalid('url', refusal)
}

/** Throws 400, 404 for an unknown index, and 409 if the company has too many. */
export function createFuente(ctx: Context, input: Schemas['FuenteInput']): Promise<Fuente> {
  requireTarget(ctx, input)
  const { url, formato, moneda = null, tipo = null, indiceId = null, diaria = false } = input
  const { id: companyId } = ctx.company
  return writeOnce(ctx, async (db) => {
    await ctx.store.lock(db, `fuentes:${companyId}`)
    if (indiceId !== null) await requireIndex(scopeOf(ctx, db), indiceId)
    if ((await queries.countSources(db, companyId)) >= mostOfCompany)
      throw conflict(`La empresa ya tiene ${mostOfCompany} fuentes: borrá antes alguna.`)
    const id = newId()
    const own = { id, companyId, url, formato, moneda, tipo, indiceId, diaria: Number(diaria) }
    const result = { ultimaVez: null, proximaVez: diaria ? ctx.clock().toISOString() : null, nuevos: 0, error: null }
    await queries.insertSource(db, { ...own, ...result, ...authorOf(ctx), version: 1 })
    const fuente = toFuente(await existing(ctx, db, id))
    await noteChange(ctx, db, 'crear', null, fuente)
    return fuente
  })
}

/** Throws 400 for a forbidden URL, 404, and 409 for a stale version. */
export function updateFuente(ctx: Context, id: string, patch: Schemas['FuentePatch']): Promise<Fuente> {
  const { url, formato, diaria, version } = patch
  if (url !== undefined) requireReadable(ctx, url)
  return ctx.store.write(async (db) => {
    const before = toFuente(await existing(ctx, db, id))
    const starts = diaria === true && !before.diaria
    const fields = definedFields({
      url,
      formato,
      diaria: diaria === undefined ? undefined : Number(diaria),
      proximaVez: starts ? ctx.clock().toISOString() : diaria === false ? null : undefined,
    })
    const key = { companyId: ctx.company.id, id }
    const isChanged = await queries.updateSource(
      db,
      key,
      { ...fields, ...authorOf(ctx), version: version + 1 },
      version,
    )
    if (!isChanged) throw staleVersion()
    const after = toFuente(await existing(ctx, db, id))
    await noteChange(ctx, db, 'cambiar', before, after)
    return after
  })
}

/** Throws 404. */
export function deleteFuente(ctx: Context, id: string): Promise<true> {
  return ctx.store.write(async (db) => {
    const before = toFuente(await existing(ctx, db, id))
    await queries.deleteSource(db, { companyId: ctx.company.id, id })
    await noteChange(ctx, db, 'borrar', before, { ...before, diaria: false })
    return true as const
  })
}

/** Reads a source now. Throws 404; a failed reading is in the answer. */
export async function refreshFuente(ctx: Context, id: string): Promise<Fuente> {
  // The key is for the answer below, not for the load of the values.
  const { once: _once, ...reading } = ctx
  await refresh(reading, await existing(ctx, ctx.store.read, id))
  return writeOnce(ctx, async (db) => {
    await announceCatalogues(ctx, db)
    return toFuente(await existing(ctx, db, id))
  })
}

async function existing(ctx: Context, db: Db, id: string): Promise<queries.SourceRow> {
  const row = await queries.selectSource(db, { companyId: ctx.company.id, id })
  if (!row) throw notFound('No encontramos esa fuente.')
  return row
}

const authorOf = ({ user }: Context) => ({ autorId: user.id, autor: user.name })

/** All members see the history, and a URL may contain a key: only its host is stored there. */
const historyFields = ({ url, formato, moneda, tipo, indice, diaria }: Fuente) => ({
  destino: new URL(url).host,
  formato,
  moneda,
  tipo,
  indice,
  diaria,
})

async function noteChange(ctx: Context, db: Db, accion: string, before: Fuente | null, after: Fuente): Promise<void> {
  await recordChange(ctx, db, {
    desarrolladoraId: ctx.company.id,
    entidad: 'fuente',
    entidadId: after.id,
    accion,
    antes: before && historyFields(before),
    despues: historyFields(after),
  })
  await announceCatalogues(ctx, db)
}

function toFuente(row: queries.SourceRow): Fuente {
  return {
    id: row.id,
    url: row.url,
    formato: row.formato as Fuente['formato'],
    moneda: row.moneda as Fuente['moneda'],
    tipo: row.tipo as Fuente['tipo'],
    indiceId: row.indiceId,
    indice: row.indice,
    diaria: row.diaria === 1,
    ultimaVez: row.ultimaVez,
    proximaVez: row.proximaVez,
    nuevos: row.nuevos,
    error: row.error,
    version: row.version,
  }
}
