import { textField, type Noun, type Series, type SeriesChoice } from '../../records/catalogue/noun.ts'
import { catalogueTitles } from '../../records/catalogue/titles.ts'
import { valueCell } from '../../records/catalogue/series-sheet.ts'
import { RateSources } from '../fuentes/door.ts'
import { NewestRate } from './NewestRate.tsx'

/** Currencies with exchange rates; UVA is an inflation-linked unit. */
export const rateCurrencies = [
  ['USD', 'Dólar'],
  ['EUR', 'Euro'],
  ['UVA', 'UVA'],
] as const
const rateKinds = ['oficial', 'mayorista', 'MEP', 'CCL', 'blue', 'tarjeta', 'manual'].map(
  (each) => [each, each] as const,
)

const choices: SeriesChoice[] = [
  { name: 'moneda', label: 'Moneda', options: rateCurrencies, usual: 'USD' },
  { name: 'tipo', label: 'Tipo', options: rateKinds, usual: 'oficial' },
]

const rates: Series<'cotizaciones'> = {
  name: 'cotizaciones',
  operations: { list: 'listCotizaciones', load: 'loadCotizaciones' },
  pasteLabel: 'Pegar valores',
  when: 'fecha',
  value: 'venta',
  whenTitle: 'Fecha',
  valueTitle: 'Venta',
  decimals: 6,
  extra: { ...valueCell, field: 'compra', title: 'Compra', decimals: 6 },
  hasGaps: true,
  Newest: NewestRate,
  drawn: choices,
  pasted: choices,
  bodyOf: (rows, { moneda, tipo }) => ({
    cotizaciones: rows.map(({ when, value, extra }) => ({
      moneda,
      tipo,
      fecha: when,
      venta: value,
      ...(extra && { compra: extra }),
    })),
  }),
}

/** Catalogue of exchange rates; its entries are the values of its series. */
export const cotizaciones: Noun<'cotizaciones'> = {
  key: 'cotizaciones',
  entity: 'cotizacion',
  operations: {
    list: 'listCotizaciones',
    get: 'getCotizacion',
    create: 'createCotizacion',
    update: 'updateCotizacion',
  },
  title: catalogueTitles.cotizaciones,
  one: 'cotización',
  isFeminine: true,
  label: (entry) => `${String(entry.moneda)} ${String(entry.tipo)}`,
  sort: 'fecha',
  series: rates,
  Sources: RateSources,
  filters: [
    { name: 'moneda', label: 'Moneda', options: rateCurrencies },
    { name: 'tipo', label: 'Tipo', options: rateKinds },
  ],
  columns: [
    { name: 'fecha', title: 'Fecha', kind: 'date', sort: 'fecha' },
    { name: 'moneda', title: 'Moneda', kind: 'choice', options: rateCurrencies },
    { name: 'tipo', title: 'Tipo' },
    { name: 'compra', title: 'Compra', kind: 'decimal' },
    { name: 'venta', title: 'Venta', kind: 'decimal' },
    { name: 'fuente', title: 'Fuente' },
  ],
  fields: [
    { name: 'moneda', label: 'Moneda', kind: 'choice', options: rateCurrencies, initial: 'USD' },
    { name: 'tipo', label: 'Tipo', kind: 'choice', options: rateKinds, initial: 'oficial' },
    { name: 'fecha', label: 'Fecha', kind: 'date', required: true },
    { name: 'compra', label: 'Compra', kind: 'decimal', help: 'Si queda vacía, la de venta' },
    { name: 'venta', label: 'Venta', kind: 'decimal', required: true },
    textField('fuente', 'Fuente', { maxLength: 120 }),
  ],
}
