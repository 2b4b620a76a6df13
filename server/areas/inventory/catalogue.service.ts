import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../lib/ids.ts'
import { conflict } from '../../lib/problem.ts'
import { identityKey, sortKey } from '../../lib/text.ts'
import { insertCategory, insertNamed, selectCategories, selectNamed, selectTags } from './queries.ts'
import { announceInventory } from './service.ts'
import { slugOf } from './usual.service.ts'

type Schemas = components['schemas']
type Named = { name: string }

function requireNew(entries: Named[], name: string): void {
  const same = entries.find((entry) => identityKey(entry.name) === identityKey(name))
  if (same) throw conflict(`Ya hay una entrada con ese nombre: «${same.name}».`, 'name')
}

export const listInventoryCategories = ({ store, company }: Context) => selectCategories(store.read, company.id)
export const listInventoryBrands = ({ store, company }: Context) =>
  selectNamed(store.read, company.id, 'inventoryBrands')
export const listInventoryVendors = ({ store, company }: Context) =>
  selectNamed(store.read, company.id, 'inventoryVendors')
export const listInventoryTags = ({ store, company }: Context) => selectTags(store.read, company.id)

/** Creates a top-level category. Throws 409 for a name in use. */
export function createInventoryCategory(ctx: Context, input: Named): Promise<Schemas['InventoryCategory']> {
  const name = input.name.trim()
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, 'inventory:catalogues')
    requireNew(await selectCategories(db, ctx.company.id), name)
    const category = await insertCategory(db, { companyId: ctx.company.id, id: newId(), name, slug: slugOf(name) })
    await announceInventory(ctx, db)
    return category
  })
}

/** Creates a brand or a vendor. Throws 409 for a name in use. */
function createNamed(
  ctx: Context,
  table: 'inventoryBrands' | 'inventoryVendors',
  input: Named,
): Promise<Schemas['InventoryBrand']> {
  const name = input.name.trim()
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, 'inventory:catalogues')
    requireNew(await selectNamed(db, ctx.company.id, table), name)
    const entry = await insertNamed(db, table, {
      companyId: ctx.company.id,
      id: newId(),
      name,
      slug: slugOf(name),
      sortKey: sortKey(name),
    })
    await announceInventory(ctx, db)
    return entry
  })
}

export const createInventoryBrand = (ctx: Context, input: Named) => createNamed(ctx, 'inventoryBrands', input)
export const createInventoryVendor = (ctx: Context, input: Named) => createNamed(ctx, 'inventoryVendors', input)
