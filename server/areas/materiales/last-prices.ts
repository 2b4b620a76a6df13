/** The last price of materials, its age, and its change beside that of CAC and of the dollar (modules.md, section 3). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { daysBetween, monthOf } from '../../lib/calendar.ts'
import { exact, fromScaled, rounded } from '../../lib/decimal.ts'
import { rateOn, type Rate } from '../../lib/valuation.ts'
import type { Scope } from '../../records/catalogue.ts'
import { readRates } from '../cotizaciones/service.ts'
import { readIndex } from '../indices/service.ts'
import { selectPrices, selectSupplierNames, type PriceRow } from './queries.ts'

type Material = components['schemas']['Material']

/** By how many per cent `to` is above `from`; null where one of them is not known. */
function change(from: string | undefined, to: string | undefined): string | null {
  return from === undefined || to === undefined ? null : rounded(exact(to).div(from).minus(1).times(100), 2)
}

type Series = { rates: Rate[]; index: Map<string, string> }

function changes({ rates, index }: Series, before: PriceRow | undefined, last: PriceRow) {
  if (!before || before.precio === 0) return { variacion: null, variacionCac: null, variacionDolar: null }
  return {
    variacion: change(fromScaled('precio', before.precio), fromScaled('precio', last.precio)),
    variacionCac: change(index.get(monthOf(before.fecha)), index.get(monthOf(last.fecha))),
    variacionDolar: change(rateOn(rates, before.fecha)?.valor, rateOn(rates, last.fecha)?.valor),
  }
}

export async function withPrices(scope: Scope, materials: Material[]): Promise<Material[]> {
  const ids = materials.map(({ id }) => id)
  const last = await selectPrices(scope.db, ids)
  const before = new Map<string, PriceRow>()
  for (const [moneda, rows] of Map.groupBy(last.values(), (price) => price.moneda)) {
    const known = rows.map((row) => row.materialId)
    for (const [id, price] of await selectPrices(scope.db, known, moneda)) before.set(id, price)
  }
  const days = [...last.values(), ...before.values()].map(({ fecha }) => fecha).toSorted()
  const named = [...last.values()].flatMap(({ proveedorId }) => proveedorId ?? [])
  const suppliers = await selectSupplierNames(scope.db, [...new Set(named)])
  const series = {
    rates:
      days.length > 0
        ? await readRates(scope, { moneda: 'USD', tipo: 'oficial', from: days[0]!, to: days.at(-1)! })
        : [],
    index: await readIndex(scope, 'CAC'),
  }
  return materials.map((material) => {
    const price = last.get(material.id)
    if (!price) return { ...material, ultimoPrecio: null }
    const ultimoPrecio = {
      precio: fromScaled('precio', price.precio),
      moneda: price.moneda as 'ARS',
      fecha: price.fecha,
      dias: Math.max(0, daysBetween(price.fecha, scope.today)),
      proveedor: (price.proveedorId && suppliers.get(price.proveedorId)) || '',
      ...changes(series, before.get(material.id), price),
    }
    return { ...material, ultimoPrecio }
  })
}
