import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'

/** Contracts and payments are found by number, contracts also by supplier; a number is looked up by an index. */
export async function up(db: AnyDb): Promise<void> {
  const number = sql`coalesce(cast("numero" as text), '')`
  // The text of the supplier is folded already.
  const supplier = sql`(select p."searchText" from "proveedores" as p where p."id" = "proveedorId")`
  await sql`update "contratos" set "searchText" = "searchText" || ' ' || ${number} || ' ' || ${supplier}`.execute(db)
  await sql`update "pagos" set "searchText" = ${number} || ' ' || "searchText"`.execute(db)
  for (const table of ['comprobantes', 'pagos']) await createIndex(db, table, ['proyectoId', 'numero', 'seq'])
}
