import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'

/**
 * For the stock entries of an invoice. Only of those that name one: with the many empty ones in the index, SQLite takes a value for
 * common, and reads all stock movements for each invoice.
 */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.dropIndex('movimientos_comprobanteId').execute()
  await db.schema
    .createIndex('movimientos_comprobanteId')
    .on('movimientos')
    .column('comprobanteId')
    .where(sql<boolean>`"comprobanteId" is not null`)
    .execute()
  await sql`analyze "movimientos"`.execute(db)
}
