import type { AreaHandlers } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { rubros } from './catalogue.ts'
import { orderRubros } from './service.ts'

export const rubrosHandlers: AreaHandlers<'rubros'> = {
  listRubros: (c) => listEntries(c.get('ctx'), rubros, c.req.valid('query')),
  createRubro: (c) => createEntry(c.get('ctx'), rubros, c.req.valid('json')),
  getRubro: (c) => getEntry(c.get('ctx'), rubros, c.req.valid('param').id),
  updateRubro: (c) => updateEntry(c.get('ctx'), rubros, c.req.valid('param').id, c.req.valid('json')),
  orderRubros: (c) => orderRubros(c.get('ctx'), c.req.valid('json')),
}
