import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { unidades } from './catalogue.ts'

/** A page of the company's entries, or all matching ones as a file. */
export function listUnidades(ctx: Context, query: Query<'listUnidades'>) {
  return listEntries(ctx, unidades, query)
}

/** Throws 400, 404, and 409 for a duplicate. */
export function createUnidad(ctx: Context, input: Body<'createUnidad'>) {
  return createEntry(ctx, unidades, input)
}

/** Throws 404. */
export function getUnidad(ctx: Context, id: string) {
  return getEntry(ctx, unidades, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for a stale version or a key in use. */
export function updateUnidad(ctx: Context, id: string, patch: Body<'updateUnidad'>) {
  return updateEntry(ctx, unidades, id, patch)
}
