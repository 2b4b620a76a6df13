/** Copies rows of any table between stores that have the same columns. */
import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'

export type Row = Record<string, unknown>
export type TableRows = { table: string; rows: Row[] }

const batchRows = 500
/** Rows of 256 kB each. */
const batchPieces = 16
const batchOf = (table: string) => (table === 'storedPieces' ? batchPieces : batchRows)
// SQLite takes at most 32,766 parameters in a statement, PostgreSQL 65,535.
const maxParameters = 30_000
const migratorTables = new Set(['migrations', 'migrationLock'])

/** The data tables of an SQLite store, without those of the migrator and of search indexes. */
export async function dataTables(db: AnyDb): Promise<string[]> {
  const { rows } = await sql<{ name: string; type: string }>`pragma table_list`.execute(db)
  const names = rows.filter((row) => row.type === 'table').map((row) => row.name)
  return names.filter((name) => !name.startsWith('sqlite_') && !migratorTables.has(name)).toSorted()
}

/** The store's migrations in order; empty if it is no store of Obra. */
export async function appliedMigrations(db: AnyDb): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'migrations')) return []
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute()
  return rows.map((row) => String(row.name))
}

/** All rows of an SQLite store, table by table, in batches. */
export async function* readSqlite(db: AnyDb, tables: string[]): AsyncGenerator<TableRows> {
  for (const table of tables) {
    let rows: Row[] = []
    for await (const row of db.selectFrom(table).selectAll().stream()) {
      if (rows.push(row as Row) < batchOf(table)) continue
      yield { table, rows }
      rows = []
    }
    if (rows.length > 0) yield { table, rows }
  }
}

/** All rows of a PostgreSQL store, table by table, in batches; `db` must be a transaction, for the cursor and one snapshot. */
export async function* readPostgres(db: AnyDb, tables: string[]): AsyncGenerator<TableRows> {
  for (const table of tables) {
    await sql`declare dump no scroll cursor for select * from ${sql.table(table)}`.execute(db)
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(batchOf(table))} from dump`.execute(db)
      if (rows.length === 0) break
      yield { table, rows }
    }
    await sql`close dump`.execute(db)
  }
}

/** Inserts rows unchanged, in statements small enough for both stores. */
export async function insertRows(db: AnyDb, { table, rows }: TableRows): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length
  const most = Math.max(1, Math.floor(maxParameters / Math.max(1, columns)))
  for (let start = 0; start < rows.length; start += most) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + most))
      .execute()
  }
}
