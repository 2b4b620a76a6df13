import type { Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { listChanges } from '../../records/history.ts'

/** The changes in a company, newest first. */
export function listCompanyHistory(ctx: Context, query: Query<'listCompanyHistory'>) {
  return listChanges(ctx, { desarrolladoraId: ctx.company.id, ...query }, query)
}

/** The changes in a project, newest first. */
export function listProjectHistory(ctx: Context, proyectoId: number, query: Query<'listProjectHistory'>) {
  return listChanges(ctx, { desarrolladoraId: ctx.company.id, proyectoId, ...query }, query)
}
