import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const cobrosHandlers: AreaHandlers<'cobros'> = {
  listCobros: (c) => service.listCobros(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createCobro: (c) =>
    service.createCobro(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  getCobro: (c) => service.getCobro(c.get('ctx'), c.req.valid('param')),
  annulCobro: (c) => service.annulCobro(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
}
