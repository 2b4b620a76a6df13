import type { Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { listChanges } from '../../records/history.ts'

/** What was changed in a company, the newest first. */
export function listCompanyHistory(ctx: Context, query: Query<'listCompanyHistory'>) {
  return listChanges(ctx, { desarrolladoraId: ctx.company.id, ...query }, query)
}

/** What was changed in a project, the newest first. */
export function listProjectHistory(ctx: Context, proyectoId: number, query: Query<'listProjectHistory'>) {
  return listChanges(ctx, { desarrolladoraId: ctx.company.id, proyectoId, ...query }, query)
}
