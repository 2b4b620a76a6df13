import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const consumoHandlers: AreaHandlers<'consumo'> = {
  listConsumo: (c) => service.listConsumo(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
}
