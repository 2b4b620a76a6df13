import type { AreaHandlers } from '../../http/contract.ts'
import {
  createIndiceValor,
  getIndiceValor,
  listIndiceValores,
  loadIndiceValores,
  updateIndiceValor,
} from './values.service.ts'
import * as service from './service.ts'

export const indicesHandlers: AreaHandlers<'indices'> = {
  listIndices: (c) => service.listIndices(c.get('ctx'), c.req.valid('query')),
  createIndice: (c) => service.createIndice(c.get('ctx'), c.req.valid('json')),
  getIndice: (c) => service.getIndice(c.get('ctx'), c.req.valid('param').id),
  updateIndice: (c) => service.updateIndice(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
  listIndiceValores: (c) => listIndiceValores(c.get('ctx'), c.req.valid('param').indiceId, c.req.valid('query')),
  createIndiceValor: (c) => createIndiceValor(c.get('ctx'), c.req.valid('param').indiceId, c.req.valid('json')),
  getIndiceValor: (c) => getIndiceValor(c.get('ctx'), c.req.valid('param')),
  updateIndiceValor: (c) => updateIndiceValor(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  loadIndiceValores: (c) =>
    loadIndiceValores(c.get('ctx'), c.req.valid('param').indiceId, c.req.valid('json').valores, c.req.valid('query')),
}
