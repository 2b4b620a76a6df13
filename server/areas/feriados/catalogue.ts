import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { dateText } from '../../lib/calendar.ts'
import { asStored, type Catalogue } from '../../records/catalogue.ts'

type Feriado = components['schemas']['Feriado']

export const feriados: Catalogue<Feriado, 'feriados'> = {
  table: 'feriados',
  entidad: 'feriado',
  words: {
    missing: 'No encontramos ese feriado.',
    taken: (other) => `El ${dateText(other.fecha)} ya es feriado: ${other.motivo}.`,
  },
  fields: { fecha: 'text', motivo: 'text', alcance: 'text' },
  defaults: { alcance: 'empresa' },
  keyField: 'fecha',
  keyOf: (each) => `${each.fecha} ${each.alcance}`,
  sortOf: (each) => each.fecha,
  searchOf: (each) => `${each.fecha} ${each.motivo}`,
  sorts: { fecha: 'sortKey', motivo: 'motivo' },
  equals: ['alcance'],
  uses: [],
  load: asStored,
  sheet: [
    { title: 'Fecha', kind: 'day', value: (each) => each.fecha },
    { title: 'Motivo', kind: 'text', value: (each) => each.motivo },
    { title: 'Alcance', kind: 'text', value: (each) => words.FeriadoAlcance[each.alcance] },
  ],
}
