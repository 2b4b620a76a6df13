import type { AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'

/** Tasks by their first and by their last day, for the calendar. */
export async function up(db: AnyDb): Promise<void> {
  for (const column of ['inicio', 'fin']) await createIndex(db, 'tareas', ['proyectoId', column])
}
