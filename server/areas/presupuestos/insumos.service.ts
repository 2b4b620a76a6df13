/** The materials that the items of a budget use per unit (docs/domain/budgets.md, Insumos). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { exact, fromScaled, toScaled } from '../../money/decimal.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import type { Db } from '../../db/schema.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectMaterials } from '../materiales/door.ts'
import { lineOf } from './lines.service.ts'
import { replaceInsumos, selectInsumos, selectItems } from './queries.ts'

/** A sheet may name more records than a statement takes parameters. */
const idsAtOnce = 500

type Insumo = components['schemas']['PresupuestoInsumo']
type Line = { insumos?: components['schemas']['PresupuestoInsumoInput'][] }

/** The items of a budget with their insumos, in order; only some if their ids are given. */
export async function readItems(db: Db, presupuestoId: string, ids?: string[]) {
  const insumos = Map.groupBy(await selectInsumos(db, presupuestoId, ids), ({ itemId }) => itemId)
  return (await selectItems(db, { presupuestoId }, ids)).map((row) => ({
    ...lineOf(row),
    insumos: (insumos.get(row.id) ?? []).map(({ itemId: _itemId, cantidadPorUnidad, ...insumo }): Insumo => {
      return { ...insumo, cantidadPorUnidad: fromScaled('cantidad', cantidadPorUnidad) }
    }),
  }))
}

/** As `readItems`, for any number of ids. */
export async function readItemsById(db: Db, presupuestoId: string, ids: string[]) {
  const items: Awaited<ReturnType<typeof readItems>> = []
  for (let start = 0; start < ids.length; start += idsAtOnce)
    items.push(...(await readItems(db, presupuestoId, ids.slice(start, start + idsAtOnce))))
  return items
}

const most = exact(10).pow(11)

/** Requires that the whole item uses a quantity that can be stored. Throws 400 at the line. */
export function requireFittingInsumos(cantidad: string, insumos: Insumo[], row: number): void {
  const large = insumos.findIndex(({ cantidadPorUnidad }) => exact(cantidad).times(cantidadPorUnidad).gte(most))
  if (large === -1) return
  const message = `Es demasiado para lo que usa de ${insumos[large]!.material}. Revisá las dos cantidades.`
  throw invalid(`guardar.${row}.cantidad`, message)
}

/**
 * The insumos that each line sends, with their names; undefined for a line without that field. Throws 400 at the line, and 404 for
 * a material of another company.
 */
export async function namedInsumos({ db, desarrolladoraId }: ProjectScope, lines: Line[]) {
  const ids = [...new Set(lines.flatMap(({ insumos = [] }) => insumos.map(({ materialId }) => materialId)))]
  const materials: Awaited<ReturnType<typeof selectMaterials>> = new Map()
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const found = await selectMaterials(db, desarrolladoraId, ids.slice(start, start + idsAtOnce))
    for (const [id, material] of found) materials.set(id, material)
  }
  return lines.map(({ insumos }, row) =>
    insumos?.map(({ materialId, cantidadPorUnidad }, index): Insumo => {
      const field = `guardar.${row}.insumos.${index}`
      const material = materials.get(materialId)
      if (!material) throw notFound('No encontramos alguno de los materiales.')
      if (insumos.findIndex((each) => each.materialId === materialId) < index)
        throw invalid(`${field}.materialId`, `${material.nombre} ya está en el ítem.`)
      if (exact(cantidadPorUnidad).eq(0)) throw invalid(`${field}.cantidadPorUnidad`, 'Poné una cantidad mayor que 0.')
      const { codigo, nombre, unidad } = material
      return { materialId, codigo, material: nombre, unidad, cantidadPorUnidad }
    }),
  )
}

/** Replaces the insumos of items. */
export function storeInsumos(db: Db, items: { id: string; insumos: Insumo[] }[]): Promise<void> {
  const rows = items.flatMap(({ id: itemId, insumos }) =>
    insumos.map(({ materialId, cantidadPorUnidad }, orden) => {
      return { itemId, orden, materialId, cantidadPorUnidad: toScaled('cantidad', cantidadPorUnidad) }
    }),
  )
  const itemIds = items.map(({ id }) => id)
  return replaceInsumos(db, itemIds, rows)
}
