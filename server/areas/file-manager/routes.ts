import type { AreaHandlers } from '../../http/contract.ts'
import { downloadOf } from '../../http/file-response.ts'
import { readFileUpload } from '../../http/upload-stream.ts'
import { createFolder, deleteFile, downloadFile, listFiles, updateFile, uploadFile } from './service.ts'

/** In addresses and forms the text `null` stands for the root (seed 001, section 7). */
function folderIdOf(text: string): string | null {
  return text === 'null' ? null : text
}

export const fileManagerHandlers: AreaHandlers<'file-manager'> = {
  listFiles: (c) => {
    const { folderId = 'null', search } = c.req.valid('query')
    return listFiles(c.get('ctx'), folderIdOf(folderId), search)
  },
  createFolder: (c) => createFolder(c.get('ctx'), c.req.valid('json').folder),
  uploadFile: async (c) => {
    const { fields, file } = await readFileUpload(c, 'file')
    const { folderId = 'null', description = null } = fields
    return uploadFile(c.get('ctx'), { folderId: folderIdOf(folderId), description, file })
  },
  updateFile: (c) => updateFile(c.get('ctx'), c.req.valid('json').id, c.req.valid('json').item),
  deleteFile: (c) => deleteFile(c.get('ctx'), c.req.valid('query').id),
  downloadFile: async (c) => downloadOf(await downloadFile(c.get('ctx'), c.req.valid('query').id)),
}
