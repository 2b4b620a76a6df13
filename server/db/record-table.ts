/** For migrations: tables of project records. */
import type { ColumnDataType, CreateTableBuilder } from 'kysely'
import { binaryText, notNull, serialKey, type AnyDb } from './columns.ts'

type Columns = Record<string, ColumnDataType | `${ColumnDataType}?`>
type Table = CreateTableBuilder<string, never>

/** Creates a table with the columns of every record and those of `columns` (a type ending in `?` is nullable). */
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
    const plain = type.replace('?', '') as ColumnDataType
    // Days and months are compared bytewise on both stores.
    const dataType = /^(fecha|periodo|vencimiento|mes)/.test(column) && plain === 'text' ? binaryText(db) : plain
    table = table.addColumn(column as never, dataType, (c) => (isOptional ? c : c.notNull())) as never
  }
  await more(table as never).execute()
  await createIndex(db, name, ['proyectoId', 'seq', 'estado', 'searchText'])
}

/** Creates an index named after its table and its first three columns. */
export async function createIndex(db: AnyDb, table: string, columns: string[]): Promise<void> {
  const name = [table, ...columns.slice(0, 3)].join('_')
  await db.schema.createIndex(name).on(table).columns(columns).execute()
}
