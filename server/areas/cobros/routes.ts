import type { AreaHandlers } from '../../http/contract.ts'
import * as planned from './planned.service.ts'
import * as service from './service.ts'

export const cobrosHandlers: AreaHandlers<'cobros'> = {
  listCobros: (c) => service.listCobros(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createCobro: (c) =>
    service.createCobro(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  getCobro: (c) => service.getCobro(c.get('ctx'), c.req.valid('param')),
  updateCobro: (c) => service.updateCobro(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  annulCobro: (c) => service.annulCobro(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  listCobrosPrevistos: (c) =>
    planned.listCobrosPrevistos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createCobroPrevisto: (c) =>
    planned.createCobroPrevisto(
      c.get('ctx'),
      c.req.valid('param').proyectoId,
      c.req.valid('json'),
      c.req.valid('query'),
    ),
  getCobroPrevisto: (c) => planned.getCobroPrevisto(c.get('ctx'), c.req.valid('param')),
  annulCobroPrevisto: (c) => planned.annulCobroPrevisto(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  listCuotas: (c) => planned.listCuotas(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
}
