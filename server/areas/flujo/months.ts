/** The cash flow in cents, from sums by month (docs/domain/control.md, Flujo de caja). */
import { addDays, addMonths, monthOf, monthsBetween } from '../../lib/calendar.ts'

export type MonthSums = { cobros: bigint; pagos: bigint; comprobantes: bigint; certificados: bigint; contratos: bigint }
export type MonthSum = { kind: keyof MonthSums; mes: string; importe: bigint }
/** `cubierto` is what certificates and documents owe of the total already. */
export type Contract = { fecha: string; plazoDias: number; total: bigint; totalBase: bigint; cubierto: bigint }

export const nothing = (): MonthSums => ({ cobros: 0n, pagos: 0n, comprobantes: 0n, certificados: 0n, contratos: 0n })

export const netOf = ({ cobros, pagos, comprobantes, certificados, contratos }: MonthSums): bigint =>
  cobros - pagos - comprobantes - certificados - contratos

/** What remains to be owed of a contract, in equal parts from the current month to its end, to the cent. */
export function restOf({ fecha, plazoDias, total, totalBase, cubierto }: Contract, thisMonth: string): MonthSum[] {
  if (total <= 0n || cubierto >= total) return []
  const rest = (totalBase * (total - cubierto)) / total
  const months = Math.max(1, monthsBetween(thisMonth, monthOf(addDays(fecha, plazoDias))) + 1)
  const until = (count: number) => (rest * BigInt(count)) / BigInt(months)
  return Array.from({ length: months }, (_, index) => ({
    kind: 'contratos' as const,
    mes: addMonths(thisMonth, index),
    importe: until(index + 1) - until(index),
  }))
}

const plannedKinds = new Set<keyof MonthSums>(['comprobantes', 'certificados', 'contratos'])

/** The months of a range, with the sums before and after it. Overdue amounts count in the current month. */
export function flowOf(sums: MonthSum[], { desde, hasta, now }: { desde: string; hasta: string; now: string }) {
  const months = Array.from({ length: monthsBetween(desde, hasta) + 1 }, (_, index) => ({
    mes: addMonths(desde, index),
    ...nothing(),
  }))
  const before = nothing()
  const after = nothing()
  for (const { kind, mes, importe } of sums) {
    const month = plannedKinds.has(kind) && mes < now ? now : mes
    const place = month < desde ? before : month > hasta ? after : months[monthsBetween(desde, month)]!
    place[kind] += importe
  }
  let accumulated = netOf(before)
  return {
    before,
    after,
    months: months.map((month) => ({ ...month, neto: netOf(month), acumulado: (accumulated += netOf(month)) })),
  }
}
