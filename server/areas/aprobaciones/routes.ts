import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const aprobacionesHandlers: AreaHandlers<'aprobaciones'> = {
  getAprobaciones: (c) => service.getAprobaciones(c.get('ctx')),
  updateAprobaciones: (c) => service.updateAprobaciones(c.get('ctx'), c.req.valid('json')),
  listAprobacionesPendientes: (c) => service.listAprobacionesPendientes(c.get('ctx'), c.req.valid('query')),
  getAprobacion: (c) => service.getAprobacion(c.get('ctx'), c.req.valid('param')),
}
