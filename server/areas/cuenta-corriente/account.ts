/** A supplier account calculated from its daily sums: balances, and a page of movements with the running balance. */
import type { DayOfAccount, MovementRow } from './queries.ts'

type ShownFilter = { moneda?: string | undefined; desde?: string | undefined; hasta?: string | undefined }
type Sums = { debe: bigint; haber: bigint }

/** Whether a movement passes the filter. Filtered-out movements still count in the balances. */
export const isShown =
  ({ moneda, desde, hasta }: ShownFilter) =>
  ({ origen, fecha }: { origen: string; fecha: string }): boolean =>
    (moneda === undefined || origen === moneda) &&
    (desde === undefined || fecha >= desde) &&
    (hasta === undefined || fecha <= hasta)

/** Paid and owed totals by currency, largest debt first. */
export function sumsOf(days: DayOfAccount[]): (Sums & { moneda: string })[] {
  const sums = new Map<string, Sums>()
  for (const { moneda, debe, haber } of days) {
    const before = sums.get(moneda) ?? { debe: 0n, haber: 0n }
    sums.set(moneda, { debe: before.debe + debe, haber: before.haber + haber })
  }
  return [...sums]
    .map(([moneda, each]) => ({ moneda, ...each }))
    .toSorted((a, b) => Number(b.haber - b.debe - (a.haber - a.debe)) || (a.moneda < b.moneda ? -1 : 1))
}

type PageRange = { order: 'asc' | 'desc'; offset: number; limit: number }

/** The range of days that a page of movements covers, and how many of their movements precede it; null after the last page. */
export function daysOfPage(
  visibleDays: DayOfAccount[],
  { order, offset, limit }: PageRange,
): { desde: string; hasta: string; skipped: number } | null {
  const counts = new Map<string, number>()
  for (const { fecha, cantidad } of order === 'asc' ? visibleDays : visibleDays.toReversed())
    counts.set(fecha, (counts.get(fecha) ?? 0) + cantidad)
  let before = 0
  const days: { fecha: string; before: number }[] = []
  for (const [fecha, cantidad] of counts) {
    if (before < offset + limit && before + cantidad > offset) days.push({ fecha, before })
    before += cantidad
  }
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const [desde, hasta] = order === 'asc' ? [first.fecha, last.fecha] : [last.fecha, first.fecha]
  return { desde, hasta, skipped: offset - first.before }
}

/** Adds the running balance to movements in day order; `before` are the sums of all earlier days. */
export function withBalances(before: DayOfAccount[], movements: MovementRow[]): (MovementRow & { saldo: bigint })[] {
  const balances = new Map(sumsOf(before).map(({ moneda, debe, haber }) => [moneda, haber - debe]))
  return movements.map((movement) => {
    const saldo = (balances.get(movement.moneda) ?? 0n) + movement.haber - movement.debe
    balances.set(movement.moneda, saldo)
    return { ...movement, saldo }
  })
}
