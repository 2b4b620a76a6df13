import type { Db } from '../../db/schema.ts'

/** Every activity, newest first. */
export function selectActivities(db: Db) {
  return db.selectFrom('activities').selectAll().orderBy('date', 'desc').orderBy('id').execute()
}
