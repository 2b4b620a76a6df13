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
    clear: () => uploads.set([]),
    /** Removes all but the pending ones. */
    clearDone: () => uploads.set(uploads.get().filter(isPending)),
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

/** The answer about a name that was taken since the check; null if the upload failed for another reason, or nobody can answer. */
async function askAgain(name: string, error: unknown): Promise<ClashChoice | null> {
  if (!(error instanceof ApiError) || error.error !== 'Name taken') return null
  return (await askAboutClash({ name, isReplaceable: true, remaining: 0 }))?.choice ?? null
}

/** A function that starts `work` unless it is running. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  return async () => {
    if (isRunning) return
    isRunning = true
    await work()
    isRunning = false
  }
}

/** A queue of uploads that outlives its screen. A name that was taken since the check is asked about. */
export function createUploadQueue<Place>({ send, onSettled, onIdle }: QueueOptions<Place>) {
  const { uploads, ...list } = createList<Place>()
  let current: { id: number; stop: AbortController } | undefined

  /** Cancels an upload, also while it is being sent. */
  const cancel = (id: number): void => {
    list.remove(id)
    if (current?.id === id) current.stop.abort()
  }

  // Another user of this browser must not see or continue the uploads.
  whenSessionEnds(() => {
    list.clear()
    current?.stop.abort()
  })

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
      const choice = await askAgain(upload.name, error)
      if (choice === 'skip') cancel(id)
      else if (choice) list.change(id, { state: 'waiting', whenTaken: choice })
      else list.change(id, { state: 'failed', error: errorMessage(error) })
      onSettled(error)
    }
  }

  const runAll = oneAtATime(async () => {
    for (let next = list.nextWaiting(); next; next = list.nextWaiting()) await run(next)
    onIdle?.()
  })

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
    clear: list.clearDone,
  }
}

export type UploadQueue<Place> = ReturnType<typeof createUploadQueue<Place>>
