export type CalendariosTables = {
  calendarios: {
    id: string
    proyectoId: number
    userId: string
    nombre: string
    conVencimientos: number
    tokenHash: string
    creado: string
    usado: string | null
  }
}
