import type { AreaHandlers } from '../../http/contract.ts'
import { getFlujo } from './service.ts'

export const flujoHandlers: AreaHandlers<'flujo'> = {
  getFlujo: (c) => getFlujo(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
}
