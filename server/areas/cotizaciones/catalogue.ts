import type { components } from '../../../openapi/generated/schema.d.ts'
import { toScaled } from '../../money/decimal.ts'
import { currencyName } from '../../money/money-text.ts'
import { addDays } from '../../lib/calendar.ts'
import { invalid } from '../../lib/problem.ts'
import { asStored, type Catalogue, type Scope } from '../../records/catalogue.ts'

type CotizacionDiaria = components['schemas']['CotizacionDiaria']

// UVA values are published some weeks ahead.
const daysAhead = 45

/** Throws 400 for a rate of 0, a buying rate above the selling one, and a day too far ahead. */
function validate({ today }: Scope, cotizacion: CotizacionDiaria): CotizacionDiaria {
  const { venta, fecha } = cotizacion
  // The buying rate defaults to the selling one.
  const compra = cotizacion.compra ?? venta
  for (const [field, rate] of Object.entries({ venta, compra }))
    if (toScaled('cotizacion', rate) === 0) throw invalid(field, 'La cotización tiene que ser mayor que 0.')
  if (toScaled('cotizacion', compra) > toScaled('cotizacion', venta))
    throw invalid('compra', 'La compra no puede ser mayor que la venta.')
  if (fecha > addDays(today, daysAhead)) throw invalid('fecha', 'Esa fecha está demasiado adelante.')
  return { ...cotizacion, compra }
}

export const cotizaciones: Catalogue<CotizacionDiaria, 'cotizaciones'> = {
  table: 'cotizaciones',
  entidad: 'cotizacion',
  words: {
    missing: 'No encontramos esa cotización.',
    taken: (other) =>
      `Ya hay una cotización ${other.tipo} de ${currencyName(other.moneda)} para ese día: ${other.venta}.`,
  },
  fields: { moneda: 'text', tipo: 'text', fecha: 'text', compra: 'cotizacion', venta: 'cotizacion', fuente: 'text' },
  defaults: { fuente: '' },
  keyField: 'fecha',
  keyOf: (each) => `${each.moneda} ${each.tipo} ${each.fecha}`,
  sortOf: (each) => each.fecha,
  searchOf: (each) => `${each.moneda} ${each.tipo} ${each.fecha} ${each.fuente}`,
  sorts: { fecha: 'sortKey' },
  isNewestFirst: true,
  uses: [],
  equals: ['moneda', 'tipo'],
  validate,
  load: asStored,
  sheet: [
    { title: 'Moneda', kind: 'text', value: (each) => each.moneda },
    { title: 'Tipo', kind: 'text', value: (each) => each.tipo },
    { title: 'Fecha', kind: 'day', value: (each) => each.fecha },
    { title: 'Compra', kind: 'decimal', value: (each) => each.compra },
    { title: 'Venta', kind: 'decimal', value: (each) => each.venta },
    { title: 'Fuente', kind: 'text', value: (each) => each.fuente },
  ],
}
