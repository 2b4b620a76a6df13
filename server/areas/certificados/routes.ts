import type { AreaHandlers } from '../../http/contract.ts'
import { annul, approve, issue, reject } from './record.ts'
import {
  createCertificate,
  deleteCertificate,
  getCertificate,
  listOfContract,
  listOfProject,
  moveCertificate,
  updateCertificate,
} from './service.ts'

export const certificadosHandlers: AreaHandlers<'certificados'> = {
  listProjectCertificados: (c) => listOfProject(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  listCertificados: (c) => listOfContract(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  createCertificado: (c) =>
    createCertificate(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  getCertificado: (c) => getCertificate(c.get('ctx'), c.req.valid('param')),
  updateCertificado: (c) =>
    updateCertificate(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  deleteCertificado: (c) => deleteCertificate(c.get('ctx'), c.req.valid('param'), c.req.valid('query').version),
  issueCertificado: (c) => moveCertificate(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), issue),
  approveCertificado: (c) => moveCertificate(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), approve),
  rejectCertificado: (c) => moveCertificate(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), reject),
  annulCertificado: (c) => moveCertificate(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), annul),
}
