import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/**
 * Inside the write that confirms a document: the next number of its kind, without gaps. The row is locked until the commit, so
 * confirmations run one after the other, and a rollback returns the number.
 */
export async function nextNumber(db: Db, ambito: string, tipo: string): Promise<number> {
  const { ultimo } = await db
    .insertInto('correlativos')
    .values({ ambito, tipo, ultimo: 1 })
    .onConflict((conflict) =>
      conflict.columns(['ambito', 'tipo']).doUpdateSet({ ultimo: sql`correlativos.ultimo + 1` }),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow()
  return ultimo
}
