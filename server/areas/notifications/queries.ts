import type { Db } from '../../db/schema.ts'
import type { NotificationsTables } from './tables.ts'

type Row = NotificationsTables['notifications']
export type NotificationRow = Omit<Row, 'userId'>

const columns = ['id', 'icon', 'image', 'title', 'description', 'time', 'read', 'link', 'useRouter', 'seen'] as const

/** The notifications of a user, newest first. */
export function selectNotifications(db: Db, userId: string): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('time', 'desc')
    .orderBy('id')
    .execute()
}

/** One notification of a user, or undefined. */
export function selectNotification(db: Db, userId: string, id: string): Promise<NotificationRow | undefined> {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Inserts notifications. */
export async function insertNotifications(db: Db, rows: Row[]): Promise<void> {
  await db.insertInto('notifications').values(rows).execute()
}

/** Inserts a notification; returns undefined if its id is in use. */
export function insertNotificationIfFree(db: Db, row: Row): Promise<{ id: string } | undefined> {
  return db
    .insertInto('notifications')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Updates only the given columns, so that concurrent changes of others survive. */
export async function updateNotificationRow(
  db: Db,
  userId: string,
  id: string,
  changes: Partial<NotificationRow>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db.updateTable('notifications').set(changes).where('userId', '=', userId).where('id', '=', id).execute()
}

/** Toggles `read` in one statement, so that concurrent calls do not read the same value. */
export async function toggleNotificationRow(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set((eb) => ({ read: eb(eb.lit(1 as number), '-', eb.ref('read')) }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Marks all notifications of a user as read and seen. */
export async function markNotificationRows(db: Db, userId: string): Promise<void> {
  await db.updateTable('notifications').set({ read: 1, seen: 1 }).where('userId', '=', userId).execute()
}

/** Deletes a notification of a user; returns whether it existed. */
export async function deleteNotificationRow(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('notifications')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

type Setting = Omit<NotificationsTables['notificationSettings'], 'userId'>

/** The settings that a user changed, or only that of `kind`. */
export function selectSettings(db: Db, userId: string, kind?: Setting['kind']): Promise<Setting[]> {
  return db
    .selectFrom('notificationSettings')
    .select(['kind', 'wanted', 'byMail', 'daysBefore'])
    .where('userId', '=', userId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .execute()
}

/** Stores a setting; of an existing one only the given columns change. */
export async function upsertSetting(
  db: Db,
  userId: string,
  setting: Setting,
  changes: Partial<Pick<Setting, 'wanted' | 'byMail' | 'daysBefore'>>,
): Promise<void> {
  const insert = db.insertInto('notificationSettings').values({ ...setting, userId })
  await insert
    .onConflict((conflict) =>
      Object.keys(changes).length === 0
        ? conflict.columns(['userId', 'kind']).doNothing()
        : conflict.columns(['userId', 'kind']).doUpdateSet(changes),
    )
    .execute()
}

/** The name and address of a user for mails; undefined for a disabled or unconfirmed account. */
export function selectAddressee(db: Db, userId: string): Promise<{ name: string; email: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
}
