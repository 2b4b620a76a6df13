import type { Db } from '../../http/env.ts'

/** Every activity, newest first. */
export function selectActivities(db: Db) {
  return db.selectFrom('activities').selectAll().orderBy('date', 'desc').orderBy('id').execute()
}
