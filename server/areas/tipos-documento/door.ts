/** The public interface of this area for other areas. */
export { addUsualDocumentTypes } from './usual.service.ts'
