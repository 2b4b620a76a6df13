import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const pagosHandlers: AreaHandlers<'pagos'> = {
  listPagos: (c) => service.listPagos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createPago: (c) =>
    service.createPago(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  getPago: (c) => service.getPago(c.get('ctx'), c.req.valid('param')),
  applyPago: (c) => service.applyPago(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  annulPago: (c) => service.annulPago(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
}
