/** The screens with the rows behind each figure of the dashboard. */
export const origins = {
  proveedores: '/solo-desarrollo/carga-categoricos?lista=proveedores',
  indices: '/solo-desarrollo/carga-categoricos?lista=indices',
  presupuesto: '/finanzas/presupuesto',
  contratos: '/finanzas/contratos',
  gastos: '/finanzas/control?columna=ejecutado',
  comprobantes: '/finanzas/comprobantes',
  saldo: '/finanzas/control',
  observaciones: '/apps/scrumboard',
  tareas: '/calendario/plan',
  agenda: '/calendario',
  equipo: '/empresa?ver=miembros',
} as const

/** The list of comprobantes of a period such as `2026-03-10/2026-03-16`. */
export function documentsOf(period: string): string {
  const [desde = '', hasta = ''] = period.split('/')
  return `${origins.comprobantes}?${new URLSearchParams({ desde, hasta }).toString()}`
}
