import type { AreaHandlers } from '../../http/contract.ts'
import * as mails from './mail.service.ts'
import * as replenish from './replenish.service.ts'
import * as service from './service.ts'

export const pedidosHandlers: AreaHandlers<'pedidos'> = {
  listPedidos: (c) => service.listPedidos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createPedido: (c) =>
    service.createPedido(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  getPedido: (c) => service.getPedido(c.get('ctx'), c.req.valid('param')),
  updatePedido: (c) =>
    service.updatePedido(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  deletePedido: (c) => service.deletePedido(c.get('ctx'), c.req.valid('param'), c.req.valid('query').version),
  requestPedido: (c) => service.requestPedido(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  approvePedido: (c) => service.approvePedido(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  confirmPedidoFecha: (c) => service.confirmPedidoFecha(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  cancelPedido: (c) => service.cancelPedido(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  getPedidoMail: (c) => mails.getPedidoMail(c.get('ctx'), c.req.valid('param')),
  sendPedido: (c) => mails.sendPedido(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  listAReponer: (c) => replenish.listAReponer(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
}
