import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const fuentesHandlers: AreaHandlers<'fuentes'> = {
  listFuentes: (c) => service.listFuentes(c.get('ctx'), c.req.valid('query')),
  createFuente: (c) => service.createFuente(c.get('ctx'), c.req.valid('json')),
  updateFuente: (c) => service.updateFuente(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
  deleteFuente: (c) => service.deleteFuente(c.get('ctx'), c.req.valid('param').id),
  refreshFuente: (c) => service.refreshFuente(c.get('ctx'), c.req.valid('param').fuenteId),
}
