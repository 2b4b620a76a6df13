import type { components } from '../../../openapi/generated/schema.d.ts'

type ProjectDashboard = components['schemas']['ProjectDashboard']

const noIssues = {
  'new-issues': 0,
  'closed-issues': 0,
  fixed: 0,
  'wont-fix': 0,
  're-opened': 0,
  'needs-triage': 0,
}
const noTasks = { new: 0, completed: 0 }
const noExpenses = { amount: 0, labels: [], series: [] }
const noWeeks = { 'this-week': [], 'last-week': [] }

/** The dashboard of a project that has no figures yet. */
export const emptyProjectDashboard: ProjectDashboard = {
  currency: 'USD',
  githubIssues: { overview: { 'this-week': noIssues, 'last-week': noIssues }, labels: [], series: noWeeks },
  taskDistribution: { overview: { 'this-week': noTasks, 'last-week': noTasks }, labels: [], series: noWeeks },
  schedule: { today: [], tomorrow: [] },
  budgetDistribution: { categories: [], series: [] },
  weeklyExpenses: noExpenses,
  monthlyExpenses: noExpenses,
  yearlyExpenses: noExpenses,
  budgetDetails: {
    columns: ['type', 'total', 'expensesAmount', 'expensesPercentage', 'remainingAmount', 'remainingPercentage'],
    rows: [],
    totals: { total: 0, expensesAmount: 0, expensesPercentage: 0, remainingAmount: 0, remainingPercentage: 0 },
  },
  teamMembers: [],
}
