/** The last price of materials: age, change, and change of CAC and the dollar (docs/domain/catalogues.md, Prices of materials). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { daysBetween, monthOf } from '../../lib/calendar.ts'
import { fittingText, fromScaled, toScaled } from '../../money/decimal.ts'
import { rateOn, valueOfMonth, type Rate } from '../../money/rates.ts'
import type { Scope } from '../../records/catalogue.ts'
import { readIndex, readRates } from '../../money/company-rates.ts'
import { selectSupplierNames } from '../proveedores/door.ts'
import { selectPrices, type PriceRow } from './queries.ts'

type Material = components['schemas']['Material']

type Level = number | undefined

/**
 * The percentage by which `to` exceeds `from`, in the same scale; null if either is unknown or it exceeds a `Porcentaje`. Integer
 * arithmetic, because a page of 200 materials divides 600 times.
 */
export function change(from: Level, to: Level): string | null {
  if (!from || to === undefined) return null
  const [base, rise] = [BigInt(from), BigInt(to - from) * 10_000n]
  const half = rise < 0n ? -base : base
  const hundredths = (rise * 2n + half) / (base * 2n)
  return fittingText('porcentaje', hundredths * 100n)
}

type Series = { rates: Rate[]; index: Map<string, string> }

/** The changes of CAC and the dollar between two days. Cached per pair, because prices share few days. */
function seriesChanges({ rates, index }: Series) {
  const cache = new Map<string, { variacionCac: string | null; variacionDolar: string | null }>()
  const level = (text: string | undefined) => (text === undefined ? undefined : toScaled('cotizacion', text))
  return (from: string, to: string) => {
    const pair = `${from} ${to}`
    const found = cache.get(pair) ?? {
      variacionCac: change(level(valueOfMonth(index, monthOf(from))), level(valueOfMonth(index, monthOf(to)))),
      variacionDolar: change(level(rateOn(rates, from)?.valor), level(rateOn(rates, to)?.valor)),
    }
    cache.set(pair, found)
    return found
  }
}

function changes(between: ReturnType<typeof seriesChanges>, before: PriceRow | undefined, last: PriceRow) {
  if (!before || before.precio === 0) return { variacion: null, variacionCac: null, variacionDolar: null }
  return { variacion: change(before.precio, last.precio), ...between(before.fecha, last.fecha) }
}

export async function withPrices<Priced extends { id: string }>(
  scope: Scope,
  materials: Priced[],
): Promise<(Priced & Pick<Material, 'ultimoPrecio'>)[]> {
  const ids = materials.map(({ id }) => id)
  const last = await selectPrices(scope.db, ids)
  if (last.size === 0) return materials.map((material) => ({ ...material, ultimoPrecio: null }))
  const before = new Map<string, PriceRow>()
  for (const [moneda, rows] of Map.groupBy(last.values(), (price) => price.moneda)) {
    const materialIds = rows.map((row) => row.materialId)
    for (const [id, price] of await selectPrices(scope.db, materialIds, moneda)) before.set(id, price)
  }
  const days = [...last.values(), ...before.values()].map(({ fecha }) => fecha).toSorted()
  const supplierIds = [...last.values()].flatMap(({ proveedorId }) => proveedorId ?? [])
  const suppliers = await selectSupplierNames(scope.db, supplierIds)
  const between = seriesChanges({
    rates:
      days.length > 0
        ? await readRates(scope, { moneda: 'USD', tipo: 'oficial', from: days[0]!, to: days.at(-1)! })
        : [],
    index: await readIndex(scope, 'CAC'),
  })
  return materials.map((material) => {
    const price = last.get(material.id)
    if (!price) return { ...material, ultimoPrecio: null }
    const ultimoPrecio = {
      precio: fromScaled('precio', price.precio),
      moneda: price.moneda as 'ARS',
      fecha: price.fecha,
      dias: Math.max(0, daysBetween(price.fecha, scope.today)),
      proveedor: suppliers.get(price.proveedorId ?? '')?.razonSocial ?? '',
      ...changes(between, before.get(material.id), price),
    }
    return { ...material, ultimoPrecio }
  })
}
