import { words } from '../../../openapi/generated/words.ts'
import { textField, type Noun } from '../../records/catalogue/noun.ts'
import { catalogueTitles } from '../../records/catalogue/titles.ts'

const scopes = Object.entries(words.FeriadoAlcance)

/** Catalogue of holidays, national and of the company. */
export const feriados: Noun<'feriados'> = {
  key: 'feriados',
  entity: 'feriado',
  operations: {
    list: 'listFeriados',
    get: 'getFeriado',
    create: 'createFeriado',
    update: 'updateFeriado',
  },
  title: catalogueTitles.feriados,
  one: 'feriado',
  label: (entry) => String(entry.motivo),
  sort: 'fecha',
  filters: [{ name: 'alcance', label: 'Alcance', options: scopes }],
  columns: [
    { name: 'fecha', title: 'Fecha', kind: 'date', sort: 'fecha' },
    { name: 'motivo', title: 'Motivo', sort: 'motivo' },
    { name: 'alcance', title: 'Alcance', kind: 'choice', options: scopes },
  ],
  fields: [
    { name: 'fecha', label: 'Fecha', kind: 'date', required: true },
    textField('motivo', 'Motivo', { required: true, maxLength: 200 }),
    { name: 'alcance', label: 'Alcance', kind: 'choice', options: scopes, initial: 'empresa' },
  ],
}
