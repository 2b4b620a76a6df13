import type { Context } from '../context.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Db } from '../db/schema.ts'
import { newId } from '../lib/ids.ts'
import { Problem } from '../lib/problem.ts'
import type { Catalogue, Entry, EntryTable } from './catalogue.ts'
import { selectByKey, updateEntry } from './catalogue.queries.ts'
import { columnsOf, entryOf, keyOf } from './catalogue-rows.ts'
import { requireReferences, scopeOf } from './catalogue.service.ts'
import { announceCatalogues, recordChange } from './history.ts'
import { simulate, staleVersion } from './once.ts'

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

/** Creates entries and updates those whose natural key exists, in one transaction. Throws 400 and 404. */
export function loadEntries<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  ctx: Context,
  catalogue: Catalogue<Wire, T, L>,
  inputs: object[],
  { simular, isThere }: LoadOptions<Wire> = {},
): Promise<LoadCounts> {
  const run = simular ? simulate : (_: Context, work: (db: Db) => Promise<LoadCounts>) => ctx.store.write(work)
  return run(ctx, async (db) => {
    // Concurrent loads of the same catalogue run one after the other.
    await ctx.store.lock(db, `${catalogue.table}:${ctx.company.id}`)
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
  const fresh = { ...catalogue.defaults, ...input, id: newId(), activo: true, version: 1, usos: 0 } as Wire
  await requireReferences(scopeOf(ctx, db), catalogue, fresh)
  const checked = catalogue.validate ? await catalogue.validate(scopeOf(ctx, db), fresh, undefined) : fresh
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
