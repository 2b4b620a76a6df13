import type { AreaHandlers } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { proveedores } from './catalogue.ts'

export const proveedoresHandlers: AreaHandlers<'proveedores'> = {
  listProveedores: (c) => listEntries(c.get('ctx'), proveedores, c.req.valid('query')),
  createProveedor: (c) => createEntry(c.get('ctx'), proveedores, c.req.valid('json')),
  getProveedor: (c) => getEntry(c.get('ctx'), proveedores, c.req.valid('param').id),
  updateProveedor: (c) => updateEntry(c.get('ctx'), proveedores, c.req.valid('param').id, c.req.valid('json')),
}
