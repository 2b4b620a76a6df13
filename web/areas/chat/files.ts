import { notify } from '../../api/notices.ts'
import { call, download } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import { saveDownload } from '../../api/save-download.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { createStore } from '../../lib/store.ts'
import { requireRoom } from '../user/door.ts'
import { createPersonalStore } from './local-state.ts'
import type { Message } from './thread/thread.ts'

export type Attachment = NonNullable<Message['attachments']>[number]
/** A file that is being uploaded for a chat's next message, or whose upload failed. */
export type Upload = { id: number; chatId: string; file: File; error: string | null }

const maxFiles = 10
const maxFileBytes = 5_000_000

/** Uploaded files of each chat's next message, by chat id. The server stores unsent files for a day. */
export const messageFiles = createPersonalStore<Readonly<Record<string, readonly Attachment[]>>>('files', {})
export const uploads = createStore<readonly Upload[]>([])
let count = 0

export const isImage = ({ type }: { type: string }): boolean => /^image\/(png|jpeg|gif|webp)$/.test(type)

export function setMessageFiles(chatId: string, files: readonly Attachment[]): void {
  const { [chatId]: _before, ...others } = messageFiles.get()
  messageFiles.set(files.length > 0 ? { ...others, [chatId]: files } : others)
}

/** Why a file cannot be added to a message that has `present` files; null if it can. */
export function refusal(file: { name: string; size: number }, present: number): string | null {
  if (present >= maxFiles) return `Un mensaje lleva hasta ${maxFiles} archivos.`
  if (file.size === 0) return `«${file.name}» está vacío.`
  return file.size > maxFileBytes ? `«${file.name}» pesa ${formatFileSize(file.size)}; el máximo es 5 MB.` : null
}

const change = (id: number, error: string | null) =>
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, error } : upload)))

export const dropUpload = (id: number): void => uploads.set(uploads.get().filter((upload) => upload.id !== id))

function post(file: File): Promise<Attachment> {
  const body = new FormData()
  body.set('file', file)
  return call('uploadChatAttachment', { body })
}

/** Uploads a file for the next message; the result is dropped if the user removed the file during the upload. */
export async function runUpload({ id, file, chatId }: Upload): Promise<void> {
  change(id, null)
  try {
    await requireRoom(file, 'person')
    const attachment = await post(file)
    const isQueued = uploads.get().some((upload) => upload.id === id)
    dropUpload(id)
    if (isQueued) setMessageFiles(chatId, [...(messageFiles.get()[chatId] ?? []), attachment])
  } catch (error) {
    change(id, errorMessage(error))
  }
}

/** Adds files to the next message; notifies about those that are refused. */
export function attachFiles(chatId: string, files: Iterable<File>): void {
  for (const file of files) {
    const activeUploads = uploads.get().filter((upload) => upload.chatId === chatId)
    const reason = refusal(file, activeUploads.length + (messageFiles.get()[chatId]?.length ?? 0))
    if (reason) {
      notify({ type: 'error', title: 'No se pudo adjuntar', message: reason })
      continue
    }
    const upload = { id: ++count, chatId, file, error: null }
    uploads.set([...uploads.get(), upload])
    void runUpload(upload)
  }
}

/** Saves an attachment through the browser's downloads. */
export const saveAttachment = ({ id, name }: Attachment): Promise<void> =>
  saveDownload(name, download('downloadChatAttachment', { id }))
