import type { components } from '../../../openapi/generated/schema.d.ts'
import { daysBetween } from '../../lib/calendar.ts'
import { invalid } from '../../lib/problem.ts'
import type { SheetColumn } from '../../lib/sheet.ts'
import { toScaled } from '../../money/decimal.ts'
import type { Catalogue, Scope, StoredEntry } from '../../records/catalogue.ts'
import { selectSupplierNames } from '../proveedores/door.ts'
import { oldPriceDays, priceLevels } from './price-levels.ts'
import { selectPricedMaterials } from './queries.ts'

type Price = components['schemas']['PrecioMaterial']

/** Throws 400 for a price of 0 and for a future date. */
function validate({ today }: Scope, price: Price): Price {
  if (toScaled('precio', price.precio) === 0) throw invalid('precio', 'El precio tiene que ser mayor que 0.')
  if (price.fecha > today) throw invalid('fecha', 'Un precio no puede ser de un día que todavía no llegó.')
  return price
}

async function load(scope: Scope, stored: StoredEntry<Price, 'precios'>[]): Promise<Price[]> {
  const suppliers = stored.flatMap(({ proveedorId }) => proveedorId ?? [])
  const names = await selectSupplierNames(scope.db, suppliers)
  const materials = await selectPricedMaterials(scope.db, [...new Set(stored.map(({ materialId }) => materialId))])
  const levelsOf = await priceLevels(scope, stored)
  return stored.map((price) => {
    const dias = Math.max(0, daysBetween(price.fecha, scope.today))
    return {
      ...price,
      ...materials.get(price.materialId)!,
      ...levelsOf(price),
      dias,
      antiguo: dias > oldPriceDays,
      proveedor: names.get(price.proveedorId ?? '')?.razonSocial ?? '',
    }
  })
}

const priceSheet: SheetColumn<Price>[] = [
  { title: 'Fecha', kind: 'day', value: (price) => price.fecha },
  { title: 'Proveedor', kind: 'text', value: (price) => price.proveedor },
  { title: 'Precio', kind: 'decimal', value: (price) => price.precio },
  { title: 'Moneda', kind: 'text', value: (price) => price.moneda },
  { title: 'CAC', kind: 'decimal', value: (price) => price.cac },
  { title: 'Dólar', kind: 'decimal', value: (price) => price.dolar },
  { title: 'Hoy por CAC', kind: 'decimal', value: (price) => price.hoyPorCac },
  { title: 'Hoy por dólar', kind: 'decimal', value: (price) => price.hoyPorDolar },
]

/** The columns of the current prices of all materials. */
export const currentPriceSheet: SheetColumn<Price>[] = [
  { title: 'Código', kind: 'text', value: (price) => price.codigo },
  { title: 'Material', kind: 'text', value: (price) => price.material },
  { title: 'Unidad', kind: 'text', value: (price) => price.unidad },
  ...priceSheet,
  { title: 'Días', kind: 'number', value: (price) => price.dias },
]

/** The prices of a material over time; entries are never overwritten. */
export const prices: Catalogue<Price, 'precios'> = {
  table: 'precios',
  entidad: 'precio',
  words: { missing: 'No encontramos ese precio.', taken: () => 'Ese precio ya está.' },
  fields: { materialId: 'text', fecha: 'text', proveedorId: 'text', precio: 'precio', moneda: 'text' },
  defaults: { proveedorId: null, proveedor: '' },
  keyField: 'fecha',
  keyOf: (price) => price.id,
  sortOf: (price) => price.fecha,
  searchOf: (price) => `${price.fecha} ${price.moneda}`,
  sorts: { fecha: 'sortKey' },
  isNewestFirst: true,
  uses: null,
  references: [
    { field: 'materialId', table: 'materiales', missing: 'No encontramos ese material.' },
    { field: 'proveedorId', table: 'proveedores', missing: 'No encontramos ese proveedor.' },
  ],
  equals: ['materialId'],
  validate,
  load,
  sheet: priceSheet,
}
