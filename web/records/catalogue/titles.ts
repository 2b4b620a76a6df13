import type { NounKey } from './noun.ts'

/** The titles of the catalogues, in the order of the menu. */
export const catalogueTitles: Record<NounKey, string> = {
  proveedores: 'Proveedores',
  rubros: 'Rubros',
  unidades: 'Unidades',
  cotizaciones: 'Cotizaciones',
  indices: 'Índices',
  materiales: 'Materiales',
  depositos: 'Depósitos',
  cuentas: 'Cuentas',
  feriados: 'Feriados',
  'tipos-documento': 'Tipos de documento',
  'tipos-evento': 'Tipos de evento',
}
