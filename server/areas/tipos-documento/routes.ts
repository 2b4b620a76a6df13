import type { AreaHandlers } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { tiposDocumento } from './catalogue.ts'

export const tiposDocumentoHandlers: AreaHandlers<'tipos-documento'> = {
  listTiposDocumento: (c) => listEntries(c.get('ctx'), tiposDocumento, c.req.valid('query')),
  createTipoDocumento: (c) => createEntry(c.get('ctx'), tiposDocumento, c.req.valid('json')),
  getTipoDocumento: (c) => getEntry(c.get('ctx'), tiposDocumento, c.req.valid('param').id),
  updateTipoDocumento: (c) => updateEntry(c.get('ctx'), tiposDocumento, c.req.valid('param').id, c.req.valid('json')),
}
