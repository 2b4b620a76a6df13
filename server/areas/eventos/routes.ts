import { attachmentHeader } from '../../lib/attachment-header.ts'
import { readUpload } from '../../http/upload.ts'
import type { AreaHandlers } from '../../http/contract.ts'
import { exportEventos } from './export.service.ts'
import { importEventos } from './import.service.ts'
import { getOcurrencias } from './ocurrencias.service.ts'
import * as service from './service.ts'

export const eventosHandlers: AreaHandlers<'eventos'> = {
  listEventos: (c) => service.listEventos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createEvento: (c) =>
    service.createEvento(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  getEvento: (c) => service.getEvento(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  updateEvento: (c) =>
    service.updateEvento(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  deleteEvento: (c) => service.deleteEvento(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  undoEvento: (c) => service.undoEvento(c.get('ctx'), c.req.valid('param')),
  getOcurrencias: (c) => getOcurrencias(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  exportEventos: async (c) => {
    const { name, text } = await exportEventos(c.get('ctx'), c.req.valid('param').proyectoId)
    return c.body(text, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': attachmentHeader(name),
      'X-Content-Type-Options': 'nosniff',
    })
  },
  importEventos: async (c) => {
    const { bytes } = await readUpload(c, 'file')
    return importEventos(c.get('ctx'), c.req.valid('param').proyectoId, bytes, c.req.valid('query'))
  },
}
