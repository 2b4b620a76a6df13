import type { Db } from '../../http/env.ts'

type Changes = { name?: string; avatar?: string | null; status?: string }

/** Changes the given columns only, so that concurrent changes of others survive. */
export async function updateUserRow(db: Db, id: string, changes: Changes) {
  if (Object.keys(changes).length > 0) await db.updateTable('users').set(changes).where('id', '=', id).execute()
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'avatar', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
