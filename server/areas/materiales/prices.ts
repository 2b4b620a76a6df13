import type { components } from '../../../openapi/generated/schema.d.ts'
import { invalid } from '../../lib/problem.ts'
import { toScaled } from '../../money/decimal.ts'
import type { Catalogue, Scope, StoredEntry } from '../../records/catalogue.ts'
import { selectSupplierNames } from '../proveedores/door.ts'

type Price = components['schemas']['PrecioMaterial']

/** Throws 400 for a price of 0 and for a future date. */
function validate({ today }: Scope, price: Price): Price {
  if (toScaled('precio', price.precio) === 0) throw invalid('precio', 'El precio tiene que ser mayor que 0.')
  if (price.fecha > today) throw invalid('fecha', 'Un precio no puede ser de un día que todavía no llegó.')
  return price
}

async function load({ db }: Scope, prices: StoredEntry<Price, 'precios'>[]): Promise<Price[]> {
  const ids = prices.flatMap(({ proveedorId }) => proveedorId ?? [])
  const names = await selectSupplierNames(db, ids)
  return prices.map((price) => ({ ...price, proveedor: names.get(price.proveedorId ?? '')?.razonSocial ?? '' }))
}

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
  sheet: [
    { title: 'Fecha', kind: 'day', value: (price) => price.fecha },
    { title: 'Proveedor', kind: 'text', value: (price) => price.proveedor },
    { title: 'Precio', kind: 'decimal', value: (price) => price.precio },
    { title: 'Moneda', kind: 'text', value: (price) => price.moneda },
  ],
}
