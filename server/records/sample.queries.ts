import { dayAt } from '../lib/calendar.ts'
import type { Db } from '../db/schema.ts'
import { selectProject } from './record.queries.ts'
import type { ProjectScope } from './record.ts'

/** The scope of a sample project, for rules that requests follow too. */
export async function sampleScope(db: Db, proyectoId: number, now: Date): Promise<ProjectScope> {
  const project = (await selectProject(db, proyectoId))!
  const { companyId: desarrolladoraId } = await db
    .selectFrom('projects')
    .select('companyId')
    .where('id', '=', proyectoId)
    .executeTakeFirstOrThrow()
  return { db, desarrolladoraId, today: dayAt(now), project }
}
