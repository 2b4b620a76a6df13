import type { Db } from '../../db/schema.ts'
import type { MessagesTables } from './tables.ts'

type Row = MessagesTables['messages']
export type MessageRow = Omit<Row, 'userId'>

const columns = ['id', 'image', 'title', 'description', 'time', 'read', 'link', 'useRouter', 'seen'] as const

/** The messages of a user, newest first. */
export function selectMessages(db: Db, userId: string): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('time', 'desc')
    .orderBy('id')
    .execute()
}

/** One message of a user, or undefined. */
export function selectMessage(db: Db, userId: string, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').select(columns).where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
}

/** Inserts messages. */
export async function insertMessages(db: Db, rows: Row[]): Promise<void> {
  await db.insertInto('messages').values(rows).execute()
}

/** Inserts a message; returns undefined if its id is in use. */
export function insertMessageIfFree(db: Db, row: Row): Promise<{ id: string } | undefined> {
  return db
    .insertInto('messages')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Updates only the given columns, so that concurrent changes of others survive. */
export async function updateMessageRow(
  db: Db,
  userId: string,
  id: string,
  changes: Partial<MessageRow>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('messages').set(changes).where('userId', '=', userId).where('id', '=', id).execute()
}

/** Toggles `read` in one statement, so that concurrent calls do not read the same value. */
export async function toggleMessageRow(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('messages')
    .set((eb) => ({ read: eb(eb.lit(1 as number), '-', eb.ref('read')) }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Marks all messages of a user as read and seen. */
export async function markMessageRows(db: Db, userId: string): Promise<void> {
  await db.updateTable('messages').set({ read: 1, seen: 1 }).where('userId', '=', userId).execute()
}

/** Deletes a message of a user; returns whether it existed. */
export async function deleteMessageRow(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db.deleteFrom('messages').where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}
