import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { SheetColumn } from '../../lib/sheet.ts'

/** The columns of the project export: every field of the form. */
export const projectSheet: SheetColumn<components['schemas']['Proyecto']>[] = [
  { title: 'Proyecto', kind: 'text', value: (each) => each.nombre },
  { title: 'Código', kind: 'text', value: (each) => each.codigo },
  { title: 'Estado', kind: 'text', value: (each) => words.ProyectoEstado[each.estado] },
  { title: 'Motivo de la cancelación', kind: 'text', value: (each) => each.motivo },
  { title: 'Tipo', kind: 'text', value: (each) => words.ProyectoTipo[each.tipo] },
  { title: 'Dirección', kind: 'text', value: (each) => each.direccion },
  { title: 'Moneda base', kind: 'text', value: (each) => each.monedaBase },
  { title: 'Inicio', kind: 'day', value: (each) => each.fechaInicio },
  { title: 'Fin previsto', kind: 'day', value: (each) => each.fechaFinPlan },
  { title: 'Fin real', kind: 'day', value: (each) => each.fechaFinReal },
  { title: 'Superficie cubierta (m²)', kind: 'decimal', value: (each) => each.superficieCubierta },
  { title: 'Superficie vendible (m²)', kind: 'decimal', value: (each) => each.superficieVendible },
  { title: 'Unidades', kind: 'number', value: (each) => each.unidades },
  { title: 'Mes base', kind: 'month', value: (each) => each.mesBase },
  { title: 'Descripción', kind: 'text', value: (each) => each.descripcion },
  { title: 'Archivado', kind: 'flag', value: (each) => each.archivado },
]
