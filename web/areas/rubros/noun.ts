import { byCodeAndName, textField, type Noun } from '../../records/catalogue/noun.ts'
import { catalogueTitles } from '../../records/catalogue/titles.ts'

/** Catalogue of rubros, a tree of work categories. */
export const rubros: Noun<'rubros'> = {
  key: 'rubros',
  entity: 'rubro',
  operations: {
    list: 'listRubros',
    get: 'getRubro',
    create: 'createRubro',
    update: 'updateRubro',
    order: 'orderRubros',
  },
  title: catalogueTitles.rubros,
  one: 'rubro',
  label: byCodeAndName,
  sort: 'codigo',
  columns: [
    { name: 'codigo', title: 'Código', sort: 'codigo' },
    { name: 'nombre', title: 'Nombre', sort: 'nombre' },
  ],
  fields: [
    textField('codigo', 'Código', { required: true, maxLength: 20, help: 'Como 05 o 05.02' }),
    textField('nombre', 'Nombre', { required: true, maxLength: 120 }),
    { name: 'padreId', label: 'Dentro de', kind: 'entry', from: 'rubros' },
  ],
}
