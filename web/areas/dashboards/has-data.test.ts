import { expect, test } from 'vitest'
import { partsWithData } from './has-data.ts'
import type { ProjectDashboard } from './queries.ts'

const noIssues = {
  'new-issues': 0,
  'closed-issues': 0,
  fixed: 0,
  'wont-fix': 0,
  're-opened': 0,
  'needs-triage': 0,
}
const noTasks = { new: 0, completed: 0 }
const percentages = { expensesPercentage: 0, remainingPercentage: 0 }
const expenses = (...data: number[]) => ({
  amount: 0,
  labels: data.map(() => '2026-03-10/2026-03-16'),
  series: [{ name: 'Gastos', data }],
})

const empty: ProjectDashboard = {
  currency: 'ARS',
  githubIssues: {
    overview: { 'this-week': noIssues, 'last-week': noIssues },
    labels: [],
    series: { 'this-week': [], 'last-week': [] },
  },
  taskDistribution: {
    overview: { 'this-week': noTasks, 'last-week': noTasks },
    labels: [],
    series: { 'this-week': [], 'last-week': [] },
  },
  schedule: { today: [], tomorrow: [] },
  teamMembers: [],
  budgetDistribution: { categories: [], series: [] },
  weeklyExpenses: expenses(0, 0),
  monthlyExpenses: expenses(0, 0),
  yearlyExpenses: expenses(0, 0),
  budgetDetails: {
    columns: [],
    rows: [],
    totals: { total: 0, expensesAmount: 0, remainingAmount: 0, ...percentages },
  },
}
const nothing = { budget: false, budgetShare: false, expenses: false, issues: false, tasks: false }

test('an empty project has no part with data', () => {
  expect(partsWithData(empty)).toEqual(nothing)
})

test('expenses of any period count, credits included', () => {
  expect(partsWithData({ ...empty, yearlyExpenses: expenses(-5, 0) })).toEqual({ ...nothing, expenses: true })
})

test('issues and tasks of either week count, and completed tasks without new ones', () => {
  const { githubIssues, taskDistribution } = empty
  const series = { 'this-week': [], 'last-week': [{ name: 'Nuevas', data: [0, 1] }] }
  expect(partsWithData({ ...empty, githubIssues: { ...githubIssues, series } })).toEqual({ ...nothing, issues: true })
  const overview = { 'this-week': { new: 0, completed: 2 }, 'last-week': noTasks }
  const done = { ...empty, taskDistribution: { ...taskDistribution, overview } }
  expect(partsWithData(done)).toEqual({ ...nothing, tasks: true })
})
