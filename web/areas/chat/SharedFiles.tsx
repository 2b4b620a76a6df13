import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StoredFileDialog } from '../../api/StoredFileDialog.tsx'
import { formatFileSize } from '../../lib/file-size.ts'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { isImage, saveAttachment, type Attachment } from './files.ts'
import { fileQuery } from './queries.ts'
import './SharedFiles.css'

/** Attachments: images as thumbnails, other files by name. */
export function SharedFiles({ files }: { files: Attachment[] }) {
  const [shown, setShown] = useState<Attachment | null>(null)
  const images = files.filter(isImage)
  const others = files.filter((file) => !isImage(file))
  return (
    <>
      {images.length > 0 && (
        <ul role="list" className="shared-images">
          {images.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                className="shared-image"
                aria-label={`Ver ${file.name}`}
                title={file.name}
                onClick={() => setShown(file)}
              >
                <Thumbnail file={file} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul role="list" className="shared-files">
          {others.map((file) => (
            <FileLine key={file.id} file={file} onShow={() => setShown(file)} />
          ))}
        </ul>
      )}
      {shown && (
        <StoredFileDialog
          file={shown}
          content={fileQuery(shown.id)}
          onSave={() => void saveAttachment(shown)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}

function FileLine({ file, onShow }: { file: Attachment; onShow: () => void }) {
  const { name, size, type } = file
  const isPdf = type === 'application/pdf'
  return (
    <li className="shared-file">
      <i className={`pi ${isPdf ? 'pi-file-pdf' : 'pi-file'}`} aria-hidden="true" />
      {isPdf ? (
        <button type="button" className="shared-file-name" aria-label={`Ver ${name}`} onClick={onShow}>
          {name}
        </button>
      ) : (
        <span className="shared-file-name">{name}</span>
      )}
      <span className="shared-file-size">{formatFileSize(size)}</span>
      <IconButton icon="pi-download" label={`Descargar ${name}`} onClick={() => void saveAttachment(file)} />
    </li>
  )
}

function Thumbnail({ file }: { file: Attachment }) {
  const { data, isError } = useQuery(fileQuery(file.id))
  const url = useObjectUrl(data)
  if (isError) return <i className="pi pi-image" aria-hidden="true" />
  return url ? <img src={url} alt="" /> : <Skeleton width="100%" height="100%" radius="0" />
}
