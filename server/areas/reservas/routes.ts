import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const reservasHandlers: AreaHandlers<'reservas'> = {
  listReservas: (c) => service.listReservas(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createReserva: (c) =>
    service.createReserva(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  getReserva: (c) => service.getReserva(c.get('ctx'), c.req.valid('param')),
  releaseReserva: (c) => service.releaseReserva(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
}
