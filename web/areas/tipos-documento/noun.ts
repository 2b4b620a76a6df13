import { byName, textField, type Noun } from '../../records/catalogue/noun.ts'
import { catalogueTitles } from '../../records/catalogue/titles.ts'

/** Catalogue of document types that can be requested from others. */
export const tiposDocumento: Noun<'tipos-documento'> = {
  key: 'tipos-documento',
  entity: 'tipoDocumento',
  operations: {
    list: 'listTiposDocumento',
    get: 'getTipoDocumento',
    create: 'createTipoDocumento',
    update: 'updateTipoDocumento',
  },
  title: catalogueTitles['tipos-documento'],
  one: 'tipo de documento',
  label: byName,
  sort: 'nombre',
  columns: [
    { name: 'nombre', title: 'Nombre', sort: 'nombre' },
    { name: 'vence', title: 'Vence', kind: 'flag' },
    { name: 'diasAviso', title: 'Días de aviso', kind: 'number' },
    { name: 'obligatorio', title: 'Obligatorio', kind: 'flag' },
  ],
  fields: [
    textField('nombre', 'Nombre', { required: true, maxLength: 120 }),
    { name: 'vence', label: 'Vence', kind: 'flag' },
    { name: 'diasAviso', label: 'Días de aviso antes de que venza', kind: 'number', initial: '0' },
    { name: 'obligatorio', label: 'Obligatorio en el legajo', kind: 'flag' },
  ],
}
