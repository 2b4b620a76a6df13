/** Who may: services of the project that the call works in. What the certificates that count have of contracts. */
import type { Db } from '../../db/schema.ts'
import { selectCertified } from './queries.ts'

/** Scaled integers: of a line of a contract, what certificates have of it. */
export type Certified = { cantidad: bigint; importe: bigint }

/** What certificates have of each line of contracts; `sum` takes those before a month, or all. */
export async function certifiedLines(db: Db, contractIds: string[]) {
  const rows = Map.groupBy(await selectCertified(db, contractIds), ({ contratoItemId }) => contratoItemId)
  return {
    sum(itemId: string, before?: string): Certified {
      const counted = (rows.get(itemId) ?? []).filter(({ periodo }) => before === undefined || periodo < before)
      return counted.reduce(
        (all, row) => ({ cantidad: all.cantidad + BigInt(row.cantidad), importe: all.importe + BigInt(row.importe) }),
        { cantidad: 0n, importe: 0n },
      )
    },
  }
}
