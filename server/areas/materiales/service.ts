import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { createEntry, findEntries, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { materiales } from './catalogue.ts'

/** A page of the company's entries, or all matching ones as a file. */
export function listMateriales(ctx: Context, query: Query<'listMateriales'>) {
  return listEntries(ctx, materiales, query)
}

/** The first entries of the company that match a search. */
export function findMateriales(ctx: Context, query: { search: string; limit: number }) {
  return findEntries(ctx, materiales, query)
}

/** Throws 400, 404, and 409 for a duplicate. */
export function createMaterial(ctx: Context, input: Body<'createMaterial'>) {
  return createEntry(ctx, materiales, input)
}

/** Throws 404. */
export function getMaterial(ctx: Context, id: string) {
  return getEntry(ctx, materiales, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for a stale version or a key in use. */
export function updateMaterial(ctx: Context, id: string, patch: Body<'updateMaterial'>) {
  return updateEntry(ctx, materiales, id, patch)
}
