import { byName, textField, type Noun } from '../../records/catalogue/noun.ts'
import { catalogueTitles } from '../../records/catalogue/titles.ts'

/** Catalogue of calendar event types. */
export const tiposEvento: Noun<'tipos-evento'> = {
  key: 'tipos-evento',
  entity: 'tipoEvento',
  operations: {
    list: 'listTiposEvento',
    get: 'getTipoEvento',
    create: 'createTipoEvento',
    update: 'updateTipoEvento',
  },
  title: catalogueTitles['tipos-evento'],
  one: 'tipo de evento',
  label: byName,
  sort: 'nombre',
  columns: [
    { name: 'nombre', title: 'Nombre', sort: 'nombre' },
    { name: 'color', title: 'Color', kind: 'colour' },
  ],
  fields: [
    textField('nombre', 'Nombre', { required: true, maxLength: 120 }),
    { name: 'color', label: 'Color', kind: 'colour', initial: '#1d4ed8' },
  ],
}
