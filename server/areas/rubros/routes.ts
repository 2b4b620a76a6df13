import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const rubrosHandlers: AreaHandlers<'rubros'> = {
  listRubros: (c) => service.listRubros(c.get('ctx'), c.req.valid('query')),
  createRubro: (c) => service.createRubro(c.get('ctx'), c.req.valid('json')),
  getRubro: (c) => service.getRubro(c.get('ctx'), c.req.valid('param').id),
  updateRubro: (c) => service.updateRubro(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
  orderRubros: (c) => service.orderRubros(c.get('ctx'), c.req.valid('json')),
}
