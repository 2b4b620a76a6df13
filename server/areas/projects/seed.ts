import { readFixture } from '../../db/fixtures.ts'
import type { Db } from '../../db/schema.ts'
import { sortKey } from '../../lib/text.ts'

type Fixture = { projects: { developerId: number; project: { id: number; nombre: string; descripcion: string } }[] }

/** The sample projects, each under its company. */
export async function seedProjects(db: Db): Promise<void> {
  const { projects } = readFixture<Fixture>('projects')
  const rows = projects.map(({ developerId, project }) => ({
    ...project,
    developerId,
    sortKey: sortKey(project.nombre),
  }))
  await db.insertInto('projects').values(rows).execute()
}
