import { JsonText, type Handlers } from '../../http/contract.ts'
import { getDemoDashboard, getProjectDashboard } from './service.ts'

export const dashboardsHandlers: Handlers<
  'getAnalyticsDashboard' | 'getCryptoDashboard' | 'getFinanceDashboard' | 'getProjectDashboard'
> = {
  getAnalyticsDashboard: async (c) => new JsonText(await getDemoDashboard(c.get('ctx'), 'analytics')),
  getCryptoDashboard: async (c) => new JsonText(await getDemoDashboard(c.get('ctx'), 'crypto')),
  getFinanceDashboard: async (c) => new JsonText(await getDemoDashboard(c.get('ctx'), 'finance')),
  getProjectDashboard: async (c) => new JsonText(await getProjectDashboard(c.get('ctx'))),
}
