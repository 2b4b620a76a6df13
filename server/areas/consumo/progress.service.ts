import type Big from 'big.js'
import { exact } from '../../money/decimal.ts'
import type { ProjectScope } from '../../records/record.ts'
import { physicalByRubro } from '../plan/door.ts'
import { selectCertified } from './queries.ts'

/** The progress of a budget item, from 0 (docs/domain/materials.md, Consumption). */
export type ProgressOf = (item: { item: string; rubroId: string; cantidad: number }) => Big

/**
 * The only source of the progress of items: the physical progress of the rubro, or without tasks in the plan what is certified of
 * the item. `item` is the sort key of an item's code, which identifies it across budgets.
 */
export async function progressOf(scope: ProjectScope): Promise<ProgressOf> {
  const [physical, certified] = [await physicalByRubro(scope), await selectCertified(scope.db, scope.project.id)]
  return ({ item, rubroId, cantidad }) => {
    const percent = physical.get(rubroId)
    if (percent !== undefined) return exact(percent).div(100)
    return cantidad === 0 ? exact(0) : exact(certified.get(item) ?? 0).div(cantidad)
  }
}
