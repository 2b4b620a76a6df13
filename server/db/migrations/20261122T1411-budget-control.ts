import { createIndex } from '../record-table.ts'
import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'

/** The lines that the budget control sums: one for each amount that a document adds to a column. */
export async function up(db: AnyDb): Promise<void> {
  await serialKey(db, db.schema.createTable('controlLineas'), 'seq')
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('columna', 'text', notNull)
    .addColumn('fecha', binaryText(db), notNull)
    .addColumn('rubroId', 'text', (c) => c.notNull().references('rubros.id'))
    .addColumn('item', binaryText(db), notNull)
    .addColumn('proveedorId', 'text', notNull)
    .addColumn('entidad', 'text', notNull)
    .addColumn('documentoId', 'text', notNull)
    .addColumn('importe', 'bigint', notNull)
    .execute()
  // Sums use the first index, in the order of their groups; pages and days use the second.
  const grouped = ['proyectoId', 'columna', 'rubroId', 'item', 'fecha', 'importe']
  await createIndex(db, 'controlLineas', grouped)
  const listed = ['proyectoId', 'columna', 'fecha', 'seq', 'rubroId', 'item', 'proveedorId', 'importe']
  await createIndex(db, 'controlLineas', listed)
  await createIndex(db, 'controlLineas', ['documentoId'])
  await createIndex(db, 'controlLineas', ['rubroId'])
  await db.schema
    .createTable('controlProyectos')
    .addColumn('proyectoId', 'integer', (c) => c.primaryKey().references('projects.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createTable('controlProyecciones')
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('rubroId', 'text', (c) => c.notNull().references('rubros.id'))
    .addColumn('importe', 'bigint')
    .addColumn('nota', 'text', notNull)
    .addColumn('fecha', binaryText(db), notNull)
    .addColumn('version', 'integer', notNull)
    .addPrimaryKeyConstraint('controlProyecciones_key', ['proyectoId', 'rubroId'])
    .execute()
  await createIndex(db, 'controlProyecciones', ['rubroId'])
  await createIndex(db, 'presupuestoItems', ['proyectoId', 'sortKey'])
}
