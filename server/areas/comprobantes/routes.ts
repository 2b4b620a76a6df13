import type { AreaHandlers } from '../../http/contract.ts'
import { downloadOf } from '../../http/file-response.ts'
import { readFileUpload } from '../../http/upload-stream.ts'
import * as files from './files.service.ts'
import * as service from './service.ts'

export const comprobantesHandlers: AreaHandlers<'comprobantes'> = {
  listComprobantes: (c) =>
    service.listComprobantes(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createComprobante: (c) =>
    service.createComprobante(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  getComprobante: (c) => service.getComprobante(c.get('ctx'), c.req.valid('param')),
  updateComprobante: (c) =>
    service.updateComprobante(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  deleteComprobante: (c) => service.deleteComprobante(c.get('ctx'), c.req.valid('param'), c.req.valid('query').version),
  registerComprobante: (c) => service.registerComprobante(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  annulComprobante: (c) => service.annulComprobante(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  replaceComprobante: (c) => service.replaceComprobante(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  uploadDocumentoNuevo: async (c) => {
    const { file } = await readFileUpload(c, 'file')
    return files.uploadDocumentoNuevo(c.get('ctx'), c.req.valid('param').proyectoId, file)
  },
  uploadComprobanteDocumento: async (c) => {
    const { file } = await readFileUpload(c, 'file')
    return files.uploadComprobanteDocumento(c.get('ctx'), c.req.valid('param'), file)
  },
  downloadComprobanteDocumento: async (c) =>
    downloadOf(await files.downloadComprobanteDocumento(c.get('ctx'), c.req.valid('param'))),
  removeComprobanteDocumento: (c) => files.removeComprobanteDocumento(c.get('ctx'), c.req.valid('param')),
  restoreComprobanteDocumento: (c) => files.restoreComprobanteDocumento(c.get('ctx'), c.req.valid('param')),
  getVencimientos: (c) => service.getVencimientos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
}
