import { formatFileSize } from '../../../lib/file-size.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { messageFiles, dropUpload, runUpload, setMessageFiles, uploads } from '../files.ts'

/** The next message's files: uploaded, uploading and failed. */
export function ComposerFiles({ chatId }: { chatId: string }) {
  const files = useStore(messageFiles)[chatId] ?? []
  const activeUploads = useStore(uploads).filter((upload) => upload.chatId === chatId)
  if (files.length + activeUploads.length === 0) return null
  return (
    <ul role="list" className="message-files" aria-label="Archivos del mensaje">
      {files.map(({ id, name, size }) => (
        <li key={id} className="message-file">
          <i className="pi pi-paperclip" aria-hidden="true" />
          <span className="message-file-name">{name}</span>
          <span className="message-file-note">{formatFileSize(size)}</span>
          <IconButton
            icon="pi-times"
            label={`Quitar ${name}`}
            onClick={() =>
              setMessageFiles(
                chatId,
                files.filter((file) => file.id !== id),
              )
            }
          />
        </li>
      ))}
      {activeUploads.map((upload) => (
        <li key={upload.id} className="message-file">
          {upload.error ? (
            <i className="pi pi-exclamation-triangle" aria-hidden="true" />
          ) : (
            <span className="spinner" aria-hidden="true" />
          )}
          <span className="message-file-name">{upload.file.name}</span>
          <span className="message-file-note" role={upload.error ? 'alert' : 'status'}>
            {upload.error ? `No se pudo subir. ${upload.error}` : 'Subiendo…'}
          </span>
          {upload.error && (
            <Button size="small" variant="quiet" onClick={() => void runUpload(upload)}>
              Reintentar
            </Button>
          )}
          <IconButton icon="pi-times" label={`Quitar ${upload.file.name}`} onClick={() => dropUpload(upload.id)} />
        </li>
      ))}
    </ul>
  )
}
