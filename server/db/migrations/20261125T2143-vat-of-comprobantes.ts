import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'

/** The VAT condition of the supplier when a comprobante was saved, and how many lines it has on paper. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('comprobantes')
    .addColumn('condicionIva', 'text', (c) => c.notNull().defaultTo('RI'))
    .execute()
  await db.schema
    .alterTable('comprobantes')
    .addColumn('lineas', 'integer', (c) => c.notNull().defaultTo(10))
    .execute()
  await sql`update "comprobantes" set "condicionIva" =
    (select "condicionIva" from "proveedores" where "proveedores"."id" = "comprobantes"."proveedorId")`.execute(db)
}
