import type { ProjectDashboard } from './queries.ts'

const hasFigures = (values: readonly number[]): boolean => values.some((value) => value !== 0)
const valuesOf = (series: readonly { data: number[] }[]): number[] => series.flatMap(({ data }) => data)

/** Which parts of a dashboard have figures; a chart of zeros says nothing. */
export function partsWithData(dashboard: ProjectDashboard) {
  const { budgetDetails, budgetDistribution, githubIssues, taskDistribution } = dashboard
  const { weeklyExpenses, monthlyExpenses, yearlyExpenses } = dashboard
  const [issues, tasks] = [githubIssues.series, taskDistribution.series]
  return {
    budget: budgetDetails.rows.length > 0,
    budgetShare: budgetDistribution.series.length > 0,
    expenses: [weeklyExpenses, monthlyExpenses, yearlyExpenses].some(({ series }) => hasFigures(valuesOf(series))),
    issues: hasFigures([...valuesOf(issues['this-week']), ...valuesOf(issues['last-week'])]),
    tasks:
      hasFigures([...tasks['this-week'], ...tasks['last-week']]) ||
      Object.values(taskDistribution.overview).some(({ completed }) => completed > 0),
  }
}

export type PartsWithData = ReturnType<typeof partsWithData>
