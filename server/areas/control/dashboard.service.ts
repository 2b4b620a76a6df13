/** The money of a project's dashboard, from the sums of the control (docs/domain/suite.md, Dashboards). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { addDays, daysBetween } from '../../lib/calendar.ts'
import { parseSum } from '../../money/valuation.ts'
import { projectScope } from '../../records/project-scope.ts'
import { requireLines } from './ledger.service.ts'
import { plannedUntil } from './plan.ts'
import { selectRubros } from '../rubros/door.ts'
import * as queries from './queries.ts'
import type { Amounts, Row } from './rows.ts'
import { rubroRowsOf } from './service.ts'
import { selectPlannedDates } from './summary.queries.ts'
import { shareOf } from './shares.ts'
import { valuationOf } from '../../money/project-valuation.ts'

type Dashboard = components['schemas']['ProjectDashboard']
type Budget = Dashboard['budgetDetails']
type Expenses = Dashboard['weeklyExpenses']
export type Money = Pick<
  Dashboard,
  'currency' | 'budgetDetails' | 'budgetDistribution' | `${'weekly' | 'monthly' | 'yearly'}Expenses`
>

const columns: Budget['columns'] = [
  'type',
  'total',
  'expensesAmount',
  'expensesPercentage',
  'remainingAmount',
  'remainingPercentage',
]
/** The number of rubros shown one by one; the rest is one group. */
const mostShares = 7
const periods = { weekly: { days: 7, count: 8 }, monthly: { days: 28, count: 13 }, yearly: { days: 364, count: 20 } }

const number = (cents: bigint) => Number(cents) / 100

/** Totals, spending and percentages; spending without a budget counts as 100 %. */
function figures(total: bigint, spent: bigint) {
  const tenths = total > 0n ? Number(shareOf(spent, 1000n, total)) : spent > 0n ? 1000 : 0
  return {
    total: number(total),
    expensesAmount: number(spent),
    expensesPercentage: tenths / 10,
    remainingAmount: number(total - spent),
    remainingPercentage: (1000 - tenths) / 10,
  }
}

const spentOf = ({ vigente, ejecutado }: Amounts) => [vigente ?? 0n, ejecutado ?? 0n] as const

function budgetOf(rubros: Row[]): Omit<Budget, 'plannedAmount'> {
  const amounts = rubros.map((row) => spentOf(row.amounts))
  const rows = rubros.map(({ id, nombre }, index) => ({ id, type: nombre, ...figures(...amounts[index]!) }))
  const sum = (place: 0 | 1) => amounts.reduce((all, each) => all + each[place], 0n)
  return { columns, rows, totals: figures(sum(0), sum(1)) }
}

/**
 * The share of each rubro in the budget, in tenths of a percent that add up to 100: the largest ones, then the rest as one group.
 */
function distributionOf(rubros: Row[]): Dashboard['budgetDistribution'] {
  const parts = rubros
    .map(({ nombre, amounts }) => ({ nombre, vigente: amounts.vigente ?? 0n }))
    .filter(({ vigente }) => vigente > 0n)
    .toSorted((a, b) => Number(b.vigente - a.vigente))
  const others = parts.slice(mostShares).reduce((sum, { vigente }) => sum + vigente, 0n)
  const groups = [...parts.slice(0, mostShares), ...(others > 0n ? [{ nombre: 'Otros rubros', vigente: others }] : [])]
  const total = groups.reduce((sum, { vigente }) => sum + vigente, 0n)
  let passed = 0n
  const shares = groups.map(({ vigente }) => {
    const before = shareOf(passed, 1000n, total)
    passed += vigente
    return Number(shareOf(passed, 1000n, total) - before) / 10
  })
  const series = groups.length > 0 ? [{ name: 'Presupuesto', data: shares }] : []
  return { categories: groups.map(({ nombre }) => nombre), series }
}

type Spent = { fecha: string; cents: bigint }
type Period = { from: string; to: string }

/** `count` consecutive periods of `days` days that end today, oldest first. */
function periodsUntil(today: string, days: number, count: number): Period[] {
  return Array.from({ length: count }, (_, index) => {
    const to = addDays(today, -days * (count - 1 - index))
    return { from: addDays(to, 1 - days), to }
  })
}

/** Spending per period; amounts dated in the future count in the period of today. */
function expensesOf(
  spent: Spent[],
  periods: Period[],
  plannedBy: ((day: string) => bigint) | null,
  today: string,
): Expenses {
  const data = periods.map(({ from, to }) => {
    const inPeriod = spent.filter(({ fecha }) => fecha >= from && (fecha <= to || to === today))
    return number(inPeriod.reduce((sum, { cents }) => sum + cents, 0n))
  })
  const planned = plannedBy && periods.map(({ from, to }) => number(plannedBy(to) - plannedBy(addDays(from, -1))))
  return {
    amount: data.at(-1)!,
    labels: periods.map(({ from, to }) => `${from}/${to}`),
    series: [{ name: 'Gastos', data }, ...(planned ? [{ name: 'Previsto', data: planned }] : [])],
  }
}

/** Budget (vigente) and spending (ejecutado) of a project in its currency, as in the control. Throws 404. */
export async function projectMoney(ctx: Context, proyectoId: number): Promise<Money> {
  await requireLines(ctx, proyectoId)
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { db, project, desarrolladoraId, today } = scope
  const valuation = await valuationOf(scope, {})
  const input = {
    rubros: await selectRubros(db, desarrolladoraId),
    valuation,
    valuacion: queries.asEntered,
    withoutFactor: [],
  }
  const all = await rubroRowsOf(scope, input)
  const rubros = all.filter(
    ({ padreId, amounts }) => padreId === null && spentOf(amounts).some((amount) => amount !== 0n),
  )
  const budget = budgetOf(rubros)
  const days = await queries.selectExecuted(db, { proyectoId, valuacion: queries.asEntered })
  const spent = days.map(({ fecha, importe }) => ({ fecha, cents: parseSum(importe) }))
  const plannedTotal = rubros.reduce((sum, { amounts }) => sum + (amounts.vigente ?? 0n), 0n)
  const dates = await selectPlannedDates(db, project.id)
  const plannedBy = dates && plannedTotal > 0n ? (day: string) => plannedUntil(plannedTotal, dates, day) : null
  const first = spent.reduce((least, { fecha }) => (fecha < least ? fecha : least), today)
  const years = Math.min(periods.yearly.count, Math.ceil((daysBetween(first, today) + 1) / periods.yearly.days))
  const expensesIn = ({ days: length, count }: { days: number; count: number }) =>
    expensesOf(spent, periodsUntil(today, length, count), plannedBy, today)
  return {
    currency: project.monedaBase,
    budgetDetails: { ...budget, ...(plannedBy && { plannedAmount: number(plannedBy(today)) }) },
    budgetDistribution: distributionOf(rubros),
    weeklyExpenses: expensesIn(periods.weekly),
    monthlyExpenses: expensesIn(periods.monthly),
    yearlyExpenses: expensesIn({ ...periods.yearly, count: years }),
  }
}
