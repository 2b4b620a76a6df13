/** Which projects of a company a member sees (docs/domain/projects.md, Projects of a member). Null: all of them. */
export type VisibleProjects = readonly number[] | null

/** Whether a member with this list sees a project. Every access check passes here, or `seesProject` in SQL. */
export function canSeeProject({ proyectos }: { proyectos: VisibleProjects }, proyectoId: number): boolean {
  return proyectos === null || proyectos.includes(proyectoId)
}

/** The stored form of a list, `,1,5,`: a single column, read with the membership, that SQL can search. */
export function storedProjects(proyectos: VisibleProjects): string | null {
  return proyectos && `,${[...new Set(proyectos)].toSorted((a, b) => a - b).join(',')},`
}

/** The list of a stored column. */
export function visibleProjects(stored: string | null): number[] | null {
  return stored === null ? null : stored.split(',').filter(Boolean).map(Number)
}
