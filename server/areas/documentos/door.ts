/** The public interface of this area for other areas. */
export { readTextsSoon } from './extraction.service.ts'
export { findDocumentos } from './service.ts'
export { emptyTrashSoon } from './trash.service.ts'
