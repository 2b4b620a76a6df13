import type { Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { announceChange, type Change } from '../events/service.ts'
import { selectMemberIds } from './queries.ts'

type Asked = { store: Services['store']; developerId: number }

/** Inside a write: tells the open screens of everybody in a company what changed. */
export async function announceToCompany({ store, developerId }: Asked, db: Db, change: Change): Promise<void> {
  for (const id of await selectMemberIds(db, developerId)) await announceChange({ store, user: { id } }, db, change)
}
