import type { AreaHandlers } from '../../http/contract.ts'
import { readUpload } from '../../http/upload.ts'
import { invalid } from '../../lib/problem.ts'
import { attachmentHeader } from '../../lib/attachment-header.ts'
import { createFolder, deleteFile, downloadFile, listFiles, updateFile, uploadFile } from './service.ts'

const maxIdLength = 64
const maxDescriptionLength = 2000

/** In addresses and forms the text `null` stands for the root (seed 001, section 7). */
function folderIdOf(text: string): string | null {
  return text === 'null' ? null : text
}

export const fileManagerHandlers: AreaHandlers<'file-manager'> = {
  listFiles: (c) => listFiles(c.get('ctx'), folderIdOf(c.req.valid('query').folderId ?? 'null')),
  createFolder: (c) => createFolder(c.get('ctx'), c.req.valid('json').folder),
  uploadFile: async (c) => {
    const { fields, file, bytes } = await readUpload(c, 'file')
    const { folderId = 'null', description = null } = fields
    if (folderId === '' || folderId.length > maxIdLength) throw invalid('folderId', 'No es válido.')
    if (description !== null && description.length > maxDescriptionLength) {
      throw invalid('description', `Usá como máximo ${maxDescriptionLength} caracteres.`)
    }
    return uploadFile(c.get('ctx'), { folderId: folderIdOf(folderId), name: file.name, description, bytes })
  },
  updateFile: (c) => updateFile(c.get('ctx'), c.req.valid('json').id, c.req.valid('json').item),
  deleteFile: (c) => deleteFile(c.get('ctx'), c.req.valid('query').id),
  downloadFile: async (c) => {
    const { name, bytes } = await downloadFile(c.get('ctx'), c.req.valid('query').id)
    return c.body(bytes, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': attachmentHeader(name),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
  },
}
