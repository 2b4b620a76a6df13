import type { AreaHandlers } from '../../http/contract.ts'
import { readUpload } from '../../http/upload.ts'
import type { Tipo } from './fields.ts'
import * as service from './service.ts'
import * as steps from './steps.service.ts'

export const cargasHandlers: AreaHandlers<'cargas'> = {
  listCargas: (c) => service.listCargas(c.get('ctx'), c.req.valid('query')),
  createCarga: async (c) => {
    const { fields, file, bytes } = await readUpload(c, 'archivo')
    return service.createCarga(c.get('ctx'), {
      tipo: fields.tipo as Tipo,
      proyecto: fields.proyectoId,
      name: file.name,
      bytes,
    })
  },
  getCargaPlantilla: (c) => service.getCargaPlantilla(c.req.valid('param').tipo, c.req.valid('query')),
  getCarga: (c) => service.getCarga(c.get('ctx'), c.req.valid('param')),
  deleteCarga: (c) => service.deleteCarga(c.get('ctx'), c.req.valid('param')),
  setCargaAjustes: (c) => service.setCargaAjustes(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  listCargaFilas: (c) => service.listCargaFilas(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  setCargaFila: (c) => service.setCargaFila(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  runCarga: (c) => steps.runCarga(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  cancelCarga: (c) => steps.cancelCarga(c.get('ctx'), c.req.valid('param')),
  undoCarga: (c) => steps.undoCarga(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
}
