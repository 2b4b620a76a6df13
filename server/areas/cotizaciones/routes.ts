import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const cotizacionesHandlers: AreaHandlers<'cotizaciones'> = {
  listCotizaciones: (c) => service.listCotizaciones(c.get('ctx'), c.req.valid('query')),
  createCotizacion: (c) => service.createCotizacion(c.get('ctx'), c.req.valid('json')),
  getCotizacion: (c) => service.getCotizacion(c.get('ctx'), c.req.valid('param').id),
  updateCotizacion: (c) => service.updateCotizacion(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
  loadCotizaciones: (c) => service.loadCotizaciones(c.get('ctx'), c.req.valid('json'), c.req.valid('query')),
}
