/** What the certificates that count have of contracts. */
import type { Db } from '../../db/schema.ts'
import { selectCertified, selectCertifiedQuantities } from './queries.ts'

/** Scaled integers: of a line of a contract, what certificates have of it. */
export type Certified = { cantidad: bigint; importe: bigint }

/** What certificates have of each line of contracts; `sum` takes those before a month. */
export async function certifiedLines(db: Db, contractIds: string[]) {
  const months = (await selectCertified(db, contractIds)).map(({ cantidad, importe, ...month }) => ({
    ...month,
    cantidad: BigInt(cantidad),
    importe: BigInt(importe),
  }))
  const rows = Map.groupBy(months, ({ contratoItemId }) => contratoItemId)
  return {
    sum(itemId: string, before: string): Certified {
      const all = { cantidad: 0n, importe: 0n }
      for (const { periodo, cantidad, importe } of rows.get(itemId) ?? []) {
        if (periodo >= before) continue
        all.cantidad += cantidad
        all.importe += importe
      }
      return all
    },
  }
}

/** How much of each line of contracts certificates have in all. */
export async function certifiedQuantities(db: Db, contractIds: string[]): Promise<Map<string, bigint>> {
  const rows = await selectCertifiedQuantities(db, contractIds)
  return new Map(rows.map(({ contratoItemId, cantidad }) => [contratoItemId, BigInt(cantidad)]))
}
