import type { AreaHandlers } from '../../http/contract.ts'
import { readUpload } from '../../http/upload.ts'
import type { Tipo } from './nouns.ts'
import * as service from './service.ts'

export const cargasHandlers: AreaHandlers<'cargas'> = {
  listCargas: (c) => service.listCargas(c.get('ctx'), c.req.valid('query')),
  createCarga: async (c) => {
    const { fields, file, bytes } = await readUpload(c, 'archivo')
    return service.createCarga(c.get('ctx'), { tipo: fields.tipo as Tipo, name: file.name, bytes })
  },
  getCargaPlantilla: (c) => service.getCargaPlantilla(c.req.valid('param').tipo, c.req.valid('query')),
  getCarga: (c) => service.getCarga(c.get('ctx'), c.req.valid('param')),
  deleteCarga: (c) => service.deleteCarga(c.get('ctx'), c.req.valid('param')),
  setCargaAjustes: (c) => service.setCargaAjustes(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  listCargaFilas: (c) => service.listCargaFilas(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  setCargaFila: (c) => service.setCargaFila(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  runCarga: (c) => service.runCarga(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  cancelCarga: (c) => service.cancelCarga(c.get('ctx'), c.req.valid('param')),
  undoCarga: (c) => service.undoCarga(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
}
