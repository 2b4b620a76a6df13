import type { AreaHandlers } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { indices } from './catalogue.ts'
import { createValue, getValue, listValues, loadValues, updateValue } from './values.service.ts'

export const indicesHandlers: AreaHandlers<'indices'> = {
  listIndices: (c) => listEntries(c.get('ctx'), indices, c.req.valid('query')),
  createIndice: (c) => createEntry(c.get('ctx'), indices, c.req.valid('json')),
  getIndice: (c) => getEntry(c.get('ctx'), indices, c.req.valid('param').id),
  updateIndice: (c) => updateEntry(c.get('ctx'), indices, c.req.valid('param').id, c.req.valid('json')),
  listIndiceValores: (c) => listValues(c.get('ctx'), c.req.valid('param').indiceId, c.req.valid('query')),
  createIndiceValor: (c) => createValue(c.get('ctx'), c.req.valid('param').indiceId, c.req.valid('json')),
  getIndiceValor: (c) => getValue(c.get('ctx'), c.req.valid('param')),
  updateIndiceValor: (c) => updateValue(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  loadIndiceValores: (c) =>
    loadValues(c.get('ctx'), c.req.valid('param').indiceId, c.req.valid('json').valores, c.req.valid('query')),
}
