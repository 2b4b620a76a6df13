import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const cuentasHandlers: AreaHandlers<'cuentas'> = {
  listCuentas: (c) => service.listCuentas(c.get('ctx'), c.req.valid('query')),
  createCuenta: (c) => service.createCuenta(c.get('ctx'), c.req.valid('json')),
  getCuenta: (c) => service.getCuenta(c.get('ctx'), c.req.valid('param').id),
  updateCuenta: (c) => service.updateCuenta(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
}
