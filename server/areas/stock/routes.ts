import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const stockHandlers: AreaHandlers<'stock'> = {
  listStock: (c) => service.listStock(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  listKardex: (c) => service.listKardex(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
}
