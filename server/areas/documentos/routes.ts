import { attachmentHeader } from '../../lib/attachment-header.ts'
import type { AreaHandlers } from '../../http/contract.ts'
import { downloadOf } from '../../http/file-response.ts'
import { pictureHeaders } from '../../http/picture-headers.ts'
import { readUpload } from '../../http/upload.ts'
import { readFileUpload } from '../../http/upload-stream.ts'
import * as bulk from './bulk.service.ts'
import * as carpetas from './carpetas.service.ts'
import { downloadLegajo, getLegajo } from './legajo.service.ts'
import { orderRevisiones } from './planos.service.ts'
import * as service from './service.ts'
import { searchDocumentoTexto } from './text.service.ts'
import { getDocumentoMiniatura, putDocumentoMiniatura } from './thumbnails.service.ts'
import { listPapelera, restorePapelera } from './trash.service.ts'
import { checkDocumentos, uploadDocumento } from './uploads.service.ts'
import * as versions from './versions.service.ts'

export const documentosHandlers: AreaHandlers<'documentos'> = {
  listCarpetas: (c) => carpetas.listCarpetas(c.get('ctx'), c.req.valid('param').proyectoId),
  createCarpeta: (c) => carpetas.createCarpeta(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json')),
  ensureCarpetas: (c) => carpetas.ensureCarpetas(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json')),
  updateCarpeta: (c) => carpetas.updateCarpeta(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  deleteCarpeta: (c) => carpetas.deleteCarpeta(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  listDocumentos: (c) => service.listDocumentos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  uploadDocumento: async (c) => {
    const { file } = await readFileUpload(c, 'file')
    return uploadDocumento(c.get('ctx'), c.req.valid('param').proyectoId, file)
  },
  checkDocumentos: (c) => checkDocumentos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json')),
  createDocumento: (c) => service.createDocumento(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json')),
  getDocumento: (c) => service.getDocumento(c.get('ctx'), c.req.valid('param')),
  updateDocumento: (c) => service.updateDocumento(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  deleteDocumento: (c) => service.deleteDocumento(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  downloadDocumento: async (c) =>
    downloadOf(await versions.downloadDocumento(c.get('ctx'), c.req.valid('param'), c.req.valid('query'))),
  listDocumentoDescargas: (c) =>
    versions.listDocumentoDescargas(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  listDocumentoVersiones: (c) =>
    versions.listDocumentoVersiones(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  createDocumentoVersion: (c) =>
    versions.createDocumentoVersion(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  restoreDocumentoVersion: (c) =>
    versions.restoreDocumentoVersion(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  getDocumentoMiniatura: async (c) => {
    const { type, content } = await getDocumentoMiniatura(c.get('ctx'), c.req.valid('param'))
    return c.body(content, 200, { ...pictureHeaders(type), 'Cache-Control': 'private, no-cache' })
  },
  putDocumentoMiniatura: async (c) => {
    const { bytes } = await readUpload(c, 'miniatura')
    return putDocumentoMiniatura(c.get('ctx'), c.req.valid('param'), bytes)
  },
  listDocumentoEtiquetas: (c) => service.listDocumentoEtiquetas(c.get('ctx'), c.req.valid('param').proyectoId),
  tagDocumentos: (c) => bulk.tagDocumentos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json')),
  moveDocumentos: (c) => bulk.moveDocumentos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json')),
  deleteDocumentos: (c) => bulk.deleteDocumentos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json')),
  undoDocumentos: (c) => {
    const { proyectoId, id } = c.req.valid('param')
    return bulk.undoDocumentos(c.get('ctx'), proyectoId, id)
  },
  listDocumentosPorVencer: (c) =>
    service.listDocumentosPorVencer(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  searchDocumentoTexto: (c) =>
    searchDocumentoTexto(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  listPapelera: (c) => listPapelera(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  restorePapelera: (c) => restorePapelera(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json')),
  listPlanos: (c) => service.listPlanos(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  orderRevisiones: (c) => orderRevisiones(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json')),
  getLegajo: (c) => getLegajo(c.get('ctx'), c.req.valid('param').proyectoId),
  downloadLegajo: async (c) => {
    const { name, content } = await downloadLegajo(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query'))
    return c.body(content, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': attachmentHeader(name),
      'X-Content-Type-Options': 'nosniff',
    })
  },
}
