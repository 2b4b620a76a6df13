import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const acopiosHandlers: AreaHandlers<'acopios'> = {
  listAcopios: (c) => service.listAcopios(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createAcopio: (c) =>
    service.createAcopio(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  getAcopioSaldos: (c) => service.getAcopioSaldos(c.get('ctx'), c.req.valid('param').proyectoId),
  getAcopio: (c) => service.getAcopio(c.get('ctx'), c.req.valid('param')),
  withdrawAcopio: (c) =>
    service.withdrawAcopio(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  annulAcopio: (c) =>
    service.annulAcopio(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
}
