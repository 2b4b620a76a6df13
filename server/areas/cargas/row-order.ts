/** The order in which the rows of a load are done: that of the sheet, or the noun's own. */
import type { Context } from '../../context.ts'
import { isOfProject, nounOf, type CargaNoun, type Values } from './nouns.ts'
import * as queries from './queries.ts'
import type { CargaRow, FilaRow } from './queries.ts'

/** Below and above all numbers of rows. */
const firstRow = -1_000_000
const lastRow = 100_000_000

/** Returns the next rows, at most as many as asked. */
export type NextRows = (limit: number) => Promise<FilaRow[]>

const ownOrder = (noun: CargaNoun) => (isOfProject(noun) ? noun.record.order : undefined)

type Placed = { fila: number; place: string }
export const inOrder = (a: Placed, b: Placed): number =>
  a.place === b.place ? a.fila - b.fila : a.place < b.place ? -1 : 1

/** The place of a row by the noun's own order; records of other lists come before all. */
export function placeOfRow(noun: CargaNoun, { fila, valores }: Pick<FilaRow, 'fila' | 'valores'>): Placed {
  const [values] = valores.startsWith('[') ? (JSON.parse(valores) as Values[]) : []
  return { fila, place: values ? (ownOrder(noun)?.(values) ?? '') : '' }
}

/** Goes through rows whose order is known before the first one is done. */
function listedRows(ctx: Context, { id }: CargaRow, list: () => Promise<number[]>): NextRows {
  let filas: number[] | undefined
  let start = 0
  return async (limit) => {
    filas ??= await list()
    const those = filas.slice(start, start + limit)
    start += limit
    const rows = new Map((await queries.selectByFilas(ctx.store.read, id, those)).map((row) => [row.fila, row]))
    return those.flatMap((fila) => rows.get(fila) ?? [])
  }
}

async function listOf(ctx: Context, carga: CargaRow, resultados: FilaRow['resultado'][]): Promise<number[]> {
  const noun = nounOf(carga.tipo)
  const rows = await queries.selectValuesOf(ctx.store.read, carga.id, resultados)
  const places = rows.map((row) => placeOfRow(noun, row))
  return places.toSorted(inOrder).map(({ fila }) => fila)
}

/** The rows that one step of a load does. */
export function rowsToDo(ctx: Context, carga: CargaRow, pending: 'pendiente' | 'preparada'): NextRows {
  if (pending === 'preparada' && ownOrder(nounOf(carga.tipo)))
    return listedRows(ctx, carga, () => listOf(ctx, carga, [pending]))
  let after = firstRow
  return async (limit) => {
    const rows = await queries.selectToDo(ctx.store.read, carga.id, pending, { after, limit })
    after = rows.at(-1)?.fila ?? after
    return rows
  }
}

/** The rows that wrote a record, the last ones first. */
export function rowsToUndo(ctx: Context, carga: CargaRow): NextRows {
  if (ownOrder(nounOf(carga.tipo)))
    return listedRows(ctx, carga, async () => (await listOf(ctx, carga, ['cargada', 'preparada'])).toReversed())
  // From row to row: a query without it would read all rows that are done before.
  let before = lastRow
  return async (limit) => {
    const rows = await queries.selectLoaded(ctx.store.read, carga.id, before, limit)
    before = rows.at(-1)?.fila ?? before
    return rows
  }
}
