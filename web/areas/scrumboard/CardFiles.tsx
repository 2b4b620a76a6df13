import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { useStore } from '../../lib/store.ts'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import {
  attachFiles,
  contentQuery,
  dropUpload,
  filesQuery,
  largestFile,
  mostFiles,
  removeFile,
  runUpload,
  saveCardFile,
  uploads,
  type CardFile,
  type Upload,
} from './card-files.ts'
import type { Card } from './queries.ts'
import './CardFiles.css'

const FileDialog = onDemand(async () => (await import('../../ui/FileDialog.tsx')).FileDialog)

const isImage = ({ type }: CardFile) => /^image\/(png|jpeg|gif|webp)$/.test(type)
const isPdf = ({ type }: CardFile) => type === 'application/pdf'
/** A picture that is larger is fetched only when somebody opens it. */
const largestThumbnail = 3_000_000

/** The files of a card: looked at, downloaded, added by drop, paste and choice, taken away. */
export function CardFiles({ card, mayWrite }: { card: Card; mayWrite: boolean }) {
  const { id } = card
  const hasFiles = card.attachments > 0
  const { data, error, refetch } = useQuery({ ...filesQuery(id), enabled: hasFiles })
  const files = hasFiles ? data : []
  const onTheWay = useStore(uploads).filter(({ cardId }) => cardId === id)
  const [shown, setShown] = useState<CardFile | null>(null)
  if (!hasFiles && !mayWrite) return null
  return (
    <section className="card-files" aria-label="Archivos">
      <h3 className="card-part-title">Archivos {hasFiles && <span>{card.attachments}</span>}</h3>
      {!files && !error && <Skeleton height="3.5rem" />}
      {!files && error && (
        <ErrorState
          title="No pudimos traer los archivos"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      <ul role="list">
        {files?.map((file) => (
          <FileRow key={file.id} cardId={id} file={file} mayWrite={mayWrite} onShow={() => setShown(file)} />
        ))}
        {onTheWay.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
      {mayWrite && (
        <FileDrop
          label="Archivos de la tarjeta"
          help="De hasta 100 MB cada uno."
          action="Adjuntar"
          maxBytes={largestFile}
          maxFiles={Math.max(0, mostFiles - card.attachments - onTheWay.length)}
          onFiles={(chosen) => void attachFiles(id, chosen)}
        />
      )}
      {shown && <ShownFile cardId={id} file={shown} onClose={() => setShown(null)} />}
    </section>
  )
}

type FileRowProps = { cardId: string; file: CardFile; mayWrite: boolean; onShow: () => void }

function FileRow({ cardId, file, mayWrite, onShow }: FileRowProps) {
  const { name, size, createdBy, createdAt } = file
  const hasView = isImage(file) || isPdf(file)
  return (
    <li className="card-file">
      <span className="card-file-picture">
        {isImage(file) && size <= largestThumbnail ? (
          <Thumbnail cardId={cardId} file={file} />
        ) : (
          <i
            className={`pi ${isPdf(file) ? 'pi-file-pdf' : isImage(file) ? 'pi-image' : 'pi-file'}`}
            aria-hidden="true"
          />
        )}
      </span>
      <span className="card-file-text">
        {hasView ? (
          <button type="button" className="card-file-name" aria-label={`Ver ${name}`} onClick={onShow}>
            {name}
          </button>
        ) : (
          <span className="card-file-name">{name}</span>
        )}
        <span className="card-file-note">
          {formatFileSize(size)} · {createdBy}, {relativeTime(createdAt)}
        </span>
      </span>
      <IconButton icon="pi-download" label={`Descargar ${name}`} onClick={() => void saveCardFile(cardId, file)} />
      {mayWrite && (
        <IconButton icon="pi-times" label={`Quitar ${name}`} onClick={() => void removeFile(cardId, file)} />
      )}
    </li>
  )
}

function UploadRow({ upload }: { upload: Upload }) {
  const { file, part, error } = upload
  return (
    <li className="card-file">
      <span className="card-file-picture">
        <i className={`pi ${error ? 'pi-exclamation-triangle' : 'pi-upload'}`} aria-hidden="true" />
      </span>
      <span className="card-file-text">
        <span className="card-file-name">{file.name}</span>
        {error ? (
          <span className="card-file-note card-file-failed" role="alert">
            No se pudo subir. {error}
          </span>
        ) : (
          <progress className="card-file-progress" aria-label={`Subiendo ${file.name}`} value={part} max={1} />
        )}
      </span>
      {error && (
        <Button size="small" variant="quiet" onClick={() => void runUpload(upload)}>
          Reintentar
        </Button>
      )}
      <IconButton icon="pi-times" label={`Cancelar ${file.name}`} onClick={() => dropUpload(upload)} />
    </li>
  )
}

function Thumbnail({ cardId, file }: { cardId: string; file: CardFile }) {
  const { data, isError } = useQuery(contentQuery(cardId, file))
  const url = useObjectUrl(data)
  if (isError) return <i className="pi pi-image" aria-hidden="true" />
  return url ? <img src={url} alt="" /> : <Skeleton width="100%" height="100%" radius="0" />
}

function ShownFile({ cardId, file, onClose }: { cardId: string; file: CardFile; onClose: () => void }) {
  const { data, error, refetch } = useQuery(contentQuery(cardId, file))
  return (
    <FileDialog
      file={file}
      content={data}
      failure={error ? errorMessage(error) : undefined}
      onRetry={() => void refetch()}
      onSave={() => void saveCardFile(cardId, file)}
      onClose={onClose}
    />
  )
}
