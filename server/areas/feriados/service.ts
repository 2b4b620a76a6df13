import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { feriados } from './catalogue.ts'

/** A page of the company's entries, or all matching ones as a file. */
export function listFeriados(ctx: Context, query: Query<'listFeriados'>) {
  return listEntries(ctx, feriados, query)
}

/** Throws 400, 404, and 409 for a duplicate. */
export function createFeriado(ctx: Context, input: Body<'createFeriado'>) {
  return createEntry(ctx, feriados, input)
}

/** Throws 404. */
export function getFeriado(ctx: Context, id: string) {
  return getEntry(ctx, feriados, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for a stale version or a key in use. */
export function updateFeriado(ctx: Context, id: string, patch: Body<'updateFeriado'>) {
  return updateEntry(ctx, feriados, id, patch)
}
