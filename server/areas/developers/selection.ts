import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { findActiveProject } from '../projects/door.ts'
import { selectDeveloper, selectProposedCompany, selectSampleScreens } from './queries.ts'
import { showsSamples } from './sample-screens.ts'

/**
 * The company and project of the request, or else the selected ones; null without a selection or after leaving the company.
 * Separate from `service.ts`, which the projects area imports.
 */
export async function getSelection(ctx: Context): Promise<components['schemas']['Selection']> {
  if (!ctx.company.isChosen) {
    const empresaPropuesta = await selectProposedCompany(ctx.store.read, ctx.user.id)
    const pantallasDeMuestra = await showsSamples(ctx.store.read, null)
    const nothing = { desarrolladora: null, proyecto: null, rol: null, pantallasDeMuestra }
    return { ...nothing, ...(empresaPropuesta && { empresaPropuesta }) }
  }
  const [desarrolladora, proyecto, pantallasDeMuestra] = await Promise.all([
    selectDeveloper(ctx.store.read, ctx.user.id, ctx.company.id),
    findActiveProject(ctx),
    selectSampleScreens(ctx.store.read, ctx.company.id).then((decided) => showsSamples(ctx.store.read, decided)),
  ])
  return {
    desarrolladora: desarrolladora ?? null,
    proyecto: proyecto ?? null,
    rol: ctx.company.role,
    pantallasDeMuestra,
    todosLosProyectos: ctx.company.proyectos === null,
  }
}
