import type { Body, Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../lib/problem.ts'
import { hasKey, loadEntries } from '../../records/catalogue-load.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { indices } from './catalogue.ts'
import { values } from './values.ts'

type Place = { indiceId: string; id: string }

/** Throws 404 for an unknown index. */
export async function listIndiceValores(ctx: Context, indiceId: string, query: Query<'listIndiceValores'>) {
  await getEntry(ctx, indices, indiceId)
  return listEntries(ctx, values, { ...query, indiceId })
}

export function createIndiceValor(ctx: Context, indiceId: string, value: Body<'createIndiceValor'>) {
  return createEntry(ctx, values, { ...value, indiceId })
}

/** Throws 404, also for a value of another index. */
export async function getIndiceValor(ctx: Context, { indiceId, id }: Place) {
  const value = await getEntry(ctx, values, id)
  if (value.indiceId !== indiceId) throw notFound(values.words.missing)
  return value
}

export async function updateIndiceValor(ctx: Context, place: Place, patch: Body<'updateIndiceValor'>) {
  await getIndiceValor(ctx, place)
  return updateEntry(ctx, values, place.id, { ...patch, indiceId: place.indiceId } as typeof patch)
}

/** Adds values, and updates existing ones; all or nothing. `simular` only counts them. */
export async function loadIndiceValores(
  ctx: Context,
  indiceId: string,
  loaded: Body<'loadIndiceValores'>['valores'],
  { simular }: { simular?: boolean | undefined },
) {
  await getEntry(ctx, indices, indiceId)
  return loadEntries(
    ctx,
    values,
    loaded.map((value) => ({ ...value, indiceId })),
    { simular },
  )
}

/** Adds the values of periods that have none, also no archived one, and returns how many. Throws 400. */
export async function addMissingValues(
  ctx: Context,
  indiceId: string,
  found: { periodo: string; valor: string }[],
): Promise<number> {
  const loaded = found.map((value) => ({ ...value, indiceId }))
  return (await loadEntries(ctx, values, loaded, { isThere: hasKey(ctx, values) })).creados
}
