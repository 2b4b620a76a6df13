import { forbidden } from '../lib/problem.ts'

/** Which projects of a company a member sees (docs/domain/projects.md, Projects of a member). Null: all of them. */
export type VisibleProjects = readonly number[] | null

/** Whether a member with this list sees a project. Every access check passes here, or `seesProject` in SQL. */
export function canSeeProject({ proyectos }: { proyectos: VisibleProjects }, proyectoId: number): boolean {
  return proyectos === null || proyectos.includes(proyectoId)
}

/**
 * For what concerns all projects of a company at once, such as its accounts: their balances would show what hidden projects receive and
 * pay. Throws 403 for a member who sees only some projects.
 */
export function requireAllProjects({ proyectos }: { proyectos?: VisibleProjects }): void {
  if (!proyectos) return
  throw forbidden(
    'Las cuentas, las transferencias y los cheques son de toda la empresa, y vos ves solo algunos de sus proyectos. Pedile acceso a un administrador.',
  )
}

/** The stored form of a list, `,1,5,`: a single column, read with the membership, that SQL can search. */
export function storedProjects(proyectos: VisibleProjects): string | null {
  return proyectos && `,${[...new Set(proyectos)].toSorted((a, b) => a - b).join(',')},`
}

/** The list of a stored column. */
export function visibleProjects(stored: string | null): number[] | null {
  return stored === null ? null : stored.split(',').filter(Boolean).map(Number)
}
