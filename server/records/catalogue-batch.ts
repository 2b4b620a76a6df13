/** Creates and removes many entries in few statements, by the rules of `catalogue.service.ts`. For loads of sheets. */
import type { Context } from '../context.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Catalogue, Entry, EntryTable, Scope } from './catalogue.ts'
import * as queries from './catalogue.queries.ts'
import { columnsOf } from './catalogue-rows.ts'
import { checkedEntries, entityOf, entriesOfRows, insertLinks } from './catalogue.service.ts'
import { recordChanges } from './history.ts'

/** Inside a write: new entries from the inputs, in their order. Throws 400, 404, and a unique violation for a key in use. */
export async function createEntries<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  ctx: Context,
  scope: Scope,
  catalogue: Catalogue<Wire, T, L>,
  inputs: object[],
): Promise<Wire[]> {
  const { db, desarrolladoraId } = scope
  const checked = await checkedEntries(scope, catalogue, inputs)
  const rows = checked.map((entry) => columnsOf(catalogue, desarrolladoraId, entry))
  await insertRows(db, catalogue.table, rows)
  await insertLinks(scope, catalogue, checked)
  // Not read back: nothing refers to a new entry, and counting its uses costs more than inserting it.
  const after = await entriesOfRows(scope, catalogue, rows as unknown as queries.Row[])
  await catalogue.afterChange?.(ctx, scope, after)
  await recordChanges(
    ctx,
    db,
    after.map((entry) => ({
      ...entityOf(catalogue, entry),
      desarrolladoraId,
      accion: 'crear',
      antes: null,
      despues: entry,
    })),
  )
  return after
}

/** The entries with these ids, by id, with their uses. */
export async function entriesByIds<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  scope: Scope,
  catalogue: Catalogue<Wire, T, L>,
  ids: string[],
): Promise<Map<string, Wire>> {
  const rows = await queries.selectByIds(scope.db, catalogue, scope.desarrolladoraId, ids)
  return new Map((await entriesOfRows(scope, catalogue, rows)).map((entry) => [entry.id, entry]))
}

/**
 * Inside a write: deletes entries that nothing refers to, with their links; their history gets one more change. Only to undo their
 * creation: entries that people are done with are archived.
 */
export async function removeEntries<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  ctx: Context,
  scope: Scope,
  catalogue: Catalogue<Wire, T, L>,
  entries: Wire[],
): Promise<void> {
  if (entries.length === 0) return
  const { db, desarrolladoraId } = scope
  const ids = entries.map(({ id }) => id)
  for (const link of catalogue.links ?? []) await queries.deleteLinked(db, link, ids)
  await queries.deleteEntries(db, catalogue.table, desarrolladoraId, ids)
  await catalogue.afterChange?.(ctx, scope, entries)
  await recordChanges(
    ctx,
    db,
    entries.map((entry) => ({
      ...entityOf(catalogue, entry),
      desarrolladoraId,
      accion: 'borrar',
      antes: entry,
      despues: {},
    })),
  )
}
