/** Areas whose records depend on one another: a change in one invalidates the data of all. */
import type { Area } from './operations.ts'

/** The catalogues of a company, what shows whether they have entries, and what holidays concern: the calendar and the plan. */
export const catalogueAreas = [
  'aprobaciones',
  'cotizaciones',
  'cuentas',
  'dashboards',
  'depositos',
  'eventos',
  'feriados',
  'fuentes',
  'historial',
  'indices',
  'materiales',
  'plan',
  'proveedores',
  'rubros',
  'tipos-documento',
  'tipos-evento',
  'unidades',
] as const satisfies Area[]

/** Budgets, contracts, documents, payments, and what is derived from them, such as due dates in the calendar. */
export const financeAreas = [
  'adendas',
  'aprobaciones',
  'certificados',
  'cobros',
  'comprobantes',
  'consumo',
  'contratos',
  'control',
  'cuenta-corriente',
  'cuentas',
  'dashboards',
  'eventos',
  'flujo',
  'historial',
  'liberaciones',
  'libro-iva',
  'modificaciones',
  'pagos',
  'plan',
  'presupuestos',
  'retenciones',
] as const satisfies Area[]

/** The stock of the deposits and what changes it; the calendar has the deliveries of orders. */
export const stockAreas = [
  'acopios',
  'consumo',
  'conteos',
  'eventos',
  'historial',
  'movimientos',
  'pedidos',
  'reservas',
  'stock',
] as const satisfies Area[]

/** The plan of works, and what shows its dates or its progress. */
export const planAreas = ['consumo', 'control', 'dashboards', 'eventos', 'historial', 'plan'] as const satisfies Area[]

/** For the mutations of these: pending until all that may depend on the change is refetched. */
export const financeChange = { invalidates: financeAreas, waits: true } as const
export const planChange = { invalidates: planAreas, waits: true } as const
export const stockChange = { invalidates: stockAreas, waits: true } as const
