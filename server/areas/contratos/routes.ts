import type { AreaHandlers } from '../../http/contract.ts'
import {
  createDocument,
  deleteDraft,
  getDocument,
  listDocuments,
  moveDocument,
  updateDocument,
} from '../../records/document.service.ts'
import { contratos, finish, rescind, sign, type Contrato } from './kind.service.ts'

export const contratosHandlers: AreaHandlers<'contratos'> = {
  listContratos: (c) => {
    const { proyectoId } = c.req.valid('param')
    return listDocuments<Contrato, { totalBase: string }>(c.get('ctx'), contratos, proyectoId, c.req.valid('query'))
  },
  createContrato: (c) => {
    const { proyectoId } = c.req.valid('param')
    return createDocument(c.get('ctx'), contratos, proyectoId, c.req.valid('json'), c.req.valid('query'))
  },
  getContrato: (c) => getDocument(c.get('ctx'), contratos, c.req.valid('param')),
  updateContrato: (c) =>
    updateDocument(c.get('ctx'), contratos, c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  deleteContrato: (c) => deleteDraft(c.get('ctx'), contratos, c.req.valid('param'), c.req.valid('query').version),
  signContrato: (c) => moveDocument(c.get('ctx'), contratos, c.req.valid('param'), c.req.valid('json'), sign),
  finishContrato: (c) => moveDocument(c.get('ctx'), contratos, c.req.valid('param'), c.req.valid('json'), finish),
  rescindContrato: (c) => moveDocument(c.get('ctx'), contratos, c.req.valid('param'), c.req.valid('json'), rescind),
}
