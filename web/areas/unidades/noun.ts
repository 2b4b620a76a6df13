import { words } from '../../../openapi/generated/words.ts'
import { byCodeAndName, textField, type Noun } from '../../records/catalogue/noun.ts'
import { catalogueTitles } from '../../records/catalogue/titles.ts'

const unitKinds = Object.entries(words.UnidadTipo)

/** Catalogue of units of measurement. */
export const unidades: Noun<'unidades'> = {
  key: 'unidades',
  entity: 'unidad',
  operations: {
    list: 'listUnidades',
    get: 'getUnidad',
    create: 'createUnidad',
    update: 'updateUnidad',
  },
  title: catalogueTitles.unidades,
  one: 'unidad',
  isFeminine: true,
  label: byCodeAndName,
  sort: 'codigo',
  filters: [{ name: 'tipo', label: 'Tipo', options: unitKinds }],
  columns: [
    { name: 'codigo', title: 'Código', sort: 'codigo' },
    { name: 'nombre', title: 'Nombre', sort: 'nombre' },
    { name: 'tipo', title: 'Tipo', kind: 'choice', options: unitKinds, sort: 'tipo' },
    { name: 'decimales', title: 'Decimales', kind: 'number' },
  ],
  fields: [
    textField('codigo', 'Código', { required: true, maxLength: 12, help: 'Como m², kg o bolsa' }),
    textField('nombre', 'Nombre', { required: true, maxLength: 60 }),
    { name: 'tipo', label: 'Tipo', kind: 'choice', options: unitKinds, initial: 'cantidad' },
    { name: 'decimales', label: 'Decimales', kind: 'number', initial: '2', help: 'De 0 a 4' },
  ],
}
