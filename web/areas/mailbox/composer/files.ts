import { notify } from '../../../api/notices.ts'
import { call, download } from '../../../api/operations.ts'
import { errorMessage } from '../../../api/problem.ts'
import { saveDownload } from '../../../api/save-download.ts'
import { formatFileSize } from '../../../lib/file-size.ts'
import { createStore } from '../../../lib/store.ts'
import { requireRoom } from '../../user/door.ts'
import { changeDraft, composer } from './composer.ts'
import type { Attachment } from './compose.ts'

export const mostFiles = 10
const largestFile = 5_000_000
const largestSum = 20_000_000

/** An upload in progress for the composer with this key. */
export type Upload = { id: number; composerKey: number; file: File; error: string | null }

export const uploads = createStore<readonly Upload[]>([])
let count = 0

/** The reason why a file cannot be attached next to the present ones; null if it can. Sizes in bytes. */
export function refusal(file: { name: string; size: number }, present: readonly { size: number }[]): string | null {
  if (present.length >= mostFiles) return `Un mail lleva hasta ${mostFiles} archivos.`
  if (file.size === 0) return `«${file.name}» está vacío.`
  if (file.size > largestFile) return `«${file.name}» pesa ${formatFileSize(file.size)}; el máximo es 5 MB.`
  const sum = present.reduce((total, { size }) => total + size, file.size)
  return sum > largestSum ? 'Los archivos de un mail suman hasta 20 MB.' : null
}

const change = (id: number, part: Partial<Upload>) =>
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))

export const dropUpload = (id: number): void => uploads.set(uploads.get().filter((upload) => upload.id !== id))

function post(file: File): Promise<Attachment> {
  const body = new FormData()
  body.set('file', file)
  return call('uploadMailAttachment', { body })
}

/** Uploads a file and attaches it to its mail, if that composer is still open. */
export async function runUpload({ id, file, composerKey }: Upload): Promise<void> {
  change(id, { error: null })
  try {
    await requireRoom(file, 'person')
    const attachment = await post(file)
    const isWanted = uploads.get().some((upload) => upload.id === id)
    dropUpload(id)
    const current = composer.get()
    if (isWanted && current?.key === composerKey) {
      changeDraft({ attachments: [...current.draft.attachments, attachment] })
    }
  } catch (error) {
    change(id, { error: errorMessage(error) })
  }
}

/** Uploads and attaches files to the open mail; notifies about each file that is refused. */
export function attachFiles(files: Iterable<File>): void {
  const current = composer.get()
  if (!current) return
  for (const file of files) {
    const pending = uploads.get().filter((upload) => upload.composerKey === current.key)
    const reason = refusal(file, [...current.draft.attachments, ...pending.map((upload) => upload.file)])
    if (reason) {
      notify({ type: 'error', title: 'No se pudo adjuntar', message: reason })
      continue
    }
    const upload = { id: ++count, composerKey: current.key, file, error: null }
    uploads.set([...uploads.get(), upload])
    void runUpload(upload)
  }
}

export const saveAttachment = ({ id, name }: Attachment): Promise<void> =>
  saveDownload(name, download('downloadMailAttachment', { id }))
