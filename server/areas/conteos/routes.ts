import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const conteosHandlers: AreaHandlers<'conteos'> = {
  listConteos: (c) => service.listConteos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createConteo: (c) =>
    service.createConteo(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  getConteo: (c) => service.getConteo(c.get('ctx'), c.req.valid('param')),
  deleteConteo: (c) => service.deleteConteo(c.get('ctx'), c.req.valid('param'), c.req.valid('query').version),
  countConteoLinea: (c) => service.countConteoLinea(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  confirmConteo: (c) =>
    service.confirmConteo(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
}
