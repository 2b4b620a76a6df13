import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const liberacionesHandlers: AreaHandlers<'liberaciones'> = {
  listLiberaciones: (c) => service.listLiberaciones(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  createLiberacion: (c) =>
    service.createLiberacion(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  getLiberacion: (c) => service.getLiberacion(c.get('ctx'), c.req.valid('param')),
  annulLiberacion: (c) => service.annulLiberacion(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
}
