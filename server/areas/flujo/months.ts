/** The cash flow in cents, from sums by month (docs/domain/control.md, Flujo de caja). */
import { addDays, addMonths, monthOf, monthsBetween } from '../../lib/calendar.ts'

export type MonthSums = Record<
  | 'cobros'
  | 'cobrosPrevistos'
  | 'pagos'
  | 'retenciones'
  | 'comprobantes'
  | 'certificados'
  | 'contratos'
  | 'fondoReparo'
  | 'sinContratar',
  bigint
>
export type MonthSum = { kind: keyof MonthSums; mes: string; importe: bigint }
/** `cubierto` is what certificates and documents owe of the total already. */
export type Contract = { fecha: string; plazoDias: number; total: bigint; totalBase: bigint; cubierto: bigint }

export const nothing = (): MonthSums => ({
  cobros: 0n,
  cobrosPrevistos: 0n,
  pagos: 0n,
  retenciones: 0n,
  comprobantes: 0n,
  certificados: 0n,
  contratos: 0n,
  fondoReparo: 0n,
  sinContratar: 0n,
})

const plannedKinds = ['comprobantes', 'certificados', 'contratos', 'fondoReparo', 'sinContratar'] as const

/** What is still to be paid. */
export const plannedOf = (sums: MonthSums): bigint => plannedKinds.reduce((sum, kind) => sum + sums[kind], 0n)

export const netOf = (sums: MonthSums): bigint =>
  sums.cobros + sums.cobrosPrevistos - sums.pagos - sums.retenciones - plannedOf(sums)

/** Splits an amount over months in proportion to their weights, to the cent. */
function spread(importe: bigint, kind: keyof MonthSums, weights: [mes: string, weight: number][]): MonthSum[] {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  const until = (passed: number) => (importe * BigInt(passed)) / BigInt(total)
  let passed = 0
  return weights.map(([mes, weight]) => {
    const before = passed
    passed += weight
    return { kind, mes, importe: until(passed) - until(before) }
  })
}

/** The months between two with equal weights; only the first one if the last is earlier. */
const evenly = (first: string, last: string): [mes: string, weight: number][] =>
  Array.from({ length: Math.max(1, monthsBetween(first, last) + 1) }, (_, index) => [addMonths(first, index), 1])

/** What remains to be owed of a contract, in equal parts from the current month to its end, to the cent. */
export function restOf({ fecha, plazoDias, total, totalBase, cubierto }: Contract, thisMonth: string): MonthSum[] {
  if (total <= 0n || cubierto >= total) return []
  const rest = (totalBase * (total - cubierto)) / total
  return spread(rest, 'contratos', evenly(thisMonth, monthOf(addDays(fecha, plazoDias))))
}

/** When the budget is spent: the working days of each rubro by month, from this month on, and the planned dates of the project. */
export type Schedule = {
  work: Map<string, Map<string, number>>
  dates: { from: string; to: string } | null
  thisMonth: string
}

/**
 * What is not contracted of a rubro: over the months of its tasks, by working days; in this month if they have ended. Without tasks
 * evenly until the planned end of the project; without planned dates in this month.
 */
export function uncontractedOf(
  { rubroId, cents }: { rubroId: string; cents: bigint },
  { work, dates, thisMonth }: Schedule,
): MonthSum[] {
  const months = work.get(rubroId)
  const planned = months
    ? [...months].toSorted(([a], [b]) => a.localeCompare(b))
    : dates
      ? evenly(monthOf(dates.from) > thisMonth ? monthOf(dates.from) : thisMonth, monthOf(dates.to))
      : []
  return spread(cents, 'sinContratar', planned.length > 0 ? planned : evenly(thisMonth, thisMonth))
}

const isPlanned = new Set<keyof MonthSums>([...plannedKinds, 'cobrosPrevistos'])

/**
 * The months of a range, with the sums before and after it. Overdue amounts count in the current month. `opening` is what the balance has
 * besides these sums.
 */
export function flowOf(
  sums: MonthSum[],
  { desde, hasta, now }: { desde: string; hasta: string; now: string },
  opening = 0n,
) {
  const months = Array.from({ length: monthsBetween(desde, hasta) + 1 }, (_, index) => ({
    mes: addMonths(desde, index),
    ...nothing(),
  }))
  const before = nothing()
  const after = nothing()
  for (const { kind, mes, importe } of sums) {
    const month = isPlanned.has(kind) && mes < now ? now : mes
    const place = month < desde ? before : month > hasta ? after : months[monthsBetween(desde, month)]!
    place[kind] += importe
  }
  let accumulated = opening + netOf(before)
  return {
    before,
    after,
    months: months.map((month) => ({ ...month, neto: netOf(month), acumulado: (accumulated += netOf(month)) })),
  }
}
