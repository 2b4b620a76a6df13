import type { AreaHandlers } from '../../http/contract.ts'
import { listRetenciones } from './service.ts'

export const retencionesHandlers: AreaHandlers<'retenciones'> = {
  listRetenciones: (c) => listRetenciones(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
}
