import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const unidadesHandlers: AreaHandlers<'unidades'> = {
  listUnidades: (c) => service.listUnidades(c.get('ctx'), c.req.valid('query')),
  createUnidad: (c) => service.createUnidad(c.get('ctx'), c.req.valid('json')),
  getUnidad: (c) => service.getUnidad(c.get('ctx'), c.req.valid('param').id),
  updateUnidad: (c) => service.updateUnidad(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
}
