/** Areas whose records depend on one another: a change in one invalidates the data of all. */
import type { Area } from './operations.ts'

/** The catalogues of a company, and what shows whether they have entries. */
export const catalogueAreas = [
  'cotizaciones',
  'dashboards',
  'depositos',
  'feriados',
  'historial',
  'indices',
  'materiales',
  'proveedores',
  'rubros',
  'tipos-documento',
  'tipos-evento',
  'unidades',
] as const satisfies Area[]

/** Budgets, contracts, documents, payments, and what is derived from them. */
export const financeAreas = [
  'certificados',
  'cobros',
  'comprobantes',
  'consumo',
  'contratos',
  'control',
  'cuenta-corriente',
  'dashboards',
  'flujo',
  'historial',
  'modificaciones',
  'pagos',
  'plan',
  'presupuestos',
] as const satisfies Area[]

/** The stock of the deposits and what changes it. */
export const stockAreas = [
  'acopios',
  'consumo',
  'conteos',
  'historial',
  'movimientos',
  'pedidos',
  'reservas',
  'stock',
] as const satisfies Area[]

/** The plan of works, and what shows its progress. */
export const planAreas = ['control', 'dashboards', 'historial', 'plan'] as const satisfies Area[]

/** For the mutations of these: pending until all that may depend on the change is refetched. */
export const financeChange = { invalidates: financeAreas, waits: true } as const
export const planChange = { invalidates: planAreas, waits: true } as const
export const stockChange = { invalidates: stockAreas, waits: true } as const
