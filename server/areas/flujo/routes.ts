import type { AreaHandlers } from '../../http/contract.ts'
import { getFlow } from './service.ts'

export const flujoHandlers: AreaHandlers<'flujo'> = {
  getFlujo: (c) => getFlow(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
}
