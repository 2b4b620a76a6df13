export type AprobacionesTables = {
  /** At most one row of a company; without one there are no rules. */
  aprobaciones: {
    desarrolladoraId: number
    /** JSON of the rules. */
    reglas: string
    cargaNoAprueba: number
    version: number
  }
}
