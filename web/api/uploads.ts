import { whenSessionEnds } from '../lib/session.ts'
import { createStore } from '../lib/store.ts'
import { errorMessage } from './problem.ts'
import { progressFetch } from './progress-fetch.ts'

/** A file being uploaded to its record. */
export type Upload<Owner, Stored = never> = {
  key: number
  owner: Owner
  file: File
  /** Progress from 0 to 1. */
  part: number
  error: string | null
  /** The stored file, if it stays in the list. */
  stored: Stored | null
  stop: AbortController
}

/**
 * A queue of uploads that outlives its screen. `send` stores a file, with a `fetch` that reports progress. Its result stays in the
 * list as `stored`; null removes the upload.
 */
export function createUploads<Owner, Stored = never>(
  send: (upload: Upload<Owner, Stored>, fetch: ReturnType<typeof progressFetch>) => Promise<Stored | null>,
) {
  const list = createStore<readonly Upload<Owner, Stored>[]>([])
  let count = 0
  const change = (key: number, fields: Partial<Upload<Owner, Stored>>) =>
    list.set(list.get().map((upload) => (upload.key === key ? { ...upload, ...fields } : upload)))
  const drop = ({ key }: Upload<Owner, Stored>) => list.set(list.get().filter((upload) => upload.key !== key))

  /** Sends a file; also used to retry. */
  async function run(upload: Upload<Owner, Stored>): Promise<void> {
    const { key, stop } = upload
    change(key, { error: null, part: 0 })
    try {
      const stored = await send(
        upload,
        progressFetch((part) => change(key, { part }), stop.signal),
      )
      if (stored) change(key, { stored, part: 1 })
      else drop(upload)
    } catch (error) {
      if (!stop.signal.aborted) change(key, { error: errorMessage(error) })
    }
  }

  /** Sends files one after the other. */
  async function attach(owner: Owner, files: readonly File[]): Promise<void> {
    const added = files.map((file): Upload<Owner, Stored> => {
      return { key: ++count, owner, file, part: 0, error: null, stored: null, stop: new AbortController() }
    })
    list.set([...list.get(), ...added])
    for (const upload of added) if (!upload.stop.signal.aborted) await run(upload)
  }

  /** Removes uploads from the list and aborts running ones. */
  function cancel(uploads: readonly Upload<Owner, Stored>[]): void {
    for (const upload of uploads) {
      upload.stop.abort()
      drop(upload)
    }
  }

  // The next user of this browser must not see or continue the uploads.
  whenSessionEnds(() => cancel(list.get()))
  return { list, run, attach, drop, cancel }
}

/**
 * The uploads that need a row: the list of stored files may contain a completely sent one before its upload ends, by a live event
 * or a refetch.
 */
export const withoutStored = <Owner, Stored>(
  uploads: readonly Upload<Owner, Stored>[],
  files: readonly { name: string; size: number }[],
): Upload<Owner, Stored>[] =>
  uploads.filter(
    ({ file, part, error }) =>
      part < 1 || error !== null || !files.some(({ name, size }) => name === file.name && size === file.size),
  )

/** The body of a multipart request with one file and other fields. */
export function fileBody<Fields extends Record<string, string>>(file: File, fields: Fields) {
  return {
    body: { ...fields, file: file as unknown as string },
    bodySerializer: () => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.set('file', file)
      return form
    },
  }
}
