import type { AreaHandlers } from '../../http/contract.ts'
import { getDemoDashboard, getProjectDashboard } from './service.ts'

export const dashboardsHandlers: AreaHandlers<'dashboards'> = {
  getAnalyticsDashboard: (c) => getDemoDashboard(c.get('ctx'), 'analytics'),
  getCryptoDashboard: (c) => getDemoDashboard(c.get('ctx'), 'crypto'),
  getFinanceDashboard: (c) => getDemoDashboard(c.get('ctx'), 'finance'),
  getProjectDashboard: (c) => getProjectDashboard(c.get('ctx')),
}
