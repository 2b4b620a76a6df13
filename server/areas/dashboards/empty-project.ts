import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Money } from '../control/door.ts'

type ProjectDashboard = Omit<components['schemas']['ProjectDashboard'], keyof Money | 'taskDistribution'>

const noIssues = {
  'new-issues': 0,
  'closed-issues': 0,
  fixed: 0,
  'wont-fix': 0,
  're-opened': 0,
  'needs-triage': 0,
}
const noWeeks = { 'this-week': [], 'last-week': [] }

/** The dashboard of a project without figures; its money comes from Finanzas, its tasks from the plan. */
export const emptyProjectDashboard: ProjectDashboard = {
  githubIssues: { overview: { 'this-week': noIssues, 'last-week': noIssues }, labels: [], series: noWeeks },
  schedule: { today: [], tomorrow: [] },
  teamMembers: [],
}
