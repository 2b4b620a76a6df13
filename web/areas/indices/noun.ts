import { words } from '../../../openapi/generated/words.ts'
import { dateText } from '../../lib/date-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import {
  byCodeAndName,
  textField,
  type Entry,
  type EntryKind,
  type Noun,
  type Series,
} from '../../records/catalogue/noun.ts'
import { catalogueTitles } from '../../records/catalogue/titles.ts'
import { IndexSources } from '../fuentes/door.ts'

const frequencies = Object.entries(words.IndiceFrecuencia)

type LastValue = { periodo: string; valor: string; provisorio: boolean } | null

const lastText = (last: LastValue) =>
  last ? `${decimalText(last.valor)} (${dateText(last.periodo)}${last.provisorio ? ', provisorio' : ''})` : '—'

const isMonthly = ({ frecuencia }: Entry) => frecuencia === 'mensual'

/** Table and form of the values of an index, by month or by day. */
const valueKindOf = (index: Entry): EntryKind => ({
  title: 'Valores',
  one: 'valor',
  label: ({ periodo }) => dateText(String(periodo)),
  sort: 'periodo',
  hasNoUses: true,
  columns: [
    { name: 'periodo', title: 'Período', kind: 'date', sort: 'periodo' },
    { name: 'valor', title: 'Valor', kind: 'decimal' },
    { name: 'provisorio', title: 'Provisorio', kind: 'flag' },
  ],
  fields: [
    {
      name: 'periodo',
      label: isMonthly(index) ? 'Mes' : 'Fecha',
      kind: isMonthly(index) ? 'month' : 'date',
      required: true,
    },
    { name: 'valor', label: 'Valor', kind: 'decimal', required: true },
    { name: 'provisorio', label: 'Provisorio', kind: 'flag' },
  ],
})

const yesNo = [
  ['true', 'Sí'],
  ['false', 'No'],
] as const

const values: Series<'indices'> = {
  name: 'valores',
  operations: {
    list: 'listIndiceValores',
    load: 'loadIndiceValores',
    get: 'getIndiceValor',
    update: 'updateIndiceValor',
  },
  parent: 'indiceId',
  heading: 'Valores',
  pasteLabel: 'Pegar valores',
  when: 'periodo',
  value: 'valor',
  whenTitle: 'Período',
  valueTitle: 'Valor',
  decimals: 6,
  extra: { field: 'provisorio', title: 'Provisorio', kind: 'choice', options: yesNo, width: 120, isEditable: true },
  hasGaps: true,
  isMonthly,
  isProvisional: ({ provisorio }) => provisorio === true,
  pasted: [],
  kindOf: valueKindOf,
  bodyOf: (rows) => ({
    valores: rows.map(({ when, value, extra }) => ({
      periodo: when,
      valor: value,
      ...(extra && { provisorio: extra === 'true' }),
    })),
  }),
}

/** Catalogue of price indices, each with a series of values. */
export const indices: Noun<'indices'> = {
  key: 'indices',
  entity: 'indice',
  operations: {
    list: 'listIndices',
    get: 'getIndice',
    create: 'createIndice',
    update: 'updateIndice',
  },
  title: catalogueTitles.indices,
  one: 'índice',
  label: byCodeAndName,
  sort: 'codigo',
  series: values,
  Sources: IndexSources,
  columns: [
    { name: 'codigo', title: 'Código', sort: 'codigo' },
    { name: 'nombre', title: 'Nombre', sort: 'nombre' },
    { name: 'frecuencia', title: 'Frecuencia', kind: 'choice', options: frequencies },
    { name: 'ultimo', title: 'Último valor', isNumber: true, cell: ({ ultimo }) => lastText(ultimo as LastValue) },
  ],
  fields: [
    textField('codigo', 'Código', { required: true, maxLength: 20, help: 'Como CAC o ICC' }),
    textField('nombre', 'Nombre', { required: true, maxLength: 120 }),
    { name: 'frecuencia', label: 'Frecuencia', kind: 'choice', options: frequencies, initial: 'mensual' },
    textField('fuente', 'Fuente', { maxLength: 120 }),
  ],
}
