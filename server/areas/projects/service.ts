/** Projects of the companies of a user. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../lib/problem.ts'
import { getDeveloper } from '../developers/door.ts'
import { announceChange } from '../live/door.ts'
import {
  selectProject,
  selectProjectNames,
  selectProjects,
  selectProjectWithCompany,
  updateActiveProject,
} from './queries.ts'

type Project = components['schemas']['Project']

/** The projects of a company of the user, sorted by name. Throws 404 for any other company. */
export async function listProjects(ctx: Context, companyId: number): Promise<Project[]> {
  const developer = await getDeveloper(ctx, companyId)
  return selectProjects(ctx.store.read, ctx.user.id, developer.id)
}

/** A project of any company of the user, with its company. Throws 404 for other projects. */
export async function getProjectById(ctx: Context, id: number): Promise<components['schemas']['ProjectWithCompany']> {
  const project = await selectProjectWithCompany(ctx.store.read, ctx.company.id, id)
  if (!project) throw notFound('No encontramos ese proyecto.')
  return project
}

/**
 * Stores the active project and its company; false where the project is not of the company that the call names or the account
 * chose (docs/domain/projects.md, Selection).
 */
export async function setActiveProject(ctx: Context, projectId: number): Promise<boolean> {
  if (!ctx.company.isChosen) return false
  return ctx.store.write(async (db) => {
    const isOwn = await updateActiveProject(db, ctx.user.id, ctx.company.id, projectId)
    if (isOwn) await announceChange(ctx, db, 'selection')
    return isOwn
  })
}

/** The project that the request names, or the active one; undefined without either. */
export async function findActiveProject(ctx: Context): Promise<Project | undefined> {
  const { id, projectId } = ctx.company
  return projectId === null ? undefined : selectProject(ctx.store.read, id, projectId)
}

/** The first projects of all companies of the user whose name or code contains the text, with their company. */
export function findProjectNames(ctx: Context, text: string, limit: number) {
  return selectProjectNames(ctx.store.read, ctx.user.id, text, limit)
}
