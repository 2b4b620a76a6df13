import type { Body, Query, Success } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { createEntry, findEntry, getEntry, listEntries, scopeOf, updateEntry } from '../../records/catalogue.service.ts'
import type { Scope } from '../../records/catalogue.ts'
import { announceCatalogues, recordChange } from '../../records/history.ts'
import { rubros } from './catalogue.ts'
import { selectParents, selectSiblings, updateOrder } from './queries.ts'

/** A page of the company's entries, or all matching ones as a file. */
export function listRubros(ctx: Context, query: Query<'listRubros'>) {
  return listEntries(ctx, rubros, query)
}

/** Throws 400, 404, and 409 for a duplicate. */
export function createRubro(ctx: Context, input: Body<'createRubro'>) {
  return createEntry(ctx, rubros, input)
}

/** Throws 404. */
export function getRubro(ctx: Context, id: string) {
  return getEntry(ctx, rubros, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for a stale version or a key in use. */
export function updateRubro(ctx: Context, id: string, patch: Body<'updateRubro'>) {
  return updateEntry(ctx, rubros, id, patch)
}

/** Reorders the children of a rubro. Throws 404 for a rubro that is not one of them, 400 if some are missing. */
export function orderRubros(ctx: Context, { padreId, ids }: Body<'orderRubros'>): Promise<Success<'orderRubros'>> {
  const desarrolladoraId = ctx.company.id
  return ctx.store.write(async (db) => {
    const scope = scopeOf(ctx, db)
    if (padreId !== null) await findEntry(scope, rubros, padreId)
    const siblings = await selectSiblings(db, desarrolladoraId, padreId)
    if (ids.some((id) => !siblings.some((sibling) => sibling.id === id))) throw notFound(rubros.words.missing)
    if (new Set(ids).size < siblings.length || ids.length > siblings.length)
      throw invalid('ids', 'Tienen que estar todos los rubros de ese nivel, una vez cada uno.')
    for (const [orden, id] of ids.entries()) {
      const before = siblings.find((sibling) => sibling.id === id)!
      if (before.orden === orden + 1) continue
      await updateOrder(db, id, orden + 1)
      await recordChange(ctx, db, {
        desarrolladoraId,
        entidad: rubros.entidad,
        entidadId: id,
        accion: 'ordenar',
        antes: { orden: before.orden },
        despues: { orden: orden + 1 },
      })
    }
    await announceCatalogues(ctx, db)
    const items = []
    for (const id of ids) items.push(await findEntry(scope, rubros, id))
    return { items }
  })
}

/** A rubro with its ancestors and descendants. Throws 404. */
export async function branchOf({ db, desarrolladoraId }: Scope, id: string): Promise<string[]> {
  const parents = await selectParents(db, desarrolladoraId)
  if (!parents.has(id)) throw notFound(rubros.words.missing)
  const pathOf = (from: string) => {
    const path: string[] = []
    for (let each: string | null = from; each; each = parents.get(each) ?? null) path.push(each)
    return path
  }
  const below = [...parents.keys()].filter((each) => pathOf(each).includes(id))
  return [...new Set([...pathOf(id), ...below])]
}
