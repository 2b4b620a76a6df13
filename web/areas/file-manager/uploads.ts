/** Files on their way to a folder, one after the other; each can be cancelled, and tried again. */
import { queryClient } from '../../api/query-client.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { activeDeveloperId, validToken } from '../../lib/session.ts'
import { createStore } from '../../lib/store.ts'
import { requireRoom } from '../user/queries.ts'
import { freeName, isFolder } from './file-view.ts'
import { createFolder, listingQuery, refreshFiles } from './queries.ts'

export type Upload = {
  id: number
  file: File
  name: string
  /** Where it goes, and the folders below that it came in. */
  folderId: string | null
  folders: readonly string[]
  /** The file that it takes the place of. */
  replaces?: string | undefined
  state: 'waiting' | 'sending' | 'failed' | 'done'
  /** From 0 to 1. */
  progress: number
  error: string | null
}

export const largestFile = 100 * 1024 * 1024

export const uploads = createStore<readonly Upload[]>([])
let count = 0
let isRunning = false
let current: { id: number; request: XMLHttpRequest } | undefined

const change = (id: number, part: Partial<Upload>) =>
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
const isWanted = (id: number) => uploads.get().some((upload) => upload.id === id)

/** `fetch` tells nothing of how far an upload is. */
function send(upload: Upload, folderId: string | null, name: string): Promise<void> {
  const form = new FormData()
  if (folderId) form.set('folderId', folderId)
  form.set('file', upload.file, name)
  if (upload.replaces) form.set('whenTaken', 'replace')
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    current = { id: upload.id, request }
    request.open('POST', '/api/apps/file-manager/file')
    request.setRequestHeader('Authorization', `Bearer ${validToken()}`)
    request.setRequestHeader('Obra-Desarrolladora', String(activeDeveloperId() ?? ''))
    request.upload.onprogress = ({ loaded, total }) => change(upload.id, { progress: total > 0 ? loaded / total : 0 })
    request.onload = () => {
      if (request.status === 200) return resolve()
      let body: unknown
      try {
        body = JSON.parse(request.responseText)
      } catch {
        body = undefined
      }
      reject(new ApiError(request.status, body))
    }
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'))
    request.send(form)
  })
}

/** The folder for a file that came in folders; those that are not there yet are made. */
async function folderFor({ folderId, folders }: Upload): Promise<string | null> {
  let place = folderId
  for (const name of folders) {
    const { folders: there } = await queryClient.fetchQuery({ ...listingQuery(place), staleTime: 0 })
    const known = there.find((folder) => folder.name === name)
    const made =
      known ??
      (await queryClient.getMutationCache().build(queryClient, createFolder).execute({ name, folderId: place }))
    place = made.id
  }
  return place
}

async function run(upload: Upload): Promise<void> {
  change(upload.id, { state: 'sending', progress: 0, error: null })
  try {
    await requireRoom(upload.file, 'company')
    const folderId = await folderFor(upload)
    const listing = await queryClient.fetchQuery({ ...listingQuery(folderId), staleTime: 0 })
    const taken = listing.files.filter(({ id }) => id !== upload.replaces).map(({ name }) => name)
    if (!isWanted(upload.id)) return
    await send(upload, folderId, freeName(upload.name, taken))
    change(upload.id, { state: 'done', progress: 1 })
  } catch (error) {
    change(upload.id, { state: 'failed', error: errorMessage(error) })
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
}

export type NewUpload = Pick<Upload, 'file' | 'name' | 'folderId' | 'folders' | 'replaces'>

/** Why a file is not sent at all; null where it may be. */
function refusal({ file }: NewUpload): string | null {
  if (file.size === 0) return 'Está vacío.'
  return file.size > largestFile ? 'Pesa más de 100 MB.' : null
}

export function addUploads(added: readonly NewUpload[]): void {
  const rows = added.map((upload): Upload => {
    const error = refusal(upload)
    return { ...upload, id: ++count, state: error ? 'failed' : 'waiting', progress: 0, error }
  })
  uploads.set([...uploads.get().filter(({ state }) => state !== 'done'), ...rows])
  void runAll()
}

export function retryUpload(id: number): void {
  change(id, { state: 'waiting', error: null })
  void runAll()
}

/** Takes a file out, also while it is sent. */
export function cancelUpload(id: number): void {
  uploads.set(uploads.get().filter((upload) => upload.id !== id))
  if (current?.id === id) current.request.abort()
}

export const forgetUploads = (): void =>
  uploads.set(uploads.get().filter(({ state }) => state === 'waiting' || state === 'sending'))

/** Files of the root of a folder in a listing. */
export const filesIn = (folderId: string | null) =>
  queryClient.fetchQuery(listingQuery(folderId)).then(({ files }) => files.filter((item) => !isFolder(item)))
