import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { getDeveloper } from '../developers/service.ts'
import { announceChange } from '../events/service.ts'
import { selectActiveProject, selectProjects, updateActiveProject } from './queries.ts'

type Project = components['schemas']['Project']

/** The projects of a company of the signed-in person, sorted by name. Throws 404 for any other company. */
export async function listProjects(ctx: Context, developerId: number): Promise<Project[]> {
  const developer = await getDeveloper(ctx, developerId)
  return selectProjects(ctx.store.read, developer.id)
}

/** Stores the choice of the active project; false where it is not one of the person's active company. */
export function setActiveProject(ctx: Context, projectId: number): Promise<boolean> {
  return ctx.store.write(async (db) => {
    const isOwn = await updateActiveProject(db, ctx.user.id, projectId)
    if (isOwn) await announceChange(ctx, db, 'selection')
    return isOwn
  })
}

/** The active project of the signed-in person; undefined where none of the person's own is chosen. */
export function findActiveProject(ctx: Context): Promise<Project | undefined> {
  return selectActiveProject(ctx.store.read, ctx.user.id)
}
