import type { ColumnDefinitionBuilder } from 'kysely'
import { fold, sortKey } from '../../lib/text.ts'
import { binaryText, type AnyDb } from '../columns.ts'

/** Users get columns for sorting and searching by name in SQL; existing projects are found without accents. */
export async function up(db: AnyDb): Promise<void> {
  const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')
  await db.schema.alterTable('users').addColumn('sortKey', binaryText(db), empty).execute()
  await db.schema.alterTable('users').addColumn('searchText', 'text', empty).execute()
  await db.schema.createIndex('memberships_developer').on('memberships').column('developerId').execute()
  for (const { id, name } of await db.selectFrom('users').select(['id', 'name']).execute()) {
    const keys = { sortKey: sortKey(name), searchText: fold(name) }
    await db.updateTable('users').set(keys).where('id', '=', id).execute()
  }
  const projects = db.selectFrom('projects').select(['id', 'nombre', 'codigo', 'direccion'])
  for (const { id, nombre, codigo, direccion } of await projects.execute()) {
    const searchText = fold(`${nombre}\n${codigo}\n${direccion}`)
    await db.updateTable('projects').set({ searchText }).where('id', '=', id).execute()
  }
}
