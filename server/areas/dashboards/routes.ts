import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const dashboardsHandlers: AreaHandlers<'dashboards'> = {
  getAnalyticsDashboard: (c) => service.getAnalyticsDashboard(c.get('ctx')),
  getCryptoDashboard: (c) => service.getCryptoDashboard(c.get('ctx')),
  getFinanceDashboard: (c) => service.getFinanceDashboard(c.get('ctx')),
  getPrimerosPasos: (c) => service.getPrimerosPasos(c.get('ctx'), c.req.valid('param').proyectoId),
  getProjectDashboard: (c) => service.getProjectDashboard(c.get('ctx')),
}
