import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatPercent, formatRoundMoney, type Currency } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { shareTone } from './share-tone.ts'
import { ShareBar } from './ShareBar.tsx'
import { origins } from './origins.ts'
import type { ProjectDashboard } from './queries.ts'
import './BudgetPanel.css'

type Budget = ProjectDashboard['budgetDetails']
type Column = Budget['columns'][number]
type Figures = Budget['totals']

const headings: Record<Column, string> = {
  type: 'Rubro',
  total: 'Presupuesto',
  expensesAmount: 'Ejecutado',
  expensesPercentage: '% ejecutado',
  remainingAmount: 'Por ejecutar',
  remainingPercentage: '% por ejecutar',
}

const currencyNames: Record<Currency, string> = { ARS: 'pesos', USD: 'dólares', EUR: 'euros', UVA: 'UVA' }

/** The budget by rubro, with totals. */
export function BudgetPanel({ budget, currency }: { budget: Budget; currency: Currency }) {
  const figures = budget.columns.filter((column) => column !== 'type')
  return (
    <Card
      id="presupuesto"
      className="dashboard-wide"
      title="Detalle del presupuesto"
      subtitle={
        <>
          Por rubro, en {currencyNames[currency]} y sin IVA · <Link to={origins.presupuesto}>Ver el presupuesto</Link>
        </>
      }
    >
      <TableScroll label="Presupuesto por rubro">
        <table className="table budget">
          <thead>
            <tr>
              <th scope="col">{headings.type}</th>
              {figures.map((column) => (
                <th key={column} scope="col" className="table-number">
                  {headings[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {budget.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.type}</th>
                <Cells columns={figures} figures={row} currency={currency} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <Cells columns={figures} figures={budget.totals} currency={currency} isLinked />
            </tr>
          </tfoot>
        </table>
      </TableScroll>
    </Card>
  )
}

type CellsProps = {
  columns: Exclude<Column, 'type'>[]
  figures: Figures
  currency: Currency
  /** Links the amounts to the rows that they sum. */
  isLinked?: boolean
}

const originOf: Partial<Record<Column, string>> = {
  total: origins.presupuesto,
  expensesAmount: origins.gastos,
  remainingAmount: origins.saldo,
}

function Cells({ columns, figures, currency, isLinked = false }: CellsProps) {
  return columns.map((column) => (
    <td key={column} className="table-number">
      <span className={column === 'expensesPercentage' ? `share-text-${shareTone(figures[column])}` : undefined}>
        <Figure to={isLinked ? originOf[column] : undefined}>
          {column.endsWith('Percentage') ? formatPercent(figures[column]) : formatRoundMoney(figures[column], currency)}
        </Figure>
      </span>
      {column === 'expensesPercentage' && <ShareBar percentage={figures[column]} />}
    </td>
  ))
}

const Figure = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? <Link to={to}>{children}</Link> : children
