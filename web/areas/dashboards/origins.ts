/** Where the figures of the dashboard come from: the screen with their rows, or the module that will hold them. */
export const origins = {
  presupuesto: '/finanzas/presupuesto',
  gastos: '/finanzas/control?columna=ejecutado',
  comprobantes: '/finanzas/comprobantes',
  saldo: '/finanzas/control',
  observaciones: '/apps/scrumboard',
  tareas: '/apps/tasks',
  agenda: '/calendario',
  equipo: '/empresa?ver=miembros',
} as const

/** The documents of a period, `2026-03-10/2026-03-16` as the dashboard names it. */
export function documentsOf(period: string): string {
  const [desde = '', hasta = ''] = period.split('/')
  return `${origins.comprobantes}?${new URLSearchParams({ desde, hasta }).toString()}`
}
