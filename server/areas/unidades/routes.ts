import type { AreaHandlers } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { unidades } from './catalogue.ts'

export const unidadesHandlers: AreaHandlers<'unidades'> = {
  listUnidades: (c) => listEntries(c.get('ctx'), unidades, c.req.valid('query')),
  createUnidad: (c) => createEntry(c.get('ctx'), unidades, c.req.valid('json')),
  getUnidad: (c) => getEntry(c.get('ctx'), unidades, c.req.valid('param').id),
  updateUnidad: (c) => updateEntry(c.get('ctx'), unidades, c.req.valid('param').id, c.req.valid('json')),
}
