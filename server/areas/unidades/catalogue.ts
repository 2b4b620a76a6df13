import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { asStored, type Catalogue } from '../../records/catalogue.ts'

type Unidad = components['schemas']['Unidad']

export const unidades: Catalogue<Unidad, 'unidades'> = {
  table: 'unidades',
  entidad: 'unidad',
  words: {
    missing: 'No encontramos esa unidad.',
    taken: (other) => `Ya existe la unidad ${other.codigo}: ${other.nombre}.`,
  },
  fields: { codigo: 'text', nombre: 'text', tipo: 'text', decimales: 'number' },
  defaults: { decimales: 2 },
  keyField: 'codigo',
  keyOf: (unidad) => unidad.codigo,
  sortOf: (unidad) => unidad.codigo,
  searchOf: (unidad) => `${unidad.codigo} ${unidad.nombre}`,
  sorts: { codigo: 'sortKey', nombre: 'nombre', tipo: 'tipo' },
  equals: ['tipo'],
  uses: [
    { table: 'materiales', column: 'unidadId' },
    { table: 'presupuestoItems', column: 'unidadId' },
  ],
  load: asStored,
  sheet: [
    { title: 'Código', kind: 'text', value: (unidad) => unidad.codigo },
    { title: 'Nombre', kind: 'text', value: (unidad) => unidad.nombre },
    { title: 'Tipo', kind: 'text', value: (unidad) => words.UnidadTipo[unidad.tipo] },
    { title: 'Decimales', kind: 'number', value: (unidad) => unidad.decimales },
  ],
}
