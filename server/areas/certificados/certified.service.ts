/** Totals of the certificates that count (issued or approved), by contract line. */
import type { Db } from '../../db/schema.ts'
import { selectCertified, selectCertifiedQuantities } from './queries.ts'

/** Certified percentage, quantity and amount of a contract line, as scaled integers. */
export type Certified = { porcentaje: bigint; cantidad: bigint; importe: bigint }

/** Certified totals of contract lines; `sum` adds up the months before `before`. */
export async function certifiedLines(db: Db, contractIds: string[]) {
  const months = (await selectCertified(db, contractIds)).map(({ porcentaje, cantidad, importe, ...month }) => ({
    ...month,
    porcentaje: BigInt(porcentaje),
    cantidad: BigInt(cantidad),
    importe: BigInt(importe),
  }))
  const rows = Map.groupBy(months, ({ contratoItemId }) => contratoItemId)
  return {
    sum(itemId: string, before: string): Certified {
      const all = { porcentaje: 0n, cantidad: 0n, importe: 0n }
      for (const { periodo, porcentaje, cantidad, importe } of rows.get(itemId) ?? []) {
        if (periodo >= before) continue
        all.porcentaje += porcentaje
        all.cantidad += cantidad
        all.importe += importe
      }
      return all
    },
  }
}

/** The total certified quantity by contract line. */
export async function certifiedQuantities(db: Db, contractIds: string[]): Promise<Map<string, bigint>> {
  const rows = await selectCertifiedQuantities(db, contractIds)
  return new Map(rows.map(({ contratoItemId, cantidad }) => [contratoItemId, BigInt(cantidad)]))
}
