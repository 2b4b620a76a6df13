import type { Handlers } from '../../http/contract.ts'
import { getDemoDashboard, getProjectDashboard } from './service.ts'

export const dashboardsHandlers: Handlers<
  'getAnalyticsDashboard' | 'getCryptoDashboard' | 'getFinanceDashboard' | 'getProjectDashboard'
> = {
  getAnalyticsDashboard: (c) => getDemoDashboard(c.get('ctx'), 'analytics'),
  getCryptoDashboard: (c) => getDemoDashboard(c.get('ctx'), 'crypto'),
  getFinanceDashboard: (c) => getDemoDashboard(c.get('ctx'), 'finance'),
  getProjectDashboard: (c) => getProjectDashboard(c.get('ctx')),
}
