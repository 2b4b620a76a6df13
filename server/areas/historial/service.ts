import type { Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { listChanges } from '../../records/history.ts'

const placeOf = ({ company }: Context) => ({ desarrolladoraId: company.id, proyectos: company.proyectos })

/** The changes in a company, newest first. */
export function listCompanyHistory(ctx: Context, query: Query<'listCompanyHistory'>) {
  return listChanges(ctx, { ...placeOf(ctx), ...query }, query)
}

/** The changes in a project, newest first. */
export function listProjectHistory(ctx: Context, proyectoId: number, query: Query<'listProjectHistory'>) {
  return listChanges(ctx, { ...placeOf(ctx), proyectoId, ...query }, query)
}
