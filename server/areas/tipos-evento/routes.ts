import type { AreaHandlers } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { tiposEvento } from './catalogue.ts'

export const tiposEventoHandlers: AreaHandlers<'tipos-evento'> = {
  listTiposEvento: (c) => listEntries(c.get('ctx'), tiposEvento, c.req.valid('query')),
  createTipoEvento: (c) => createEntry(c.get('ctx'), tiposEvento, c.req.valid('json')),
  getTipoEvento: (c) => getEntry(c.get('ctx'), tiposEvento, c.req.valid('param').id),
  updateTipoEvento: (c) => updateEntry(c.get('ctx'), tiposEvento, c.req.valid('param').id, c.req.valid('json')),
}
