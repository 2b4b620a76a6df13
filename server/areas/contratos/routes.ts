import type { AreaHandlers } from '../../http/contract.ts'
import { downloadOf } from '../../http/file-response.ts'
import { readFileUpload } from '../../http/upload-stream.ts'
import * as files from './files.service.ts'
import * as service from './service.ts'

export const contratosHandlers: AreaHandlers<'contratos'> = {
  listContratos: (c) => service.listContratos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createContrato: (c) =>
    service.createContrato(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  getContrato: (c) => service.getContrato(c.get('ctx'), c.req.valid('param')),
  updateContrato: (c) =>
    service.updateContrato(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  deleteContrato: (c) => service.deleteContrato(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  signContrato: (c) => service.signContrato(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  finishContrato: (c) => service.finishContrato(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  rescindContrato: (c) => service.rescindContrato(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  uploadContratoDocumento: async (c) => {
    const { file } = await readFileUpload(c, 'file')
    return files.uploadContratoDocumento(c.get('ctx'), c.req.valid('param'), file)
  },
  downloadContratoDocumento: async (c) =>
    downloadOf(await files.downloadContratoDocumento(c.get('ctx'), c.req.valid('param'))),
  removeContratoDocumento: (c) => files.removeContratoDocumento(c.get('ctx'), c.req.valid('param')),
  restoreContratoDocumento: (c) => files.restoreContratoDocumento(c.get('ctx'), c.req.valid('param')),
}
