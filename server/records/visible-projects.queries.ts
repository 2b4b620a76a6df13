import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { VisibleProjects } from './visible-projects.ts'

/** As `canSeeProject`, in a query that joins `memberships`; `project` is a column or parameter with the id of a project. */
export const seesProject = (project: RawBuilder<number> = sql.ref('projects.id')): RawBuilder<SqlBool> =>
  sql<SqlBool>`("memberships"."proyectos" is null or "memberships"."proyectos" like '%,' || cast(${project} as text) || ',%')`

/** What concerns all projects at once, as `requireAllProjects`, among the changes of a company. */
const ofAllProjects = ['cuenta', 'transferencia']

/** Whether a row of `historial` is visible. */
export function isVisibleChange(proyectos: VisibleProjects): RawBuilder<SqlBool> {
  if (proyectos === null) return sql<SqlBool>`1 = 1`
  return sql<SqlBool>`(${isVisible('proyectoId', proyectos)} and ${sql.ref('entidad')} not in (${sql.join(ofAllProjects)}))`
}

/** Whether a column has a visible project, or none: what belongs to the company as a whole is visible to all members. */
export function isVisible(column: string, proyectos: VisibleProjects): RawBuilder<SqlBool> {
  if (proyectos === null) return sql<SqlBool>`1 = 1`
  return sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} in (${sql.join(proyectos)}))`
}
