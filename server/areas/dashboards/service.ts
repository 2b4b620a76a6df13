import type { Context } from '../../context.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import { emptyProjectDashboard } from './empty-project.ts'
import { selectDemoDashboard, selectProjectDashboard } from './queries.ts'

/** Anybody who is signed in: a demo dashboard as JSON. Throws 404 where the demo data was not seeded. */
export async function getDemoDashboard(ctx: Context, name: 'analytics' | 'crypto' | 'finance'): Promise<string> {
  const content = await selectDemoDashboard(ctx.store.read, name)
  if (content === undefined) throw notFound('Esta instalación no tiene los datos de demostración.')
  return content
}

/**
 * The figures of the project that the call works on as JSON (seed 000, section 2); zeros where it has none yet. Throws
 * 409 without an active project, also when the person no longer belongs to its company.
 */
export async function getProjectDashboard({ store, user, company }: Context): Promise<string> {
  const project =
    company.projectId === null ? undefined : await selectProjectDashboard(store.read, user.id, company.projectId)
  if (!project) {
    const message = 'Todavía no elegiste un proyecto. Elegí una desarrolladora y uno de sus proyectos para seguir.'
    throw new Problem(409, 'No active project', message)
  }
  return project.content ?? JSON.stringify(emptyProjectDashboard)
}
