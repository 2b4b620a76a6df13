import type { components } from '../../../openapi/generated/schema.d.ts'
import { asStored, type Catalogue } from '../../records/catalogue.ts'

type TipoDocumento = components['schemas']['TipoDocumento']

export const tiposDocumento: Catalogue<TipoDocumento, 'tiposDocumento'> = {
  table: 'tiposDocumento',
  entidad: 'tipoDocumento',
  words: {
    missing: 'No encontramos ese tipo de documento.',
    taken: (other) => `Ya existe el tipo de documento ${other.nombre}.`,
  },
  fields: { nombre: 'text', vence: 'flag', diasAviso: 'number', obligatorio: 'flag' },
  defaults: { vence: false, diasAviso: 0, obligatorio: false },
  keyField: 'nombre',
  keyOf: (each) => each.nombre,
  sortOf: (each) => each.nombre,
  searchOf: (each) => each.nombre,
  sorts: { nombre: 'sortKey' },
  uses: [{ table: 'documentos', column: 'tipoId' }],
  // Without an expiry there is no warning.
  validate: (_scope, tipo) => (tipo.vence ? tipo : { ...tipo, diasAviso: 0 }),
  load: asStored,
  sheet: [
    { title: 'Nombre', kind: 'text', value: (each) => each.nombre },
    { title: 'Vence', kind: 'flag', value: (each) => each.vence },
    { title: 'Días de aviso', kind: 'number', value: (each) => each.diasAviso },
    { title: 'Obligatorio', kind: 'flag', value: (each) => each.obligatorio },
  ],
}
