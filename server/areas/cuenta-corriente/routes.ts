import type { AreaHandlers } from '../../http/contract.ts'
import { getCuentaCorriente, listCuentasCorrientes } from './service.ts'

export const cuentaCorrienteHandlers: AreaHandlers<'cuenta-corriente'> = {
  getCuentaCorriente: (c) => getCuentaCorriente(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  listCuentasCorrientes: (c) =>
    listCuentasCorrientes(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
}
