import { isProjectTipo, type ProjectTipo } from '../../../openapi/shared/project-loads.ts'
import type { CargaTipo } from './queries.ts'

export const companyLoadAddress = '/solo-desarrollo/carga-categoricos/cargar'
export const projectLoadAddress = '/solo-desarrollo/carga-transaccionales'

/** Where the records of a project are listed, and the list that opens one of them by its address. */
const lists: Record<ProjectTipo, { to: string; opens?: true }> = {
  presupuestoItems: { to: '/finanzas/presupuesto' },
  tareas: { to: '/calendario/plan' },
  comprobantes: { to: '/finanzas/comprobantes', opens: true },
  pagos: { to: '/finanzas/pagos', opens: true },
  cobros: { to: '/finanzas/cobros', opens: true },
  certificados: { to: '/finanzas/certificados' },
  movimientos: { to: '/materiales/movimientos', opens: true },
  eventos: { to: '/calendario', opens: true },
}

/** 'tiposDocumento' is the catalogue 'tipos-documento'; the values of an index are in its own. */
const catalogueKey = (tipo: CargaTipo) =>
  tipo === 'indiceValores' ? 'indices' : tipo.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The list that has the loaded records. */
export const listAddress = (tipo: CargaTipo): string =>
  isProjectTipo(tipo) ? lists[tipo].to : `/solo-desarrollo/carga-categoricos?lista=${catalogueKey(tipo)}`

/** The address that shows one record; null if no screen does. */
export const recordAddress = (tipo: CargaTipo, id: string): string | null =>
  isProjectTipo(tipo) && lists[tipo].opens ? `${lists[tipo].to}?abierto=${id}` : null
