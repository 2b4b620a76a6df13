import { formatPercent } from '../../lib/format.ts'
import { ChartCard } from '../../ui/ChartCard.tsx'
import type { ProjectDashboard } from './queries.ts'

/** How the budget is shared among the kinds of work. */
export function BudgetSharePanel({ distribution }: { distribution: ProjectDashboard['budgetDistribution'] }) {
  return (
    <ChartCard
      className="dashboard-narrow"
      title="Reparto del presupuesto"
      subtitle="Qué parte toca a cada rubro"
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
