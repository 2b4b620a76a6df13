import type { Db } from '../../db/schema.ts'
import type { InventoryTables } from './tables.ts'

type Image = InventoryTables['inventoryImages']

export async function insertImage(db: Db, image: Image): Promise<void> {
  await db.insertInto('inventoryImages').values(image).execute()
}

export function selectImage(db: Db, id: string): Promise<Pick<Image, 'type' | 'hash'> | undefined> {
  return db.selectFrom('inventoryImages').select(['type', 'hash']).where('id', '=', id).executeTakeFirst()
}

/** Deletes the images of a product except those with the ids in `kept`. */
export async function deleteImagesBut(db: Db, product: string, keptIds: string[]): Promise<void> {
  const query = db.deleteFrom('inventoryImages').where('product', '=', product)
  await (keptIds.length > 0 ? query.where('id', 'not in', keptIds) : query).execute()
}
