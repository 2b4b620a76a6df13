import type { AreaHandlers } from '../../http/contract.ts'
import { listCompanyHistory, listProjectHistory } from './service.ts'

export const historialHandlers: AreaHandlers<'historial'> = {
  listCompanyHistory: (c) => listCompanyHistory(c.get('ctx'), c.req.valid('query')),
  listProjectHistory: (c) => listProjectHistory(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
}
