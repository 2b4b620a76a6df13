import type { AreaHandlers } from '../../http/contract.ts'
import { getPlanAvance } from './progress.service.ts'
import * as service from './service.ts'
import * as tareas from './tareas.service.ts'

export const planHandlers: AreaHandlers<'plan'> = {
  listTareas: (c) => service.listTareas(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  updateTareas: (c) =>
    tareas.updateTareas(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  getTarea: (c) => service.getTarea(c.get('ctx'), c.req.valid('param')),
  updateTarea: (c) => tareas.updateTarea(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  getPlan: (c) => service.getPlan(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  reprogramPlan: (c) =>
    tareas.reprogramPlan(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  listLineasBase: (c) => service.listLineasBase(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createLineaBase: (c) => service.createLineaBase(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json')),
  getPlanAvance: (c) => getPlanAvance(c.get('ctx'), c.req.valid('param').proyectoId),
}
