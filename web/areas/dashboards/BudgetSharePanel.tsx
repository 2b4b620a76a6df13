import { Link } from 'react-router-dom'
import { formatPercent } from '../../lib/format.ts'
import { ChartCard } from '../../ui/ChartCard.tsx'
import { origins } from './origins.ts'
import type { ProjectDashboard } from './queries.ts'

/** How the budget is distributed over the kinds of work. */
export function BudgetSharePanel({ distribution }: { distribution: ProjectDashboard['budgetDistribution'] }) {
  return (
    <ChartCard
      className="dashboard-narrow"
      title="Reparto del presupuesto"
      subtitle={
        <>
          Qué parte toca a cada rubro · <Link to={origins.presupuesto}>Ver el presupuesto</Link>
        </>
      }
      caption="Reparto del presupuesto por rubro"
      chart={{
        type: 'rows',
        dimension: 'Rubro',
        labels: distribution.categories,
        series: distribution.series,
        format: formatPercent,
      }}
    />
  )
}
