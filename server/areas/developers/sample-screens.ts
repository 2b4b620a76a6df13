import type { Db } from '../../db/schema.ts'
import { isSampleStore } from '../auth/door.ts'

/** Whether menu and search offer the sample screens: as the company decided, or else in a sample store only. */
export async function showsSamples(db: Db, decided: number | null): Promise<boolean> {
  return decided === null ? isSampleStore(db) : decided === 1
}
