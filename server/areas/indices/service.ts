import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { fromScaled } from '../../lib/decimal.ts'
import { fold } from '../../lib/text.ts'
import type { IndexValue } from '../../lib/valuation.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import type { Scope } from '../../records/catalogue.ts'
import { indices } from './catalogue.ts'
import { selectValuesOf } from './queries.ts'

/** A page of the company's entries, or all that the filter finds as a file. */
export function listIndices(ctx: Context, query: Query<'listIndices'>) {
  return listEntries(ctx, indices, query)
}

/** Throws 400, 404, and 409 for one that is there already. */
export function createIndice(ctx: Context, input: Body<'createIndice'>) {
  return createEntry(ctx, indices, input)
}

/** Throws 404. */
export function getIndice(ctx: Context, id: string) {
  return getEntry(ctx, indices, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for another version or a taken key. */
export function updateIndice(ctx: Context, id: string, patch: Body<'updateIndice'>) {
  return updateEntry(ctx, indices, id, patch)
}

/** The values of an index by period, to calculate factors with (`indexFactor`); empty where the company has no such index. */
export async function readSeries({ db, desarrolladoraId }: Scope, codigo: string): Promise<Map<string, IndexValue>> {
  const rows = await selectValuesOf(db, desarrolladoraId, fold(codigo))
  return new Map(
    rows.map(({ periodo, valor, provisorio }) => [
      periodo,
      { periodo, valor: fromScaled('cotizacion', valor), provisorio: provisorio === 1 },
    ]),
  )
}

/** The levels of an index by period. */
export async function readIndex(scope: Scope, codigo: string): Promise<Map<string, string>> {
  const series = await readSeries(scope, codigo)
  return new Map([...series].map(([periodo, { valor }]) => [periodo, valor]))
}
