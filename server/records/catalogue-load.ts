import type { Context } from '../context.ts'
import { newId } from '../lib/ids.ts'
import { Problem } from '../lib/problem.ts'
import type { Catalogue, Entry } from './catalogue.ts'
import { insertEntries, selectByKey, updateEntry } from './catalogue.queries.ts'
import { columnsOf, entryOf, keyOf } from './catalogue-rows.ts'
import { scopeOf } from './catalogue.service.ts'
import { recordChange } from './history.ts'
import { staleVersion } from './once.ts'

export type Loaded = { creados: number; cambiados: number; iguales: number }

/** Names the row of a load that a rule refused. */
function atRow(error: unknown, row: number): unknown {
  if (!(error instanceof Problem) || !error.issues) return error
  const issues = error.issues.map(({ field, message }) => ({ field: `${row}.${field}`, message }))
  return new Problem(error.status, error.error, `Fila ${row + 1}: ${issues[0]!.message}`, { issues })
}

/** Adds entries of the company, and changes those whose natural key is there; all or nothing. Throws 400 and 404. */
export function loadEntries<Wire extends Entry>(
  ctx: Context,
  catalogue: Catalogue<Wire>,
  inputs: object[],
): Promise<Loaded> {
  const { id: desarrolladoraId } = ctx.company
  const { entidad } = catalogue
  return ctx.store.write(async (db) => {
    const scope = scopeOf(ctx, db)
    // Two loads of the same series at once go one after the other.
    await ctx.store.lock(db, `${catalogue.table}:${desarrolladoraId}`)
    const loaded: Loaded = { creados: 0, cambiados: 0, iguales: 0 }
    const load = async (input: object) => {
      const fresh = { ...catalogue.defaults, ...input, id: newId(), activo: true, version: 1, usos: 0 } as Wire
      const checked = catalogue.check ? await catalogue.check(scope, fresh, undefined) : fresh
      const row = await selectByKey(db, catalogue as never, desarrolladoraId, keyOf(catalogue, checked))
      const before = row ? entryOf(catalogue, row) : undefined
      if (!before) {
        await insertEntries(db, catalogue as never, [columnsOf(catalogue, desarrolladoraId, checked)])
        loaded.creados += 1
        await recordChange(ctx, db, {
          desarrolladoraId,
          entidad,
          entidadId: checked.id,
          accion: 'crear',
          antes: null,
          despues: checked,
        })
        return
      }
      const { id, version } = before
      const columns = columnsOf(catalogue, desarrolladoraId, { ...checked, id, version })
      const same = JSON.stringify(columns) === JSON.stringify(columnsOf(catalogue, desarrolladoraId, before))
      if (same) {
        loaded.iguales += 1
        return
      }
      if (!(await updateEntry(db, catalogue as never, desarrolladoraId, { id, version }, columns))) throw staleVersion()
      loaded.cambiados += 1
      const despues = { ...checked, id, version: version + 1 }
      await recordChange(ctx, db, {
        desarrolladoraId,
        entidad,
        entidadId: id,
        accion: 'cambiar',
        antes: before,
        despues,
      })
    }
    for (const [row, input] of inputs.entries()) {
      await load(input).catch((error: unknown) => {
        throw atRow(error, row)
      })
    }
    return loaded
  })
}
