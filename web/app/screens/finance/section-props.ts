/** The props of a section of Finanzas: the project, and the rest of the path after the section's. */
export type SectionProps = { proyectoId: number; id: string | undefined; rest: string[] }
