import type { AreaHandlers } from '../../http/contract.ts'
import { listControlMovimientos } from './movements.service.ts'
import * as service from './service.ts'
import { getControlResumen } from './summary.service.ts'

export const controlHandlers: AreaHandlers<'control'> = {
  getControlPresupuestario: (c) =>
    service.getControlPresupuestario(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  listControlMovimientos: (c) =>
    listControlMovimientos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  getControlResumen: (c) => getControlResumen(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  setControlProyeccion: (c) => service.setControlProyeccion(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
}
