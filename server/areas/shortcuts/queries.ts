import type { Db } from '../../db/schema.ts'
import type { Placed } from '../../lib/positions.ts'
import type { ShortcutsTables } from './tables.ts'

type Row = Omit<ShortcutsTables['shortcuts'], 'seq'>
export type ShortcutRow = Omit<Row, 'userId' | 'position'>

const columns = ['id', 'label', 'description', 'icon', 'link', 'useRouter'] as const

const inOrder = (db: Db, userId: string) =>
  db.selectFrom('shortcuts').where('userId', '=', userId).orderBy('position').orderBy('seq')

/** The shortcuts of a user, in order. */
export function selectShortcuts(db: Db, userId: string): Promise<ShortcutRow[]> {
  return inOrder(db, userId).select(columns).execute()
}

/** The positions of a user's shortcuts, in order. */
export function selectPlaces(db: Db, userId: string): Promise<Placed[]> {
  return inOrder(db, userId).select(['id', 'position']).execute()
}

/** One shortcut of a user, or undefined. */
export function selectShortcut(db: Db, userId: string, id: string): Promise<ShortcutRow | undefined> {
  return db.selectFrom('shortcuts').select(columns).where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
}

/** Updates the positions of shortcuts. */
export async function updatePositions(db: Db, shortcuts: Placed[]): Promise<void> {
  for (const { id, position } of shortcuts) {
    await db.updateTable('shortcuts').set({ position }).where('id', '=', id).execute()
  }
}

/** Inserts shortcuts. */
export async function insertShortcuts(db: Db, rows: Row[]): Promise<void> {
  await db.insertInto('shortcuts').values(rows).execute()
}

/** Inserts a shortcut; returns undefined if its id is in use. */
export function insertShortcutIfFree(db: Db, row: Row): Promise<{ id: string } | undefined> {
  return db
    .insertInto('shortcuts')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Updates only the given columns, so that concurrent changes of others survive. */
export async function updateShortcutRow(
  db: Db,
  userId: string,
  id: string,
  changes: Partial<ShortcutRow>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('shortcuts').set(changes).where('userId', '=', userId).where('id', '=', id).execute()
}

/** Deletes a shortcut of a user; returns whether it existed. */
export async function deleteShortcutRow(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db.deleteFrom('shortcuts').where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}
