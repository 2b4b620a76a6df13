/** Budgets in a valuation: each line is valued by the budget's base month, as in the control. */
import {
  amountText,
  factorsOn,
  parseSum,
  valueOnDay,
  warningsOfDays,
  type Valuation,
  type ValuationQuery,
} from '../../money/valuation.ts'
import type { ProjectScope } from '../../records/record.ts'
import { withoutVat } from '../../money/project-valuation.ts'
import type { Budget } from './record.ts'
import { selectInBase, selectValuedTotals } from './queries.ts'

const dayOf = ({ mesBase }: Pick<Budget, 'mesBase'>) => `${mesBase}-01`

/** The valuation and its warnings for a list of budgets. */
export function wireOf(valuation: Valuation, budgets: Budget[]) {
  const days = budgets.map((budget) => ({ fecha: dayOf(budget), cantidad: budget.cantidadItems }))
  return { valuacion: valuation.wire, avisos: warningsOfDays(valuation, days) }
}

/** The requested valuation with its wire form and warnings. Throws 409. */
export async function statementOf(scope: ProjectScope, query: ValuationQuery, budgets: Budget[]) {
  const valuation = await withoutVat(scope, query)
  return { valuation, wire: wireOf(valuation, budgets) }
}

/** Returns a function for the total of a budget in a valuation (sums of rounded lines); null if its month has no factor. */
export async function valuedTotals({ db, project }: ProjectScope, { factors, ranges }: Valuation, budgets: Budget[]) {
  const isKnown = ({ moneda }: Budget) => ranges === null && moneda === project.monedaBase
  const stated = budgets.filter((budget) => !isKnown(budget))
  const ids = stated.map(({ id }) => id)
  const days = factorsOn(
    factors,
    stated.map((budget) => ({ fecha: dayOf(budget) })),
  )
  const rows = ids.length > 0 ? await selectValuedTotals(db, ids, days) : []
  const sums = new Map(rows.map(({ presupuestoId, total }) => [presupuestoId, amountText(parseSum(total))]))
  return (budget: Budget) => {
    if (isKnown(budget)) return budget.total
    return valueOnDay({ factors }, 0n, dayOf(budget)) === null ? null : (sums.get(budget.id) ?? '0.00')
  }
}

/** Returns a function for the value of a line in cents, by id; null if the budget's month has no factor. */
export async function valuedLines({ db }: ProjectScope, valuation: Valuation, budget: Budget) {
  const day = dayOf(budget)
  if (valueOnDay(valuation, 0n, day) === null) return () => null
  const rows = await selectInBase(db, budget.id)
  const worth = new Map(rows.map(({ id, importeBase }) => [id, valueOnDay(valuation, BigInt(importeBase), day)!]))
  return (id: string): bigint | null => worth.get(id) ?? 0n
}
