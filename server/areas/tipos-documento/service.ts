import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { tiposDocumento } from './catalogue.ts'

/** A page of the company's entries, or all matching ones as a file. */
export function listTiposDocumento(ctx: Context, query: Query<'listTiposDocumento'>) {
  return listEntries(ctx, tiposDocumento, query)
}

/** Throws 400, 404, and 409 for a duplicate. */
export function createTipoDocumento(ctx: Context, input: Body<'createTipoDocumento'>) {
  return createEntry(ctx, tiposDocumento, input)
}

/** Throws 404. */
export function getTipoDocumento(ctx: Context, id: string) {
  return getEntry(ctx, tiposDocumento, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for a stale version or a key in use. */
export function updateTipoDocumento(ctx: Context, id: string, patch: Body<'updateTipoDocumento'>) {
  return updateEntry(ctx, tiposDocumento, id, patch)
}
