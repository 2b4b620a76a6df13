import type { components } from '../../../openapi/generated/schema.d.ts'
import { contentsText, sizeText } from './file-text.ts'
import type { ItemRow } from './queries.ts'

/** A folder or file in wire form: size and contents as text. */
export function toItem(row: ItemRow): components['schemas']['FileManagerItem'] {
  const { id, folderId, name, type, description, createdBy, createdAt, modifiedAt } = row
  const item = { id, folderId, name, type, description, createdBy, createdAt, modifiedAt }
  if (row.isFile) return { ...item, size: sizeText(row.bytes), contents: null }
  const contents = contentsText(row.foldersInside, row.filesInside)
  return { ...item, size: sizeText(Number(row.bytesBelow)), contents }
}
