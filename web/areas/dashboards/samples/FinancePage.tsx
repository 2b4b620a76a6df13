import { q } from '../../../api/operations.ts'
import type { Schema } from '../../../api/types.ts'
import { formatCompactMoney, formatDate, formatMoney, formatPercent, formatRoundMoney } from '../../../lib/format.ts'
import { Card } from '../../../ui/Card.tsx'
import { ChartCard } from '../../../ui/ChartCard.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { StateTag } from '../../../ui/StateTag.tsx'
import { ShareBar } from '../ShareBar.tsx'
import { boardCodec, useBoardView, type BoardSwitches } from './board-view.ts'
import { changeOver, changeText, lastDays, shortTime, timeText } from './points.ts'
import { SampleBoard } from './SampleBoard.tsx'
import './FinancePage.css'

type Finance = Schema<'FinanceDashboard'>

// Loaded on demand: the table below the charts is half of the screen's code.
const TransactionsCard = onDemand(async () => (await import('./TransactionsCard.tsx')).TransactionsCard)

const ranges = [
  { value: '7d', label: '7 días', length: 7 },
  { value: '30d', label: '30 días', length: 30 },
  { value: 'todo', label: '60 días', length: 60 },
]
const codec = boardCodec(ranges, ranges[2]!)

/** Sample dashboard: balance, budget, card statements and latest transactions of an account. */
export function FinancePage() {
  const { range, setRange, switches } = useBoardView(codec)
  return (
    <SampleBoard
      title="Tablero de una cuenta"
      subtitle="Saldo, gastos y resúmenes de tarjeta, en dólares."
      query={q('getFinanceDashboard')}
      ranges={ranges}
      range={range}
      onRange={setRange}
    >
      {(data) => (
        <>
          <BalanceCard balance={data.accountBalance} days={range.length} switches={switches} />
          <BudgetCard budget={data.budget} />
          <div className="sample-thirds">
            <StatementCard title="Resumen anterior" statement={data.previousStatement} />
            <StatementCard title="Resumen actual" statement={data.currentStatement} />
          </div>
          <TransactionsCard all={data.recentTransactions} since={firstDay(data, range.length)} />
        </>
      )}
    </SampleBoard>
  )
}

/** The first day of the range, counted from the last day of the balance. */
const firstDay = ({ accountBalance }: Finance, days: number) =>
  lastDays(accountBalance.series[0]?.data ?? [], days)[0]?.x ?? ''

type BalanceProps = { balance: Finance['accountBalance']; days: number; switches: BoardSwitches }

function BalanceCard({ balance, days, switches }: BalanceProps) {
  const pointsOf = (name: string) => lastDays(balance.series.find((each) => each.name === name)?.data ?? [], days)
  const [actual, predicted] = [pointsOf('Actual'), pointsOf('Predicted')]
  const change = changeOver(actual.map(({ y }) => y))
  return (
    <ChartCard
      className="dashboard-wide"
      title="Saldo de la cuenta"
      subtitle={`Hasta el ${timeText(actual.at(-1)?.x ?? '')}, real y previsto`}
      caption="Saldo de la cuenta por día"
      height={300}
      {...switches('saldo', ['Real', 'Previsto'])}
      before={
        <dl className="sample-figures">
          <div>
            <dt>Saldo</dt>
            <dd>{formatRoundMoney(actual.at(-1)?.y ?? 0, 'USD')}</dd>
          </div>
          <div>
            <dt>En el período</dt>
            <dd>{change === null ? '—' : changeText(change)}</dd>
          </div>
          <div>
            <dt>Crecimiento anual</dt>
            <dd>{formatPercent(balance.growRate)}</dd>
          </div>
          <div>
            <dt>Ingreso mensual medio</dt>
            <dd>{formatRoundMoney(balance.ami, 'USD')}</dd>
          </div>
        </dl>
      }
      chart={{
        type: 'line',
        dimension: 'Día',
        labels: actual.map(({ x }) => timeText(x)),
        ticks: actual.map(({ x }) => shortTime(x)),
        series: [
          { name: 'Real', data: actual.map(({ y }) => y) },
          { name: 'Previsto', data: predicted.map(({ y }) => y), isPlanned: true },
        ],
        fitsValues: true,
        format: (value) => formatMoney(value, 'USD'),
        formatTick: (value) => formatCompactMoney(value, 'USD'),
      }}
    />
  )
}

/** How much of each monthly limit is used. */
function BudgetCard({ budget }: { budget: Finance['budget'] }) {
  const rows = [
    { name: 'Gastos', amount: budget.expenses, limit: budget.expensesLimit, suffix: 'del límite' },
    { name: 'Ahorro', amount: budget.savings, limit: budget.savingsGoal, suffix: 'de la meta' },
    { name: 'Servicios', amount: budget.bills, limit: budget.billsLimit, suffix: 'del límite' },
  ]
  return (
    <Card className="dashboard-narrow" title="Presupuesto del mes" subtitle="Lo usado de cada límite y lo ahorrado">
      <dl className="finance-budget">
        {rows.map(({ name, amount, limit, suffix }) => {
          const share = (amount / limit) * 100
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="finance-amount">{formatMoney(amount, 'USD')}</dd>
              <dd className="finance-share">
                <ShareBar percentage={share} />
                {formatPercent(share)} {suffix}, {formatRoundMoney(limit, 'USD')}
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}

function StatementCard({ title, statement }: { title: string; statement: Finance['currentStatement'] }) {
  const { status, date, limit, spent, minimum } = statement
  const isPaid = status === 'paid'
  return (
    <Card
      title={title}
      subtitle={`Del ${formatDate(date)}`}
      actions={<StateTag state={status} label={isPaid ? 'Pagado' : 'Pendiente'} tone={isPaid ? 'success' : 'info'} />}
    >
      <dl className="sample-figures">
        <div>
          <dt>Límite</dt>
          <dd>{formatMoney(limit, 'USD')}</dd>
        </div>
        <div>
          <dt>Gastado</dt>
          <dd>{formatMoney(spent, 'USD')}</dd>
        </div>
        <div>
          <dt>Pago mínimo</dt>
          <dd>{formatMoney(minimum, 'USD')}</dd>
        </div>
      </dl>
      <p className="sample-note">
        <ShareBar percentage={(spent / limit) * 100} />
        {formatPercent((spent / limit) * 100)} del límite
      </p>
    </Card>
  )
}
