import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const proveedoresHandlers: AreaHandlers<'proveedores'> = {
  listProveedores: (c) => service.listProveedores(c.get('ctx'), c.req.valid('query')),
  createProveedor: (c) => service.createProveedor(c.get('ctx'), c.req.valid('json')),
  loadProveedores: (c) => service.loadProveedores(c.get('ctx'), c.req.valid('json'), c.req.valid('query')),
  getProveedor: (c) => service.getProveedor(c.get('ctx'), c.req.valid('param').id),
  updateProveedor: (c) => service.updateProveedor(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
}
