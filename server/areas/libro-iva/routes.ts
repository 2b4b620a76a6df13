import type { AreaHandlers } from '../../http/contract.ts'
import { getLibroIvaCompras } from './service.ts'

export const libroIvaHandlers: AreaHandlers<'libro-iva'> = {
  getLibroIvaCompras: (c) => getLibroIvaCompras(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
}
