import type { components } from '../../../openapi/generated/schema.d.ts'
import { asStored, type Catalogue } from '../../records/catalogue.ts'

type TipoEvento = components['schemas']['TipoEvento']

export const tiposEvento: Catalogue<TipoEvento, 'tiposEvento'> = {
  table: 'tiposEvento',
  entidad: 'tipoEvento',
  words: {
    missing: 'No encontramos ese tipo de evento.',
    taken: (other) => `Ya existe el tipo de evento ${other.nombre}.`,
  },
  fields: { nombre: 'text', color: 'text' },
  defaults: {},
  keyField: 'nombre',
  keyOf: (each) => each.nombre,
  sortOf: (each) => each.nombre,
  searchOf: (each) => each.nombre,
  sorts: { nombre: 'sortKey' },
  uses: [{ table: 'eventos', column: 'tipoId' }],
  load: asStored,
  sheet: [
    { title: 'Nombre', kind: 'text', value: (each) => each.nombre },
    { title: 'Color', kind: 'text', value: (each) => each.color },
  ],
}
