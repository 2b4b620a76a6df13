/** Whose records a call names: the company or project in its address. */
import type { Context } from '../http/env.ts'
import { notFound } from '../lib/problem.ts'
import { isMember, selectCompanyOfProject } from './company-queries.ts'

/** Throws 404 where the company is not there or not the person's. */
export async function requireCompany(ctx: Context, desarrolladoraId: number): Promise<void> {
  if (!(await isMember(ctx.store.read, ctx.user.id, desarrolladoraId)))
    throw notFound('No encontramos esa desarrolladora.')
}

/** The company of a project. Throws 404 where the project is not there or not the person's. */
export async function requireProject(ctx: Context, proyectoId: number): Promise<number> {
  const company = await selectCompanyOfProject(ctx.store.read, ctx.user.id, proyectoId)
  if (company === undefined) throw notFound('No encontramos ese proyecto.')
  return company
}
