import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { findActiveProject } from '../projects/service.ts'
import { selectDeveloper } from './queries.ts'

/**
 * The active company and project of the signed-in person; null where none is chosen or the person has left the company.
 * Apart from `service.ts`, which the projects build on.
 */
export async function getSelection(ctx: Context): Promise<components['schemas']['Selection']> {
  const { id, activeDeveloperId } = ctx.user
  if (activeDeveloperId === null) return { desarrolladora: null, proyecto: null }
  const [desarrolladora, proyecto] = await Promise.all([
    selectDeveloper(ctx.store.read, id, activeDeveloperId),
    findActiveProject(ctx),
  ])
  return { desarrolladora: desarrolladora ?? null, proyecto: proyecto ?? null }
}
