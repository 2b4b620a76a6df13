/** Writes and undoes rows of the lists of a company. */
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { createEntries, entriesByIds, removeEntries } from '../../records/catalogue-batch.ts'
import { findEntry, scopeOf, updateEntry } from '../../records/catalogue.service.ts'
import type { AnyEntry, CatalogueNoun, Values } from './nouns.ts'
import type { FilaRow } from './queries.ts'
import { changedSince, keptBy, keptResult, undoneResult, withIds } from './results.ts'
import type { Result } from './slices.ts'

async function changeEntry(ctx: Context, db: Db, noun: CatalogueNoun, row: FilaRow): Promise<Result> {
  const values = await withIds(ctx, db, noun, JSON.parse(row.valores) as Values)
  const entry = (await findEntry(scopeOf(ctx, db), noun.catalogue, row.entidadId!)) as AnyEntry
  if (entry.version !== row.versionVista) throw changedSince(noun, row, entry)
  const patch = { ...values, version: entry.version }
  const { version } = (await updateEntry(ctx, noun.catalogue, entry.id, patch)) as AnyEntry
  return { resultado: 'cargada', versionHecha: version }
}

/** Writes rows of one action. Throws what the operations throw. */
export async function loadEntries(ctx: Context, db: Db, noun: CatalogueNoun, rows: FilaRow[]): Promise<Result[]> {
  const results: Result[] = []
  if (rows[0]!.accion === 'cambiar') {
    for (const row of rows) results.push(await changeEntry(ctx, db, noun, row))
    return results
  }
  const inputs: Values[] = []
  for (const { valores } of rows) inputs.push(await withIds(ctx, db, noun, JSON.parse(valores) as Values))
  const entries = (await createEntries(ctx, scopeOf(ctx, db), noun.catalogue, inputs)) as AnyEntry[]
  return entries.map(({ id, version }): Result => ({ resultado: 'cargada', entidadId: id, versionHecha: version }))
}

/** Undoes rows of one noun: what changed or is used since stays. */
export async function undoEntries(ctx: Context, db: Db, noun: CatalogueNoun, rows: FilaRow[]): Promise<Result[]> {
  const { catalogue } = noun
  const scope = scopeOf(ctx, db)
  const ids = rows.map(({ entidadId }) => entidadId!)
  const entries = (await entriesByIds(scope, catalogue, ids)) as Map<string, AnyEntry>
  const removed: AnyEntry[] = []
  const results: Result[] = []
  for (const row of rows) {
    const entry = entries.get(row.entidadId!)
    if (!entry) results.push(undoneResult)
    else if (entry.version !== row.versionHecha) results.push(await keptBy(ctx, db, catalogue.entidad, entry.id))
    else if (row.accion === 'cambiar') {
      const antes = JSON.parse(row.antes ?? '{}') as Values
      await updateEntry(ctx, catalogue, entry.id, { ...antes, version: entry.version })
      results.push(undoneResult)
    } else if (entry.usos > 0)
      results.push(keptResult(entry.usos === 1 ? 'Ya lo usa 1 registro.' : `Ya lo usan ${entry.usos} registros.`))
    else {
      removed.push(entry)
      results.push(undoneResult)
    }
  }
  await removeEntries(ctx, scope, catalogue, removed)
  return results
}
