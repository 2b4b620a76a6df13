import type { AreaHandlers } from '../../http/contract.ts'
import { listMovements } from './movements.service.ts'
import * as service from './service.ts'
import { getSummary } from './summary.service.ts'

export const controlHandlers: AreaHandlers<'control'> = {
  getControlPresupuestario: (c) =>
    service.getControl(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  listControlMovimientos: (c) => listMovements(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  getControlResumen: (c) => getSummary(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  setControlProyeccion: (c) => service.setProjection(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
}
