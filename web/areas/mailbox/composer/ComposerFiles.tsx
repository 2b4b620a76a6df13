import { formatFileSize } from '../../../lib/file-size.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { changeDraft, type Composer } from './composer.ts'
import { dropUpload, runUpload, uploads } from './files.ts'

/** The attachments of the mail being written, and the uploads in progress. */
export function ComposerFiles({ composer: { key, draft } }: { composer: Composer }) {
  const pending = useStore(uploads).filter((upload) => upload.composerKey === key)
  const { attachments } = draft
  if (attachments.length + pending.length === 0) return null
  return (
    <ul role="list" className="composer-files" aria-label="Archivos adjuntos">
      {attachments.map(({ id, name, size }) => (
        <li key={id} className="composer-file">
          <i className="pi pi-paperclip" aria-hidden="true" />
          <span className="composer-file-name">{name}</span>
          <span className="composer-file-note">{formatFileSize(size)}</span>
          <IconButton
            icon="pi-times"
            label={`Quitar ${name}`}
            onClick={() => changeDraft({ attachments: attachments.filter((other) => other.id !== id) })}
          />
        </li>
      ))}
      {pending.map((upload) => (
        <li key={upload.id} className="composer-file">
          {upload.error ? (
            <i className="pi pi-exclamation-triangle" aria-hidden="true" />
          ) : (
            <span className="spinner" aria-hidden="true" />
          )}
          <span className="composer-file-name">{upload.file.name}</span>
          <span className="composer-file-note" role={upload.error ? 'alert' : 'status'}>
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
