import { formatFileSize } from '../lib/file-size.ts'
import { useStore } from '../lib/store.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { isPending, type QueuedUpload, type UploadQueue } from './upload-queue.ts'
import '../ui/files/files.css'

type Upload = QueuedUpload<unknown>

const wordsOf = ({ state, progress, error, note }: Upload) =>
  state === 'failed' || state === 'refused'
    ? (error ?? 'No se pudo subir.')
    : state === 'done'
      ? (note ?? 'Listo')
      : state === 'waiting'
        ? 'En espera'
        : `${Math.round(progress * 100)} %`

const maxRows = 100
const order: Upload['state'][] = ['failed', 'refused', 'sending', 'waiting', 'done']

/** The uploads with their progress; each can be cancelled or retried. */
export function UploadList<Place>({ queue }: { queue: UploadQueue<Place> }) {
  const all = useStore(queue.uploads)
  const pendingCount = all.filter(isPending).length
  if (all.length === 0) return null
  const title =
    pendingCount === 0
      ? 'Subidas terminadas'
      : pendingCount === 1
        ? 'Subiendo 1 archivo'
        : `Subiendo ${pendingCount} archivos`
  // Failed uploads first, so that they are within the rows shown.
  const sorted = all.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  return (
    <section className="uploads" aria-label="Subidas">
      <p className="uploads-head">
        <strong role="status">{title}</strong>
        {pendingCount > 1 && (
          <Button size="small" onClick={queue.cancelAll}>
            Cancelar todo
          </Button>
        )}
        {pendingCount === 0 && <IconButton icon="pi-times" label="Cerrar las subidas" onClick={queue.clear} />}
      </p>
      <ul role="list">
        {sorted.slice(0, maxRows).map((upload) => (
          <li key={upload.id} className={`upload upload-${upload.state}`}>
            <span className="upload-name" title={upload.name}>
              {[...upload.folders, upload.name].join('/')}
            </span>
            <span className="upload-state">
              {formatFileSize(upload.file.size)} · {wordsOf(upload)}
            </span>
            {upload.state === 'sending' && (
              <progress max={1} value={upload.progress} aria-label={`Avance de ${upload.name}`} />
            )}
            {upload.state === 'failed' && (
              <Button size="small" onClick={() => queue.retry(upload.id)}>
                Reintentar
              </Button>
            )}
            {upload.state !== 'done' && (
              <IconButton
                icon="pi-times"
                label={isPending(upload) ? `Cancelar ${upload.name}` : `Quitar ${upload.name} de la lista`}
                onClick={() => queue.cancel(upload.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {all.length > maxRows && <p className="uploads-more">Y {all.length - maxRows} más.</p>}
    </section>
  )
}
