import type { AreaHandlers } from '../../http/contract.ts'
import { downloadOf } from '../../http/file-response.ts'
import { readFileUpload } from '../../http/upload-stream.ts'
import { deleteFiles, findTakenFileNames, moveFiles, restoreFiles } from './bulk.service.ts'
import * as service from './service.ts'
import type { WhenTaken } from './tree.ts'

/** In paths and forms the text `null` means the root (docs/domain/suite.md, Files). */
function folderIdOf(text: string): string | null {
  return text === 'null' ? null : text
}

function toServiceQuery<Query extends { folderId?: string | undefined }>({ folderId = 'null', ...query }: Query) {
  return { ...query, folderId: folderIdOf(folderId) }
}

export const fileManagerHandlers: AreaHandlers<'file-manager'> = {
  listFiles: (c) => service.listFiles(c.get('ctx'), toServiceQuery(c.req.valid('query'))),
  listFileIds: (c) => service.listFileIds(c.get('ctx'), toServiceQuery(c.req.valid('query'))),
  getFile: (c) => service.getFile(c.get('ctx'), c.req.valid('query').id),
  createFolder: (c) => service.createFolder(c.get('ctx'), c.req.valid('json').folder),
  uploadFile: async (c) => {
    const { fields, file } = await readFileUpload(c, 'file')
    const { folderId = 'null', description = null, whenTaken = 'refuse' } = fields
    const input = { folderId: folderIdOf(folderId), description, whenTaken: whenTaken as WhenTaken, file }
    return service.uploadFile(c.get('ctx'), input)
  },
  updateFile: (c) => service.updateFile(c.get('ctx'), c.req.valid('json')),
  deleteFile: (c) => service.deleteFile(c.get('ctx'), c.req.valid('query').id),
  downloadFile: async (c) => downloadOf(await service.downloadFile(c.get('ctx'), c.req.valid('query').id)),
  findTakenFileNames: (c) => findTakenFileNames(c.get('ctx'), c.req.valid('json')),
  moveFiles: (c) => moveFiles(c.get('ctx'), c.req.valid('json')),
  deleteFiles: (c) => deleteFiles(c.get('ctx'), c.req.valid('json').ids),
  restoreFiles: (c) => restoreFiles(c.get('ctx'), c.req.valid('json')),
}
