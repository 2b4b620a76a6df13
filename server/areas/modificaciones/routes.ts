import type { AreaHandlers } from '../../http/contract.ts'
import {
  createDocument,
  deleteDraft,
  getDocument,
  listDocuments,
  moveDocument,
  updateDocument,
} from '../../records/document.service.ts'
import { annul, approve, modificaciones, type Modificacion } from './kind.ts'

export const modificacionesHandlers: AreaHandlers<'modificaciones'> = {
  listModificaciones: (c) =>
    listDocuments<Modificacion, { totalBase: string }>(
      c.get('ctx'),
      modificaciones,
      c.req.valid('param').proyectoId,
      c.req.valid('query'),
    ),
  createModificacion: (c) => {
    const { proyectoId } = c.req.valid('param')
    return createDocument(c.get('ctx'), modificaciones, proyectoId, c.req.valid('json'), c.req.valid('query'))
  },
  getModificacion: (c) => getDocument(c.get('ctx'), modificaciones, c.req.valid('param')),
  updateModificacion: (c) =>
    updateDocument(c.get('ctx'), modificaciones, c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  deleteModificacion: (c) =>
    deleteDraft(c.get('ctx'), modificaciones, c.req.valid('param'), c.req.valid('query').version),
  approveModificacion: (c) =>
    moveDocument(c.get('ctx'), modificaciones, c.req.valid('param'), c.req.valid('json'), approve),
  annulModificacion: (c) =>
    moveDocument(c.get('ctx'), modificaciones, c.req.valid('param'), c.req.valid('json'), annul),
}
