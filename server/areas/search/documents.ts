/** Searches the documents of the project of the request by name, tag or number of drawing. */
import { documentLink } from '../../lib/document-link.ts'
import { findDocumentos } from '../documentos/door.ts'
import { inProject } from './finance.ts'

export const findDocuments = inProject(findDocumentos, ({ id, nombre, ruta, plano }) => ({
  value: nombre,
  detail: [ruta, plano?.estado].filter(Boolean).join(' · '),
  link: documentLink(id),
}))
