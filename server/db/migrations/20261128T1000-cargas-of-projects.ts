import type { AnyDb } from '../columns.ts'
import { createFilledIndex } from '../record-table.ts'

/** Loads of records of a project, some of which have many rows. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('cargas')
    .addColumn('proyectoId', 'integer', (c) => c.references('projects.id').onDelete('cascade'))
    .execute()
  await createFilledIndex(db, 'cargas', ['proyectoId'])
  await db.schema.alterTable('cargaFilas').addColumn('principal', 'integer').execute()
}
