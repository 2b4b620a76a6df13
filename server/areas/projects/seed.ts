import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { toScaled } from '../../money/decimal.ts'
import { fold, identityKey, sortKey } from '../../lib/text.ts'
import type { NewProject } from './company-projects.queries.ts'

type Details = Partial<Omit<NewProject, 'superficieCubierta' | 'superficieVendible'>> & {
  superficieCubierta?: string
  superficieVendible?: string
}
type Fixture = {
  projects: { companyId: number; project: { id: number; nombre: string; descripcion: string } }[]
  details: Record<number, Details>
}

/** Seeds the sample projects. */
export async function seedProjects(db: Db, { move }: SeedContext): Promise<void> {
  const { projects, details } = readFixture<Fixture>('projects')
  const day = (date: string | null | undefined) => (date ? move.date(date) : null)
  const scaled = (text: string | undefined) => (text === undefined ? null : toScaled('cantidad', text))
  const rows = projects.map(({ companyId, project }): NewProject & { id: number } => {
    const projectDetails = details[project.id] ?? {}
    const codigo = projectDetails.codigo ?? `P${project.id}`
    const direccion = projectDetails.direccion ?? ''
    return {
      tipo: 'otro',
      estado: 'activo',
      motivo: null,
      monedaBase: 'ARS',
      unidades: null,
      indiceId: null,
      ...projectDetails,
      ...project,
      companyId,
      codigo,
      direccion,
      codigoKey: identityKey(codigo),
      sortKey: sortKey(project.nombre),
      searchText: fold(`${project.nombre}\n${codigo}\n${direccion}`),
      mesBase: day(projectDetails.mesBase ? `${projectDetails.mesBase}-15` : null)?.slice(0, 7) ?? null,
      fechaInicio: day(projectDetails.fechaInicio),
      fechaFinPlan: day(projectDetails.fechaFinPlan),
      fechaFinReal: null,
      superficieCubierta: scaled(projectDetails.superficieCubierta),
      superficieVendible: scaled(projectDetails.superficieVendible),
    }
  })
  await db.insertInto('projects').values(rows).execute()
}
