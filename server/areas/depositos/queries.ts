import type { Db } from '../../db/schema.ts'

/** Whether the company has a project. */
export async function hasProject(db: Db, desarrolladoraId: number, proyectoId: number): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', proyectoId)
    .where('companyId', '=', desarrolladoraId)
    .executeTakeFirst()
  return row !== undefined
}
