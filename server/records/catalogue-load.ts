import type { Context } from '../context.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Db } from '../db/schema.ts'
import { conflict, Problem } from '../lib/problem.ts'
import type { Catalogue, Entry, EntryTable, Scope } from './catalogue.ts'
import { selectByKey, updateEntry } from './catalogue.queries.ts'
import { columnsOf, entryOf, keyOf } from './catalogue-rows.ts'
import { checkedEntry, insertEntry, requireKeyIsFree, scopeOf, withFreeKey } from './catalogue.service.ts'
import { announceCatalogues, recordChange } from './history.ts'
import { simulate, staleVersion, writeOnce } from './once.ts'

export type LoadCounts = { creados: number; cambiados: number; iguales: number }

/** Adds the row number to a validation error of a load. */
function atRow(error: unknown, row: number): unknown {
  if (!(error instanceof Problem) || !error.issues) return error
  const issues = error.issues.map(({ field, message }) => ({ field: `${row}.${field}`, message }))
  return new Problem(error.status, error.error, `Fila ${row + 1}: ${issues[0]!.message}`, { issues })
}

export type LoadOptions<Wire> = {
  /** Dry run: validates and counts without storing. */
  simular?: boolean | undefined
  /** Detects existing entries in a catalogue without a natural key. */
  isThere?: (db: Db, entry: Wire) => Promise<boolean>
}

/** Runs a load in one transaction, which a dry run rolls back; loads of the same catalogue run one after the other. */
export function inOneWrite<T>(
  ctx: Context,
  { table }: { table: EntryTable },
  simular: boolean | undefined,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const locked = async (db: Db) => {
    await ctx.store.lock(db, `${table}:${ctx.company.id}`)
    return work(db)
  }
  return (simular ? simulate : writeOnce)(ctx, locked)
}

export type Refusal = { indice: number; campo: string; mensaje: string; existenteId: string | null }

/**
 * Creates the entries that are valid and whose key is free, in one transaction, and returns the others with the reason. Throws 409
 * if an entry with the same key is created concurrently.
 */
export function addEntries<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  ctx: Context,
  catalogue: Catalogue<Wire, T, L>,
  inputs: object[],
  { simular }: { simular?: boolean | undefined } = {},
): Promise<{ creados: number; rechazados: Refusal[] }> {
  let current: Wire | undefined
  const add = async (db: Db) => {
    const scope = scopeOf(ctx, db)
    const rechazados: Refusal[] = []
    const rowByKey = new Map<string, number>()
    for (const [indice, input] of inputs.entries()) {
      try {
        current = await checkedEntry(scope, catalogue, input)
        await requireFreeKey(scope, catalogue, current, rowByKey)
      } catch (error) {
        rechazados.push({ indice, ...refusalOf(error) })
        continue
      }
      rowByKey.set(keyOf(catalogue, current), indice)
      await insertEntry(ctx, scope, catalogue, current)
    }
    if (rowByKey.size > 0) await announceCatalogues(ctx, db)
    return { creados: rowByKey.size, rechazados }
  }
  return withFreeKey(
    ctx,
    catalogue,
    () => current,
    () => inOneWrite(ctx, catalogue, simular, add),
  )
}

/** Throws 409 if an earlier row of the load or a stored entry has the key. */
async function requireFreeKey<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  scope: Scope,
  catalogue: Catalogue<Wire, T, L>,
  entry: Wire,
  rowByKey: Map<string, number>,
): Promise<void> {
  const key = keyOf(catalogue, entry)
  const row = rowByKey.get(key)
  if (row !== undefined) throw conflict(`Está repetido: es igual al de la fila ${row + 1}.`, catalogue.keyField)
  await requireKeyIsFree(scope, catalogue, entry)
}

/** The field and the reason of a refused entry; other errors are thrown. */
export function refusalOf(error: unknown): Omit<Refusal, 'indice'> {
  if (!(error instanceof Problem)) throw error
  const [issue] = error.issues ?? []
  const { existenteId = null } = error
  return { campo: issue?.field ?? '', mensaje: issue?.message ?? error.message, existenteId }
}

/** For `isThere`: an entry with the same natural key exists, so that a load only adds. */
export const hasKey =
  <Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
    ctx: Context,
    catalogue: Catalogue<Wire, T, L>,
  ) =>
  async (db: Db, entry: Wire): Promise<boolean> =>
    (await selectByKey(db, catalogue, ctx.company.id, keyOf(catalogue, entry))) !== undefined

/** Creates entries and updates those whose natural key exists, in one transaction. Throws 400 and 404. */
export function loadEntries<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  ctx: Context,
  catalogue: Catalogue<Wire, T, L>,
  inputs: object[],
  { simular, isThere }: LoadOptions<Wire> = {},
): Promise<LoadCounts> {
  return inOneWrite(ctx, catalogue, simular, async (db) => {
    const loaded: LoadCounts = { creados: 0, cambiados: 0, iguales: 0 }
    const changed: Wire[] = []
    for (const [row, input] of inputs.entries()) {
      const outcome = await loadEntry(ctx, db, catalogue, { input, isThere, changed }).catch((error: unknown) => {
        throw atRow(error, row)
      })
      loaded[outcome] += 1
    }
    if (changed.length > 0) await catalogue.afterChange?.(ctx, scopeOf(ctx, db), changed)
    await announceCatalogues(ctx, db)
    return loaded
  })
}

/** Creates or updates one entry, returns which, and appends it to `changed`. */
async function loadEntry<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  ctx: Context,
  db: Db,
  catalogue: Catalogue<Wire, T, L>,
  { input, isThere, changed }: { input: object; isThere: LoadOptions<Wire>['isThere']; changed: Wire[] },
): Promise<keyof LoadCounts> {
  const { id: desarrolladoraId } = ctx.company
  const { entidad } = catalogue
  const checked = await checkedEntry(scopeOf(ctx, db), catalogue, input)
  if (await isThere?.(db, checked)) return 'iguales'
  const row = await selectByKey(db, catalogue, desarrolladoraId, keyOf(catalogue, checked))
  if (!row) {
    await insertRows(db, catalogue.table, [columnsOf(catalogue, desarrolladoraId, checked)])
    const change = { desarrolladoraId, entidad, entidadId: checked.id, antes: null, despues: checked }
    await recordChange(ctx, db, { ...change, accion: 'crear' })
    changed.push(checked)
    return 'creados'
  }
  const antes = entryOf<Wire>(catalogue, row)
  const { id, version } = antes
  const columns = columnsOf(catalogue, desarrolladoraId, { ...checked, id, version })
  if (JSON.stringify(columns) === JSON.stringify(columnsOf(catalogue, desarrolladoraId, antes))) return 'iguales'
  if (!(await updateEntry(db, catalogue.table, desarrolladoraId, { id, version }, columns))) throw staleVersion()
  const despues = { ...checked, id, version: version + 1 }
  await recordChange(ctx, db, { desarrolladoraId, entidad, entidadId: id, accion: 'cambiar', antes, despues })
  changed.push(despues)
  return 'cambiados'
}
