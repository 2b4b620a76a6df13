import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const feriadosHandlers: AreaHandlers<'feriados'> = {
  listFeriados: (c) => service.listFeriados(c.get('ctx'), c.req.valid('query')),
  createFeriado: (c) => service.createFeriado(c.get('ctx'), c.req.valid('json')),
  getFeriado: (c) => service.getFeriado(c.get('ctx'), c.req.valid('param').id),
  updateFeriado: (c) => service.updateFeriado(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
}
