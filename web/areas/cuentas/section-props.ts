/** What the screen of Finanzas passes to its sections. */
export type SectionProps = { proyectoId: number; id: string | undefined }
