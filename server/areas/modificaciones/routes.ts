import type { components } from '../../../openapi/generated/schema.d.ts'
import type { AreaHandlers } from '../../http/contract.ts'
import { getRecord, listRecords } from '../../records/record-list.service.ts'
import { createRecord, deleteDraft, moveRecord, updateRecord } from '../../records/record-write.service.ts'
import { annul, approve, modificaciones } from './record.ts'

export const modificacionesHandlers: AreaHandlers<'modificaciones'> = {
  listModificaciones: (c) =>
    listRecords<components['schemas']['ModificacionPage'], 'modificaciones'>(
      c.get('ctx'),
      modificaciones,
      c.req.valid('param').proyectoId,
      c.req.valid('query'),
    ),
  createModificacion: (c) => {
    const { proyectoId } = c.req.valid('param')
    return createRecord(c.get('ctx'), modificaciones, proyectoId, c.req.valid('json'), c.req.valid('query'))
  },
  getModificacion: (c) => getRecord(c.get('ctx'), modificaciones, c.req.valid('param')),
  updateModificacion: (c) =>
    updateRecord(c.get('ctx'), modificaciones, c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  deleteModificacion: (c) =>
    deleteDraft(c.get('ctx'), modificaciones, c.req.valid('param'), c.req.valid('query').version),
  approveModificacion: (c) =>
    moveRecord(c.get('ctx'), modificaciones, c.req.valid('param'), c.req.valid('json'), approve),
  annulModificacion: (c) => moveRecord(c.get('ctx'), modificaciones, c.req.valid('param'), c.req.valid('json'), annul),
}
