import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'

/** For the invoices that seem to bill a certificate without naming it, by their net amount. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createIndex('comprobantes_sin_certificado')
    .on('comprobantes')
    .columns(['proyectoId', 'neto'])
    .where(sql<boolean>`"certificadoId" is null`)
    .execute()
  // Without statistics SQLite compares every document with every certificate.
  await sql`analyze "comprobantes"`.execute(db)
}
