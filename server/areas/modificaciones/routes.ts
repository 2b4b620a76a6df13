import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const modificacionesHandlers: AreaHandlers<'modificaciones'> = {
  listModificaciones: (c) =>
    service.listModificaciones(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createModificacion: (c) =>
    service.createModificacion(
      c.get('ctx'),
      c.req.valid('param').proyectoId,
      c.req.valid('json'),
      c.req.valid('query'),
    ),
  getModificacion: (c) => service.getModificacion(c.get('ctx'), c.req.valid('param')),
  updateModificacion: (c) =>
    service.updateModificacion(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  deleteModificacion: (c) => service.deleteModificacion(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  approveModificacion: (c) => service.approveModificacion(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  annulModificacion: (c) => service.annulModificacion(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
}
