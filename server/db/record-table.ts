/** For migrations: tables of project records. */
import { sql, type ColumnDataType, type CreateTableBuilder } from 'kysely'
import { binaryText, notNull, serialKey, type AnyDb } from './columns.ts'

/** `day`: a day or month as text. A trailing `?` makes it nullable. */
type ColumnType = ColumnDataType | 'day'
type Columns = Record<string, ColumnType | `${ColumnType}?`>
type Table = CreateTableBuilder<string, never>

/** Creates a table with the columns of every record and those of `columns`; `more` adds foreign keys and other constraints. */
export async function createRecordTable(db: AnyDb, name: string, columns: Columns, more = (table: Table) => table) {
  let table = serialKey(db, db.schema.createTable(name), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('numero', 'integer')
    .addColumn('estado', 'text', notNull)
    .addColumn('motivoEstado', 'text')
    .addColumn('version', 'integer', notNull)
    .addColumn('searchText', 'text', notNull)
  for (const [column, type] of Object.entries(columns)) {
    const isOptional = type.endsWith('?')
    const plain = type.replace('?', '') as ColumnType
    // Both stores compare days and months bytewise. Earlier migrations declare them as text, under these names.
    const isDay = plain === 'day' || (plain === 'text' && /^(fecha|periodo|vencimiento|mes)/.test(column))
    const dataType = isDay ? binaryText(db) : (plain as ColumnDataType)
    table = table.addColumn(column as never, dataType, (c) => (isOptional ? c : c.notNull())) as never
  }
  await more(table as never).execute()
  await createIndex(db, name, ['proyectoId', 'seq', 'estado', 'searchText'])
}

const indexOf = (db: AnyDb, table: string, columns: string[]) =>
  db.schema
    .createIndex([table, ...columns.slice(0, 3)].join('_'))
    .on(table)
    .columns(columns)

/** Creates an index named after its table and its first three columns. */
export async function createIndex(db: AnyDb, table: string, columns: string[]): Promise<void> {
  await indexOf(db, table, columns).execute()
}

/**
 * The same, without the rows whose first column is empty. For columns that are mostly empty: with those rows SQLite takes every value
 * for common, and reads the whole table.
 */
export async function createFilledIndex(db: AnyDb, table: string, columns: string[]): Promise<void> {
  await indexOf(db, table, columns)
    .where(sql<boolean>`${sql.ref(columns[0]!)} is not null`)
    .execute()
}
