import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { depositos } from './catalogue.ts'

/** A page of the company's entries, or all matching ones as a file. */
export function listDepositos(ctx: Context, query: Query<'listDepositos'>) {
  return listEntries(ctx, depositos, query)
}

/** Throws 400, 404, and 409 for a duplicate. */
export function createDeposito(ctx: Context, input: Body<'createDeposito'>) {
  return createEntry(ctx, depositos, input)
}

/** Throws 404. */
export function getDeposito(ctx: Context, id: string) {
  return getEntry(ctx, depositos, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for a stale version or a key in use. */
export function updateDeposito(ctx: Context, id: string, patch: Body<'updateDeposito'>) {
  return updateEntry(ctx, depositos, id, patch)
}
