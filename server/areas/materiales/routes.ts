import type { AreaHandlers } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { materiales } from './catalogue.ts'
import { createPrice, listPrices, loadPrices } from './prices.service.ts'

export const materialesHandlers: AreaHandlers<'materiales'> = {
  listMateriales: (c) => listEntries(c.get('ctx'), materiales, c.req.valid('query')),
  createMaterial: (c) => createEntry(c.get('ctx'), materiales, c.req.valid('json')),
  getMaterial: (c) => getEntry(c.get('ctx'), materiales, c.req.valid('param').id),
  updateMaterial: (c) => updateEntry(c.get('ctx'), materiales, c.req.valid('param').id, c.req.valid('json')),
  listPrecios: (c) => listPrices(c.get('ctx'), c.req.valid('param').materialId, c.req.valid('query')),
  loadPrecios: (c) =>
    loadPrices(c.get('ctx'), c.req.valid('param').materialId, c.req.valid('json'), c.req.valid('query').simular),
  createPrecio: (c) => createPrice(c.get('ctx'), c.req.valid('param').materialId, c.req.valid('json')),
}
