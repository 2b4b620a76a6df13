/** Uploads to folders, one at a time; each can be cancelled and retried. */
import { whenSessionEnds } from '../lib/session.ts'
import { createStore } from '../lib/store.ts'
import { askAboutClash, type ClashChoice } from '../ui/files/clash.ts'
import { ApiError, errorMessage } from './problem.ts'

export type QueuedUpload<Place> = {
  id: number
  file: File
  name: string
  /** The folders that the file came in, below its destination. */
  folders: readonly string[]
  /** The destination. */
  place: Place
  /** What to do if the name is taken; without it the server refuses the upload. */
  whenTaken?: Exclude<ClashChoice, 'skip'> | undefined
  /** A 'refused' file is never sent and cannot be retried. */
  state: 'waiting' | 'sending' | 'failed' | 'refused' | 'done'
  /** 0 to 1. */
  progress: number
  error: string | null
  /** A remark about a stored file. */
  note: string | null
}
export type NewUpload<Place> = Pick<QueuedUpload<Place>, 'file' | 'name' | 'place' | 'folders' | 'whenTaken'>

export type Sending = {
  signal: AbortSignal
  onProgress: (part: number) => void
  /** Whether the upload is still in the list: it may be cancelled between two requests. */
  isQueued: () => boolean
}

type QueueOptions<Place> = {
  /** Stores a file; resolves to a remark, or null. */
  send: (upload: QueuedUpload<Place>, sending: Sending) => Promise<string | null>
  /** Called after each file, stored or not. */
  onSettled: (error: unknown) => void
  /** Called when no upload is waiting any more. */
  onIdle?: () => void
}

export const maxFileBytes = 100_000_000

export const isPending = ({ state }: Pick<QueuedUpload<never>, 'state'>): boolean =>
  state === 'waiting' || state === 'sending'

/** Why a file is never sent; null if it can be. */
function refusal({ file }: { file: File }): string | null {
  if (file.size === 0) return 'Está vacío.'
  return file.size > maxFileBytes ? 'Pesa más de 100 MB.' : null
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** The list of a queue, which asks before the tab is closed while an upload is pending. */
function createList<Place>() {
  type Upload = QueuedUpload<Place>
  const uploads = createStore<readonly Upload[]>([])
  let count = 0
  // Uploads continue on other screens, so the confirmation is registered on the window.
  uploads.subscribe(() => {
    if (uploads.get().some(isPending)) addEventListener('beforeunload', askBeforeLeaving)
    else removeEventListener('beforeunload', askBeforeLeaving)
  })
  return {
    uploads,
    change: (id: number, part: Partial<Upload>) =>
      uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...part } : upload))),
    has: (id: number) => uploads.get().some((upload) => upload.id === id),
    remove: (id: number) => uploads.set(uploads.get().filter((upload) => upload.id !== id)),
    nextWaiting: () => uploads.get().find(({ state }) => state === 'waiting'),
    append(added: readonly NewUpload<Place>[]) {
      const rows = added.map((upload): Upload => {
        const error = refusal(upload)
        return { ...upload, id: ++count, state: error ? 'refused' : 'waiting', progress: 0, error, note: null }
      })
      uploads.set([...uploads.get().filter(({ state }) => state !== 'done'), ...rows])
    },
  }
}

/** A queue of uploads that outlives its screen. A name that was taken since the check is asked about. */
export function createUploadQueue<Place>({ send, onSettled, onIdle }: QueueOptions<Place>) {
  const { uploads, ...list } = createList<Place>()
  let isRunning = false
  let current: { id: number; stop: AbortController } | undefined

  /** Cancels an upload, also while it is being sent. */
  const cancel = (id: number): void => {
    list.remove(id)
    if (current?.id === id) current.stop.abort()
  }

  // Another user of this browser must not see or continue the uploads.
  whenSessionEnds(() => {
    uploads.set([])
    current?.stop.abort()
  })

  /** Asks about a name that was taken since the check; true if the upload is to be sent again. */
  async function isAnswered({ id, name }: QueuedUpload<Place>, error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError) || error.error !== 'Name taken') return false
    const answer = await askAboutClash({ name, isReplaceable: true, remaining: 0 })
    if (answer?.choice === 'skip') cancel(id)
    if (!answer || answer.choice === 'skip') return false
    list.change(id, { whenTaken: answer.choice })
    return true
  }

  async function run(upload: QueuedUpload<Place>): Promise<void> {
    const { id } = upload
    const stop = new AbortController()
    current = { id, stop }
    list.change(id, { state: 'sending', progress: 0, error: null })
    try {
      const onProgress = (progress: number) => list.change(id, { progress })
      const note = await send(upload, { signal: stop.signal, onProgress, isQueued: () => list.has(id) })
      list.change(id, { state: 'done', progress: 1, note })
      onSettled(null)
    } catch (error) {
      const isAgain = await isAnswered(upload, error)
      list.change(id, isAgain ? { state: 'waiting' } : { state: 'failed', error: errorMessage(error) })
      onSettled(error)
    }
  }

  async function runAll(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let next = list.nextWaiting(); next; next = list.nextWaiting()) await run(next)
    isRunning = false
    onIdle?.()
  }

  return {
    uploads,
    cancel,
    add(added: readonly NewUpload<Place>[]) {
      list.append(added)
      void runAll()
    },
    retry(id: number) {
      list.change(id, { state: 'waiting', error: null })
      void runAll()
    },
    /** Cancels the waiting uploads and the current one. */
    cancelAll() {
      for (const { id } of uploads.get().filter(isPending).toReversed()) cancel(id)
    },
    /** Removes all but the pending ones from the list. */
    clear: () => uploads.set(uploads.get().filter(isPending)),
  }
}

export type UploadQueue<Place> = ReturnType<typeof createUploadQueue<Place>>
