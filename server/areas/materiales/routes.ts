import type { AreaHandlers } from '../../http/contract.ts'
import { archivePrecios, listPreciosVigentes, loadListaPrecios, raisePrecios } from './current-prices.service.ts'
import { createPrecio, listPrecios, loadPrecios } from './prices.service.ts'
import * as service from './service.ts'

export const materialesHandlers: AreaHandlers<'materiales'> = {
  listMateriales: (c) => service.listMateriales(c.get('ctx'), c.req.valid('query')),
  createMaterial: (c) => service.createMaterial(c.get('ctx'), c.req.valid('json')),
  getMaterial: (c) => service.getMaterial(c.get('ctx'), c.req.valid('param').id),
  updateMaterial: (c) => service.updateMaterial(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
  listPrecios: (c) => listPrecios(c.get('ctx'), c.req.valid('param').materialId, c.req.valid('query')),
  loadPrecios: (c) =>
    loadPrecios(c.get('ctx'), c.req.valid('param').materialId, c.req.valid('json'), c.req.valid('query').simular),
  createPrecio: (c) => createPrecio(c.get('ctx'), c.req.valid('param').materialId, c.req.valid('json')),
  listPreciosVigentes: (c) => listPreciosVigentes(c.get('ctx'), c.req.valid('query')),
  loadListaPrecios: (c) => loadListaPrecios(c.get('ctx'), c.req.valid('json'), c.req.valid('query').simular),
  raisePrecios: (c) => raisePrecios(c.get('ctx'), c.req.valid('json'), c.req.valid('query').simular),
  archivePrecios: (c) => archivePrecios(c.get('ctx'), c.req.valid('json')),
}
