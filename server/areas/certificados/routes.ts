import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const certificadosHandlers: AreaHandlers<'certificados'> = {
  listProjectCertificados: (c) =>
    service.listProjectCertificados(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  listCertificados: (c) => service.listCertificados(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  createCertificado: (c) =>
    service.createCertificado(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  getCertificado: (c) => service.getCertificado(c.get('ctx'), c.req.valid('param')),
  updateCertificado: (c) =>
    service.updateCertificado(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  deleteCertificado: (c) => service.deleteCertificado(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  issueCertificado: (c) => service.issueCertificado(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  approveCertificado: (c) => service.approveCertificado(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  rejectCertificado: (c) => service.rejectCertificado(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  annulCertificado: (c) => service.annulCertificado(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
}
