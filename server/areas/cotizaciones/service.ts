import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { hasKey, loadEntries } from '../../records/catalogue-load.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { cotizaciones } from './catalogue.ts'

/** A page of the company's entries, or all matching ones as a file. */
export function listCotizaciones(ctx: Context, query: Query<'listCotizaciones'>) {
  return listEntries(ctx, cotizaciones, query)
}

/** Throws 400, 404, and 409 for a duplicate. */
export function createCotizacion(ctx: Context, input: Body<'createCotizacion'>) {
  return createEntry(ctx, cotizaciones, input)
}

/** Throws 404. */
export function getCotizacion(ctx: Context, id: string) {
  return getEntry(ctx, cotizaciones, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for a stale version or a key in use. */
export function updateCotizacion(ctx: Context, id: string, patch: Body<'updateCotizacion'>) {
  return updateEntry(ctx, cotizaciones, id, patch)
}

/** Adds rates, and updates those of existing days; all or nothing. `simular` only counts them. Throws 400. */
export function loadCotizaciones(
  ctx: Context,
  { cotizaciones: rates }: Body<'loadCotizaciones'>,
  { simular }: Query<'loadCotizaciones'>,
) {
  return loadEntries(ctx, cotizaciones, rates, { simular })
}

/** Adds the rates of days that have none of their kind, also no archived one, and returns how many. Throws 400. */
export async function addMissingRates(ctx: Context, rates: Body<'createCotizacion'>[]): Promise<number> {
  return (await loadEntries(ctx, cotizaciones, rates, { isThere: hasKey(ctx, cotizaciones) })).creados
}
