/** The uploads to the folders of the company. */
import { execute } from '../../api/attempt.ts'
import { ApiError } from '../../api/problem.ts'
import { createUploadQueue, type QueuedUpload, type Sending } from '../../api/upload-queue.ts'
import { activeCompanyId, validToken } from '../../lib/session.ts'
import { requireRoom } from '../user/door.ts'
import { offerUndoOfReplacements } from './file-changes.ts'
import { createFolder, refreshFiles, takenNames, type Item } from './queries.ts'

export type FilePlace = { companyId: number | null; folderId: string | null }
type FileUpload = QueuedUpload<FilePlace>

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function send(upload: FileUpload, folderId: string | null, { signal, onProgress }: Sending): Promise<Item> {
  const form = new FormData()
  if (folderId) form.set('folderId', folderId)
  if (upload.whenTaken) form.set('whenTaken', upload.whenTaken)
  form.set('file', upload.file, upload.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', '/api/apps/file-manager/file')
    request.setRequestHeader('Authorization', `Bearer ${validToken()}`)
    request.setRequestHeader('Obra-Desarrolladora', String(upload.place.companyId ?? ''))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body = bodyOf(request.responseText)
      if (request.status === 200) resolve(body as Item)
      else reject(new ApiError(request.status, body))
    }
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'))
    request.send(form)
  })
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Folder ids of the current run, by parent id and name. */
const folderIds = new Map<string, string>()

/** The folder id for a file; creates the missing subfolders. */
async function folderFor({ place: { folderId }, folders }: FileUpload): Promise<string | null> {
  let place = folderId
  for (const name of folders) {
    const key = `${place}/${name}`
    const id = folderIds.get(key) ?? (await folderNamed(name, place))
    folderIds.set(key, id)
    place = id
  }
  return place
}

async function folderNamed(name: string, place: string | null): Promise<string> {
  const [taken] = await takenNames(place, [name])
  if (!taken) return (await execute(createFolder, { body: { folder: { name, folderId: place } } })).id
  if (taken.existing.type === 'folder') return taken.existing.id
  throw new ApiError(409, { message: `«${name}» es un archivo, y no una carpeta.` })
}

/** The API uses the active company, so an upload fails once the user has switched to another. */
function requireCompany({ place }: FileUpload): void {
  if (place.companyId === activeCompanyId()) return
  throw new ApiError(409, { message: 'Es de otra empresa. Volvé a ella y tocá «Reintentar».' })
}

/** Ids of the uploaded files that replaced another, for undo. */
let replacementIds: string[] = []

export const fileUploads = createUploadQueue<FilePlace>({
  async send(upload, sending) {
    requireCompany(upload)
    await requireRoom(upload.file, 'company')
    const folderId = await folderFor(upload)
    requireCompany(upload)
    if (!sending.isQueued()) return null
    const { id } = await send(upload, folderId, sending)
    if (upload.whenTaken === 'replace') replacementIds.push(id)
    return null
  },
  onSettled(error) {
    if (error !== null) folderIds.clear()
    refreshFiles()
  },
  onIdle() {
    folderIds.clear()
    offerUndoOfReplacements(replacementIds)
    replacementIds = []
  },
})
