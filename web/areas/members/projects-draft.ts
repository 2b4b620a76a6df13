/** The projects of a member in a form: ids are text there, as in all lists of options. */
export type ProjectsDraft = { alcance: 'todos' | 'algunos'; proyectos: string[] }

export const extentOptions = [
  { value: 'todos', label: 'Todos los proyectos' },
  { value: 'algunos', label: 'Solo los que elija' },
] as const

export const draftOf = (proyectos: readonly number[] | null): ProjectsDraft => ({
  alcance: proyectos ? 'algunos' : 'todos',
  proyectos: (proyectos ?? []).map(String),
})

export const projectsOf = ({ alcance, proyectos }: ProjectsDraft): number[] | null =>
  alcance === 'todos' ? null : proyectos.map(Number)

export const projectErrors = ({ alcance, proyectos }: ProjectsDraft) => ({
  proyectos: alcance === 'algunos' && proyectos.length === 0 ? 'Elegí al menos un proyecto' : undefined,
})

/** How many projects a person sees, in words. */
export function extentText(proyectos: readonly number[] | null): string {
  if (proyectos === null) return 'Todos los proyectos'
  return proyectos.length === 1 ? '1 proyecto' : `${proyectos.length} proyectos`
}
