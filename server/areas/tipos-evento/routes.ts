import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const tiposEventoHandlers: AreaHandlers<'tipos-evento'> = {
  listTiposEvento: (c) => service.listTiposEvento(c.get('ctx'), c.req.valid('query')),
  createTipoEvento: (c) => service.createTipoEvento(c.get('ctx'), c.req.valid('json')),
  getTipoEvento: (c) => service.getTipoEvento(c.get('ctx'), c.req.valid('param').id),
  updateTipoEvento: (c) => service.updateTipoEvento(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
}
