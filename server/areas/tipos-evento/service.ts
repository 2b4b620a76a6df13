import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { tiposEvento } from './catalogue.ts'

/** A page of the company's entries, or all matching ones as a file. */
export function listTiposEvento(ctx: Context, query: Query<'listTiposEvento'>) {
  return listEntries(ctx, tiposEvento, query)
}

/** Throws 400, 404, and 409 for a duplicate. */
export function createTipoEvento(ctx: Context, input: Body<'createTipoEvento'>) {
  return createEntry(ctx, tiposEvento, input)
}

/** Throws 404. */
export function getTipoEvento(ctx: Context, id: string) {
  return getEntry(ctx, tiposEvento, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for a stale version or a key in use. */
export function updateTipoEvento(ctx: Context, id: string, patch: Body<'updateTipoEvento'>) {
  return updateEntry(ctx, tiposEvento, id, patch)
}
