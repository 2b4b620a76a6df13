import type { AreaHandlers } from '../../http/contract.ts'
import { getAccount, listBalances } from './service.ts'

export const cuentaCorrienteHandlers: AreaHandlers<'cuenta-corriente'> = {
  getCuentaCorriente: (c) => getAccount(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  listCuentasCorrientes: (c) => listBalances(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
}
