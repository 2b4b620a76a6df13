import { sql } from 'kysely'
import { isPostgres, type AnyDb } from '../columns.ts'
import { createSearchIndex } from '../search.ts'

/** Substring search of stock movements, of which a project has tens of thousands. */
export async function up(db: AnyDb): Promise<void> {
  await createSearchIndex(db, 'movimientos', 'seq')
  if (!isPostgres(db)) await sql`insert into "movimientosSearch"("movimientosSearch") values ('rebuild')`.execute(db)
}
