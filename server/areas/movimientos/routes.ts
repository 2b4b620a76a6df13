import type { AreaHandlers } from '../../http/contract.ts'
import { downloadOf } from '../../http/file-response.ts'
import { readFileUpload } from '../../http/upload-stream.ts'
import * as files from './files.service.ts'
import * as service from './service.ts'

export const movimientosHandlers: AreaHandlers<'movimientos'> = {
  listMovimientos: (c) => service.listMovimientos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createMovimiento: (c) =>
    service.createMovimiento(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json'), c.req.valid('query')),
  getMovimiento: (c) => service.getMovimiento(c.get('ctx'), c.req.valid('param')),
  updateMovimiento: (c) =>
    service.updateMovimiento(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  deleteMovimiento: (c) => service.deleteMovimiento(c.get('ctx'), c.req.valid('param'), c.req.valid('query').version),
  confirmMovimiento: (c) =>
    service.confirmMovimiento(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  annulMovimiento: (c) =>
    service.annulMovimiento(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  receivePedido: (c) =>
    service.receivePedido(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  uploadMovimientoDocumento: async (c) => {
    const { file } = await readFileUpload(c, 'file')
    return files.uploadMovimientoDocumento(c.get('ctx'), c.req.valid('param'), file)
  },
  downloadMovimientoDocumento: async (c) =>
    downloadOf(await files.downloadMovimientoDocumento(c.get('ctx'), c.req.valid('param'))),
  removeMovimientoDocumento: (c) => files.removeMovimientoDocumento(c.get('ctx'), c.req.valid('param')),
}
