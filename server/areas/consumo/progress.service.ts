import type Big from 'big.js'
import { exact } from '../../money/decimal.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectCertified } from './queries.ts'

/** The progress of a budget item, from 0: its certified share (docs/domain/materials.md, Consumption). */
export type ProgressOf = (item: { item: string; cantidad: number }) => Big

/** The only source of the progress of items. `item` is the sort key of an item's code, which identifies it across budgets. */
export async function progressOf({ db, project }: ProjectScope): Promise<ProgressOf> {
  const certified = await selectCertified(db, project.id)
  return ({ item, cantidad }) => (cantidad === 0 ? exact(0) : exact(certified.get(item) ?? 0).div(cantidad))
}
