import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const tiposDocumentoHandlers: AreaHandlers<'tipos-documento'> = {
  listTiposDocumento: (c) => service.listTiposDocumento(c.get('ctx'), c.req.valid('query')),
  createTipoDocumento: (c) => service.createTipoDocumento(c.get('ctx'), c.req.valid('json')),
  getTipoDocumento: (c) => service.getTipoDocumento(c.get('ctx'), c.req.valid('param').id),
  updateTipoDocumento: (c) => service.updateTipoDocumento(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
}
