import type { Body, Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { loadEntries } from '../../records/catalogue-load.ts'
import { createEntry, getEntry, listEntries } from '../../records/catalogue.service.ts'
import { materiales } from './catalogue.ts'
import { prices } from './prices.ts'
import { hasPrice } from './queries.ts'

/** Throws 404 for an unknown material. */
export async function listPrecios(ctx: Context, materialId: string, query: Query<'listPrecios'>) {
  await getEntry(ctx, materiales, materialId)
  return listEntries(ctx, prices, { ...query, materialId })
}

/** Throws 400, and 404 for an unknown material or supplier. */
export function createPrecio(ctx: Context, materialId: string, price: Body<'createPrecio'>) {
  return createEntry(ctx, prices, { ...price, materialId })
}

/** Adds prices, all or nothing; `simular` only counts them. Throws 400, and 404 for an unknown material or supplier. */
export async function loadPrecios(
  ctx: Context,
  materialId: string,
  { precios }: Body<'loadPrecios'>,
  simular: boolean | undefined,
) {
  await getEntry(ctx, materiales, materialId)
  const entries = precios.map((price) => ({ ...price, materialId }))
  return loadEntries(ctx, prices, entries, { simular, isThere: hasPrice })
}
