import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StoredFileDialog } from '../../api/StoredFileDialog.tsx'
import { withoutStored } from '../../api/uploads.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { useStore } from '../../lib/store.ts'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { FileOnItsWay } from '../../ui/AttachedFiles.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StoredFile } from '../../ui/StoredFile.tsx'
import {
  contentQuery,
  filesQuery,
  largestFile,
  mostFiles,
  removeFile,
  saveCardFile,
  uploads,
  type CardFile,
} from './card-files.ts'
import type { Card } from './queries.ts'
import './CardFiles.css'

/** Bytes. A larger image is only downloaded when it is opened. */
const largestThumbnail = 3_000_000
const hasThumbnail = ({ type, size }: CardFile) => /^image\/(png|jpeg|gif|webp)$/.test(type) && size <= largestThumbnail

/** The files of a card: preview, download, remove, and upload by drop, paste or file picker. */
export function CardFiles({ card, mayWrite }: { card: Card; mayWrite: boolean }) {
  const { id } = card
  const hasFiles = card.attachments > 0
  const { data, error, refetch } = useQuery({ ...filesQuery(id), enabled: hasFiles })
  const files = hasFiles ? data : []
  const sent = useStore(uploads.list).filter(({ owner }) => owner === id)
  const onTheWay = withoutStored(sent, files ?? [])
  const [preview, setPreview] = useState<CardFile | null>(null)
  if (!hasFiles && !mayWrite) return null
  return (
    <section className="card-files" aria-label="Archivos">
      <h3 className="card-part-title">Archivos {hasFiles && <span>{card.attachments}</span>}</h3>
      {!files && (
        <QueryState
          error={error}
          title="No pudimos traer los archivos"
          height="3.5rem"
          onRetry={() => void refetch()}
        />
      )}
      <ul role="list">
        {files?.map((file) => (
          <StoredFile
            key={file.id}
            file={file}
            picture={hasThumbnail(file) ? <Thumbnail cardId={id} file={file} /> : undefined}
            onShow={() => setPreview(file)}
            onSave={() => void saveCardFile(id, file)}
            onRemove={mayWrite ? () => void removeFile(id, file) : undefined}
          />
        ))}
        {onTheWay.map((upload) => (
          <FileOnItsWay
            key={upload.key}
            name={upload.file.name}
            part={upload.part}
            error={upload.error}
            onRetry={() => void uploads.run(upload)}
            onCancel={() => uploads.cancel([upload])}
          />
        ))}
      </ul>
      {mayWrite && (
        <FileDrop
          label="Archivos de la tarjeta"
          help="De hasta 100 MB cada uno."
          action="Adjuntar"
          maxBytes={largestFile}
          maxFiles={Math.max(0, mostFiles - card.attachments - onTheWay.length)}
          onFiles={(chosen) => void uploads.attach(id, chosen)}
        />
      )}
      {preview && (
        <StoredFileDialog
          file={preview}
          content={contentQuery(id, preview)}
          onSave={() => void saveCardFile(id, preview)}
          onClose={() => setPreview(null)}
        />
      )}
    </section>
  )
}

function Thumbnail({ cardId, file }: { cardId: string; file: CardFile }) {
  const { data, isError } = useQuery(contentQuery(cardId, file))
  const url = useObjectUrl(data)
  if (isError) return <i className="pi pi-image" aria-hidden="true" />
  return url ? <img src={url} alt="" /> : <Skeleton width="100%" height="100%" radius="0" />
}
