import type { AreaHandlers } from '../../http/contract.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { cotizaciones } from './catalogue.ts'
import { loadEntries } from '../../records/catalogue-load.ts'

export const cotizacionesHandlers: AreaHandlers<'cotizaciones'> = {
  listCotizaciones: (c) => listEntries(c.get('ctx'), cotizaciones, c.req.valid('query')),
  createCotizacion: (c) => createEntry(c.get('ctx'), cotizaciones, c.req.valid('json')),
  getCotizacion: (c) => getEntry(c.get('ctx'), cotizaciones, c.req.valid('param').id),
  updateCotizacion: (c) => updateEntry(c.get('ctx'), cotizaciones, c.req.valid('param').id, c.req.valid('json')),
  loadCotizaciones: (c) =>
    loadEntries(c.get('ctx'), cotizaciones, c.req.valid('json').cotizaciones, c.req.valid('query')),
}
