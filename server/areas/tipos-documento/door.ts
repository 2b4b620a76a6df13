/** What other areas may use of this one. */
export { addUsualDocumentTypes } from './usual.service.ts'
