/** Uploads to folders, one at a time; each can be cancelled and retried. */
import { execute } from '../../api/attempt.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { activeCompanyId, validToken, whenSessionEnds } from '../../lib/session.ts'
import { createStore } from '../../lib/store.ts'
import { requireRoom } from '../user/door.ts'
import { askAboutClash } from './clash.ts'
import { offerUndoOfReplacements } from './file-changes.ts'
import { createFolder, refreshFiles, takenNames, type Item, type WhenTaken } from './queries.ts'

export type Upload = {
  id: number
  file: File
  name: string
  /** The destination: company, folder, and the subfolders that the file came in. */
  companyId: number | null
  folderId: string | null
  folders: readonly string[]
  /** What to do if the name is taken; without it the server refuses the upload. */
  whenTaken?: WhenTaken | undefined
  /** A 'refused' file is never sent and cannot be retried. */
  state: 'waiting' | 'sending' | 'failed' | 'refused' | 'done'
  /** 0 to 1. */
  progress: number
  error: string | null
}

export const maxFileBytes = 100_000_000

export const uploads = createStore<readonly Upload[]>([])
let count = 0
let isRunning = false
let current: { id: number; request: XMLHttpRequest } | undefined

const change = (id: number, part: Partial<Upload>) =>
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
const isQueued = (id: number) => uploads.get().some((upload) => upload.id === id)

export const isPending = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending'

/** Uploads continue on other screens, so the confirmation is registered on the window. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
uploads.subscribe(() => {
  if (uploads.get().some(isPending)) addEventListener('beforeunload', askBeforeLeaving)
  else removeEventListener('beforeunload', askBeforeLeaving)
})

/** Another user of this browser must not see or continue the uploads. */
whenSessionEnds(() => {
  uploads.set([])
  current?.request.abort()
})

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function send(upload: Upload, folderId: string | null): Promise<Item> {
  const form = new FormData()
  if (folderId) form.set('folderId', folderId)
  if (upload.whenTaken) form.set('whenTaken', upload.whenTaken)
  form.set('file', upload.file, upload.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    current = { id: upload.id, request }
    request.open('POST', '/api/apps/file-manager/file')
    request.setRequestHeader('Authorization', `Bearer ${validToken()}`)
    request.setRequestHeader('Obra-Desarrolladora', String(upload.companyId ?? ''))
    request.upload.onprogress = ({ loaded, total }) => change(upload.id, { progress: total > 0 ? loaded / total : 0 })
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
async function folderFor({ folderId, folders }: Upload): Promise<string | null> {
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

/** Asks about a name that was taken since the check; true if the upload is to be sent again. */
async function isSettled(upload: Upload, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.error !== 'Name taken') return false
  const answer = await askAboutClash({ name: upload.name, isReplaceable: true, remaining: 0 })
  if (answer?.choice === 'skip') cancelUpload(upload.id)
  if (!answer || answer.choice === 'skip') return false
  change(upload.id, { whenTaken: answer.choice })
  return true
}

/** The API uses the active company, so an upload fails once the user has switched to another. */
function requireCompany({ companyId }: Upload): void {
  if (companyId === activeCompanyId()) return
  throw new ApiError(409, { message: 'Es de otra empresa. Volvé a ella y tocá «Reintentar».' })
}

/** Ids of the uploaded files that replaced another, for undo. */
let replacementIds: string[] = []

async function run(upload: Upload): Promise<void> {
  change(upload.id, { state: 'sending', progress: 0, error: null })
  try {
    requireCompany(upload)
    await requireRoom(upload.file, 'company')
    const folderId = await folderFor(upload)
    requireCompany(upload)
    if (!isQueued(upload.id)) return
    const { id } = await send(upload, folderId)
    if (upload.whenTaken === 'replace') replacementIds.push(id)
    change(upload.id, { state: 'done', progress: 1 })
  } catch (error) {
    const isAgain = await isSettled(upload, error)
    change(upload.id, isAgain ? { state: 'waiting' } : { state: 'failed', error: errorMessage(error) })
    folderIds.clear()
  }
  refreshFiles()
}

async function runAll(): Promise<void> {
  if (isRunning) return
  isRunning = true
  for (;;) {
    const next = uploads.get().find(({ state }) => state === 'waiting')
    if (!next) break
    await run(next)
  }
  isRunning = false
  folderIds.clear()
  offerUndoOfReplacements(replacementIds)
  replacementIds = []
}

export type NewUpload = Pick<Upload, 'file' | 'name' | 'folderId' | 'folders' | 'whenTaken'>

/** Why a file is never sent; null if it can be. */
function refusal({ file }: NewUpload): string | null {
  if (file.size === 0) return 'Está vacío.'
  return file.size > maxFileBytes ? 'Pesa más de 100 MB.' : null
}

export function addUploads(added: readonly NewUpload[]): void {
  const rows = added.map((upload): Upload => {
    const error = refusal(upload)
    const companyId = activeCompanyId()
    return { ...upload, companyId, id: ++count, state: error ? 'refused' : 'waiting', progress: 0, error }
  })
  uploads.set([...uploads.get().filter(({ state }) => state !== 'done'), ...rows])
  void runAll()
}

export function retryUpload(id: number): void {
  change(id, { state: 'waiting', error: null })
  void runAll()
}

/** Cancels an upload, also while it is being sent. */
export function cancelUpload(id: number): void {
  uploads.set(uploads.get().filter((upload) => upload.id !== id))
  if (current?.id === id) current.request.abort()
}

/** Cancels the waiting uploads and the current one. */
export function cancelAll(): void {
  const pending = uploads.get().filter(isPending)
  for (const { id } of pending.toReversed()) cancelUpload(id)
}

export const clearUploads = (): void => uploads.set(uploads.get().filter(isPending))
