import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const depositosHandlers: AreaHandlers<'depositos'> = {
  listDepositos: (c) => service.listDepositos(c.get('ctx'), c.req.valid('query')),
  createDeposito: (c) => service.createDeposito(c.get('ctx'), c.req.valid('json')),
  getDeposito: (c) => service.getDeposito(c.get('ctx'), c.req.valid('param').id),
  updateDeposito: (c) => service.updateDeposito(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
}
