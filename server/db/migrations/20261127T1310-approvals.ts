import type { AnyDb } from '../columns.ts'

/** The rules of approval of a company, as JSON: they are few, and always read and replaced together. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('aprobaciones')
    .addColumn('desarrolladoraId', 'integer', (column) =>
      column.primaryKey().references('developers.id').onDelete('cascade'),
    )
    .addColumn('reglas', 'text', (column) => column.notNull())
    .addColumn('cargaNoAprueba', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
}
