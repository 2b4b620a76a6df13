import type { Db } from '../../db/schema.ts'
import { nameKeys } from '../../lib/name-keys.ts'

type Changes = { name?: string; avatar?: string | null; pictureId?: string | null; status?: string }

/** Updates only the given columns, so that concurrent changes of others survive. */
export async function updateUserRow(db: Db, id: string, changes: Changes) {
  const keyed = changes.name === undefined ? changes : { ...changes, ...nameKeys(changes.name) }
  if (Object.keys(changes).length > 0) await db.updateTable('users').set(keyed).where('id', '=', id).execute()
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'avatar', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The stored picture with an address. */
export async function selectPicture(db: Db, pictureId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('avatar').where('pictureId', '=', pictureId).executeTakeFirst()
  return row?.avatar ?? null
}

const settings = ['scheme', 'theme', 'density'] as const

type SettingsChanges = { scheme?: string; theme?: string; density?: string }

/** The display settings of a user. */
export function selectSettings(db: Db, id: string) {
  return db.selectFrom('users').select(settings).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Updates only the given settings. */
export async function updateSettingsRow(db: Db, id: string, changes: SettingsChanges) {
  if (Object.keys(changes).length > 0) await db.updateTable('users').set(changes).where('id', '=', id).execute()
  return selectSettings(db, id)
}
