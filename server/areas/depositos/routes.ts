import type { AreaHandlers } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { depositos } from './catalogue.ts'

export const depositosHandlers: AreaHandlers<'depositos'> = {
  listDepositos: (c) => listEntries(c.get('ctx'), depositos, c.req.valid('query')),
  createDeposito: (c) => createEntry(c.get('ctx'), depositos, c.req.valid('json')),
  getDeposito: (c) => getEntry(c.get('ctx'), depositos, c.req.valid('param').id),
  updateDeposito: (c) => updateEntry(c.get('ctx'), depositos, c.req.valid('param').id, c.req.valid('json')),
}
