/** The public interface of this area for other areas. */
export { tiposDocumento } from './catalogue.ts'
export { addUsualDocumentTypes } from './usual.service.ts'
