import type { AnyDb } from '../columns.ts'

/** The projects that a member sees, as `,1,5,`; null: all. An invitation carries them to the membership. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('memberships').addColumn('proyectos', 'text').execute()
  await db.schema.alterTable('invitations').addColumn('proyectos', 'text').execute()
}
