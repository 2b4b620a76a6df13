import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { Scope } from '../../records/catalogue.ts'
import { createEntry, findEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { indices } from './catalogue.ts'

/** A page of the company's entries, or all matching ones as a file. */
export function listIndices(ctx: Context, query: Query<'listIndices'>) {
  return listEntries(ctx, indices, query)
}

/** Throws 400, 404, and 409 for a duplicate. */
export function createIndice(ctx: Context, input: Body<'createIndice'>) {
  return createEntry(ctx, indices, input)
}

/** Throws 404. */
export function getIndice(ctx: Context, id: string) {
  return getEntry(ctx, indices, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for a stale version or a key in use. */
export function updateIndice(ctx: Context, id: string, patch: Body<'updateIndice'>) {
  return updateEntry(ctx, indices, id, patch)
}

/** Inside a write: throws 404 for an index of another company. */
export async function requireIndex(scope: Scope, id: string): Promise<void> {
  await findEntry(scope, indices, id)
}
