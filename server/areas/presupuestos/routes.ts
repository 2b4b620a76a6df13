import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'
import * as sheet from './sheet.service.ts'

export const presupuestosHandlers: AreaHandlers<'presupuestos'> = {
  listPresupuestos: (c) =>
    service.listPresupuestos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createPresupuesto: (c) =>
    service.createPresupuesto(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json')),
  getPresupuesto: (c) => service.getPresupuesto(c.get('ctx'), c.req.valid('param')),
  updatePresupuesto: (c) => service.updatePresupuesto(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  deletePresupuesto: (c) => service.deletePresupuesto(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  approvePresupuesto: (c) => service.approvePresupuesto(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  getPresupuestoItems: (c) => sheet.getPresupuestoItems(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  updatePresupuestoItems: (c) =>
    sheet.updatePresupuestoItems(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  comparePresupuestos: (c) => service.comparePresupuestos(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
}
