/** What each part of Finanzas gets: the project, and what of the address comes after its own. */
export type SectionProps = { proyectoId: number; id: string | undefined; rest: string[] }
