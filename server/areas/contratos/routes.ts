import type { components } from '../../../openapi/generated/schema.d.ts'
import type { AreaHandlers } from '../../http/contract.ts'
import { getRecord, listRecords } from '../../records/record-list.service.ts'
import { createRecord, deleteDraft, moveRecord, updateRecord } from '../../records/record-write.service.ts'
import { contratos, finish, rescind, sign } from './record.ts'

export const contratosHandlers: AreaHandlers<'contratos'> = {
  listContratos: (c) => {
    const { proyectoId } = c.req.valid('param')
    return listRecords<components['schemas']['ContratoPage'], 'contratos'>(
      c.get('ctx'),
      contratos,
      proyectoId,
      c.req.valid('query'),
    )
  },
  createContrato: (c) => {
    const { proyectoId } = c.req.valid('param')
    return createRecord(c.get('ctx'), contratos, proyectoId, c.req.valid('json'), c.req.valid('query'))
  },
  getContrato: (c) => getRecord(c.get('ctx'), contratos, c.req.valid('param')),
  updateContrato: (c) =>
    updateRecord(c.get('ctx'), contratos, c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  deleteContrato: (c) => deleteDraft(c.get('ctx'), contratos, c.req.valid('param'), c.req.valid('query').version),
  signContrato: (c) => moveRecord(c.get('ctx'), contratos, c.req.valid('param'), c.req.valid('json'), sign),
  finishContrato: (c) => moveRecord(c.get('ctx'), contratos, c.req.valid('param'), c.req.valid('json'), finish),
  rescindContrato: (c) => moveRecord(c.get('ctx'), contratos, c.req.valid('param'), c.req.valid('json'), rescind),
}
