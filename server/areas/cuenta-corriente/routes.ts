import type { AreaHandlers } from '../../http/contract.ts'
import { getDeudas } from './debts.service.ts'
import { getCuentaCorriente, listCuentasCorrientes } from './service.ts'

export const cuentaCorrienteHandlers: AreaHandlers<'cuenta-corriente'> = {
  getCuentaCorriente: (c) => getCuentaCorriente(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  listCuentasCorrientes: (c) =>
    listCuentasCorrientes(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  getDeudas: (c) => getDeudas(c.get('ctx'), c.req.valid('param').proyectoId),
}
