import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'
import { createFilledIndex } from '../record-table.ts'

/** For the stock entries of an invoice. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.dropIndex('movimientos_comprobanteId').execute()
  await createFilledIndex(db, 'movimientos', ['comprobanteId'])
  await sql`analyze "movimientos"`.execute(db)
}
