/** Files on their way to a folder, one after the other; each can be cancelled, and tried again. */
import { execute } from '../../api/attempt.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { activeDeveloperId, validToken, whenSessionEnds } from '../../lib/session.ts'
import { createStore } from '../../lib/store.ts'
import { requireRoom } from '../user/door.ts'
import { askAboutClash } from './clash.ts'
import { offerReplacedBack } from './file-changes.ts'
import { createFolder, refreshFiles, takenNames, type Item, type WhenTaken } from './queries.ts'

export type Upload = {
  id: number
  file: File
  name: string
  /** Where it goes: the company, the folder, and the folders below that it came in. */
  developerId: number | null
  folderId: string | null
  folders: readonly string[]
  /** What to do where its name is taken; until it is said, the upload is refused. */
  whenTaken?: WhenTaken | undefined
  /** What is refused is not sent, however often it is tried. */
  state: 'waiting' | 'sending' | 'failed' | 'refused' | 'done'
  /** From 0 to 1. */
  progress: number
  error: string | null
}

export const largestFile = 100_000_000

export const uploads = createStore<readonly Upload[]>([])
let count = 0
let isRunning = false
let current: { id: number; request: XMLHttpRequest } | undefined

const change = (id: number, part: Partial<Upload>) =>
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
const isWanted = (id: number) => uploads.get().some((upload) => upload.id === id)

export const isLeft = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending'

/** Files go on while other screens are looked at, so closing the tab is asked about wherever one is. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
uploads.subscribe(() => {
  if (uploads.get().some(isLeft)) addEventListener('beforeunload', askBeforeLeaving)
  else removeEventListener('beforeunload', askBeforeLeaving)
})

/** Nobody else in this browser sees what was sent, or sends the rest. */
whenSessionEnds(() => {
  uploads.set([])
  current?.request.abort()
})

/** `fetch` tells nothing of how far an upload is. */
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
    request.setRequestHeader('Obra-Desarrolladora', String(upload.developerId ?? ''))
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

/** Where the folders of this row of uploads are, by the folder above and their name. */
const foundFolders = new Map<string, string>()

/** The folder for a file that came in folders; those that are not there yet are made. */
async function folderFor({ folderId, folders }: Upload): Promise<string | null> {
  let place = folderId
  for (const name of folders) {
    const known = `${place}/${name}`
    const found = foundFolders.get(known) ?? (await folderNamed(name, place))
    foundFolders.set(known, found)
    place = found
  }
  return place
}

async function folderNamed(name: string, place: string | null): Promise<string> {
  const [taken] = await takenNames(place, [name])
  if (!taken) return (await execute(createFolder, { body: { folder: { name, folderId: place } } })).id
  if (taken.existing.type === 'folder') return taken.existing.id
  throw new ApiError(409, { message: `«${name}» es un archivo, y no una carpeta.` })
}

/** Asks about a name that was taken meanwhile; true where the upload is to be sent again. */
async function isSettled(upload: Upload, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.error !== 'Name taken') return false
  const answer = await askAboutClash({ name: upload.name, isReplaceable: true, left: 0 })
  if (answer?.choice === 'skip') cancelUpload(upload.id)
  if (!answer || answer.choice === 'skip') return false
  change(upload.id, { whenTaken: answer.choice })
  return true
}

/** What is asked before an upload is answered by the company that one works in by then. */
function requireCompany({ developerId }: Upload): void {
  if (developerId === activeDeveloperId()) return
  throw new ApiError(409, { message: 'Es de otra empresa. Volvé a ella y tocá «Reintentar».' })
}

/** The new ones of those that took the place of another. */
let replaced: string[] = []

async function run(upload: Upload): Promise<void> {
  change(upload.id, { state: 'sending', progress: 0, error: null })
  try {
    requireCompany(upload)
    await requireRoom(upload.file, 'company')
    const folderId = await folderFor(upload)
    requireCompany(upload)
    if (!isWanted(upload.id)) return
    const { id } = await send(upload, folderId)
    if (upload.whenTaken === 'replace') replaced.push(id)
    change(upload.id, { state: 'done', progress: 1 })
  } catch (error) {
    const isAgain = await isSettled(upload, error)
    change(upload.id, isAgain ? { state: 'waiting' } : { state: 'failed', error: errorMessage(error) })
    foundFolders.clear()
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
  foundFolders.clear()
  offerReplacedBack(replaced)
  replaced = []
}

export type NewUpload = Pick<Upload, 'file' | 'name' | 'folderId' | 'folders' | 'whenTaken'>

/** Why a file is not sent at all; null where it may be. */
function refusal({ file }: NewUpload): string | null {
  if (file.size === 0) return 'Está vacío.'
  return file.size > largestFile ? 'Pesa más de 100 MB.' : null
}

export function addUploads(added: readonly NewUpload[]): void {
  const rows = added.map((upload): Upload => {
    const error = refusal(upload)
    const developerId = activeDeveloperId()
    return { ...upload, developerId, id: ++count, state: error ? 'refused' : 'waiting', progress: 0, error }
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

/** Takes out all that are not sent yet, and the one on its way. */
export function cancelAll(): void {
  const left = uploads.get().filter(isLeft)
  for (const { id } of left.toReversed()) cancelUpload(id)
}

export const forgetUploads = (): void => uploads.set(uploads.get().filter(isLeft))
