import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const adendasHandlers: AreaHandlers<'adendas'> = {
  listAdendas: (c) => service.listAdendas(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  createAdenda: (c) =>
    service.createAdenda(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  getAdenda: (c) => service.getAdenda(c.get('ctx'), c.req.valid('param')),
  updateAdenda: (c) =>
    service.updateAdenda(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  deleteAdenda: (c) => service.deleteAdenda(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  approveAdenda: (c) => service.approveAdenda(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  annulAdenda: (c) => service.annulAdenda(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
}
