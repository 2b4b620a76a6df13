import type { AreaHandlers } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { feriados } from './catalogue.ts'

export const feriadosHandlers: AreaHandlers<'feriados'> = {
  listFeriados: (c) => listEntries(c.get('ctx'), feriados, c.req.valid('query')),
  createFeriado: (c) => createEntry(c.get('ctx'), feriados, c.req.valid('json')),
  getFeriado: (c) => getEntry(c.get('ctx'), feriados, c.req.valid('param').id),
  updateFeriado: (c) => updateEntry(c.get('ctx'), feriados, c.req.valid('param').id, c.req.valid('json')),
}
