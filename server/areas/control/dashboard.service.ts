/** The money of a project's dashboard (modules.md, section 9), out of what the control sums up. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { addDays, daysBetween } from '../../lib/calendar.ts'
import { parseSum } from '../../money/valuation.ts'
import { projectScope } from '../../records/project-scope.ts'
import { requireLines } from './ledger.service.ts'
import { plannedUntil } from './plan.ts'
import * as queries from './queries.ts'
import type { Amounts, Row } from './rows.ts'
import { rubroRowsOf } from './service.ts'
import { selectPlannedDates } from './summary.queries.ts'
import { asEntered } from './sums.queries.ts'
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
/** How many rubros the distribution names; the others stand together. */
const mostShares = 7
const periods = { weekly: { days: 7, count: 8 }, monthly: { days: 28, count: 13 }, yearly: { days: 364, count: 20 } }

const number = (cents: bigint) => Number(cents) / 100

/** What was spent of a budget; of one that has nothing, all of it is. */
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

/** What each rubro is of the budget, in tenths of a per cent that add up to 100: the largest ones, and the others together. */
function distributionOf(rubros: Row[]): Dashboard['budgetDistribution'] {
  const parts = rubros
    .map(({ nombre, amounts }) => ({ nombre, vigente: amounts.vigente ?? 0n }))
    .filter(({ vigente }) => vigente > 0n)
    .toSorted((a, b) => Number(b.vigente - a.vigente))
  const rest = parts.slice(mostShares).reduce((sum, { vigente }) => sum + vigente, 0n)
  const shown = [...parts.slice(0, mostShares), ...(rest > 0n ? [{ nombre: 'Otros rubros', vigente: rest }] : [])]
  const whole = shown.reduce((sum, { vigente }) => sum + vigente, 0n)
  let passed = 0n
  const shares = shown.map(({ vigente }) => {
    const before = shareOf(passed, 1000n, whole)
    passed += vigente
    return Number(shareOf(passed, 1000n, whole) - before) / 10
  })
  const series = shown.length > 0 ? [{ name: 'Presupuesto', data: shares }] : []
  return { categories: shown.map(({ nombre }) => nombre), series }
}

type Spent = { fecha: string; cents: bigint }
type Period = { from: string; to: string }

/** Periods of so many days that end today, the oldest first. */
function periodsUntil(today: string, days: number, count: number): Period[] {
  return Array.from({ length: count }, (_, index) => {
    const to = addDays(today, -days * (count - 1 - index))
    return { from: addDays(to, 1 - days), to }
  })
}

/** What was spent in each period; what is dated ahead counts as of today. */
function expensesOf(
  spent: Spent[],
  shown: Period[],
  plannedBy: ((day: string) => bigint) | null,
  today: string,
): Expenses {
  const data = shown.map(({ from, to }) => {
    const own = spent.filter(({ fecha }) => fecha >= from && (fecha <= to || to === today))
    return number(own.reduce((sum, { cents }) => sum + cents, 0n))
  })
  const planned = plannedBy && shown.map(({ from, to }) => number(plannedBy(to) - plannedBy(addDays(from, -1))))
  return {
    amount: data.at(-1)!,
    labels: shown.map(({ from, to }) => `${from}/${to}`),
    series: [{ name: 'Gastos', data }, ...(planned ? [{ name: 'Previsto', data: planned }] : [])],
  }
}

/** Budget and spending of a project in its currency: what the control calls vigente and ejecutado. Throws 404. */
export async function projectMoney(ctx: Context, proyectoId: number): Promise<Money> {
  await requireLines(ctx, proyectoId)
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { db, project, desarrolladoraId, today } = scope
  const valuation = await valuationOf(scope, {})
  const own = { rubros: await queries.selectRubros(db, desarrolladoraId), valuation, valuacion: asEntered }
  const all = await rubroRowsOf(scope, own)
  const rubros = all.filter(
    ({ padreId, amounts }) => padreId === null && spentOf(amounts).some((amount) => amount !== 0n),
  )
  const budget = budgetOf(rubros)
  const days = await queries.selectExecuted(db, { proyectoId, valuacion: asEntered })
  const spent = days.map(({ fecha, importe }) => ({ fecha, cents: parseSum(importe) }))
  const whole = rubros.reduce((sum, { amounts }) => sum + (amounts.vigente ?? 0n), 0n)
  const dates = await selectPlannedDates(db, project.id)
  const plannedBy = dates && whole > 0n ? (day: string) => plannedUntil(whole, dates, day) : null
  const first = spent.reduce((least, { fecha }) => (fecha < least ? fecha : least), today)
  const years = Math.min(periods.yearly.count, Math.ceil((daysBetween(first, today) + 1) / periods.yearly.days))
  const of = ({ days: length, count }: { days: number; count: number }) =>
    expensesOf(spent, periodsUntil(today, length, count), plannedBy, today)
  return {
    currency: project.monedaBase,
    budgetDetails: { ...budget, ...(plannedBy && { plannedAmount: number(plannedBy(today)) }) },
    budgetDistribution: distributionOf(rubros),
    weeklyExpenses: of(periods.weekly),
    monthlyExpenses: of(periods.monthly),
    yearlyExpenses: of({ ...periods.yearly, count: years }),
  }
}
