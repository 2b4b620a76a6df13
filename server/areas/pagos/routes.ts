import type { AreaHandlers } from '../../http/contract.ts'
import { downloadOf } from '../../http/file-response.ts'
import { readFileUpload } from '../../http/upload-stream.ts'
import * as approval from './approval.service.ts'
import * as files from './files.service.ts'
import * as service from './service.ts'

export const pagosHandlers: AreaHandlers<'pagos'> = {
  listPagos: (c) => service.listPagos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createPago: (c) =>
    approval.createPago(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  getPago: (c) => service.getPago(c.get('ctx'), c.req.valid('param')),
  updatePago: (c) => service.updatePago(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  applyPago: (c) => service.applyPago(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  approvePago: (c) => approval.approvePago(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  rejectPago: (c) => approval.rejectPago(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  annulPago: (c) => service.annulPago(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  uploadPagoDocumento: async (c) => {
    const { file } = await readFileUpload(c, 'file')
    return files.uploadPagoDocumento(c.get('ctx'), c.req.valid('param'), file)
  },
  downloadPagoDocumento: async (c) => downloadOf(await files.downloadPagoDocumento(c.get('ctx'), c.req.valid('param'))),
  removePagoDocumento: (c) => files.removePagoDocumento(c.get('ctx'), c.req.valid('param')),
  restorePagoDocumento: (c) => files.restorePagoDocumento(c.get('ctx'), c.req.valid('param')),
}
