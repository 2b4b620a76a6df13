import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorMessage } from '../../../api/problem.ts'
import { formatFileSize } from '../../../lib/file-size.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Attachment } from '../composer/compose.ts'
import { saveAttachment } from '../composer/files.ts'
import { useObjectUrl } from './use-object-url.ts'
import { attachmentQuery } from '../queries.ts'

/** An image or a PDF of a mail, as large as the window allows. */
export function AttachmentDialog({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const { name, size, type } = attachment
  const { data, error, refetch } = useQuery(attachmentQuery(attachment.id))
  // The server found the type in the content. Under it alone the browser shows the bytes, whatever else they could be.
  const file = useMemo(() => data && new Blob([data], { type }), [data, type])
  const url = useObjectUrl(file)
  return (
    <Dialog title={name} isOpen onClose={onClose} width={type === 'application/pdf' ? 1100 : 960}>
      <div className="attachment-dialog">
        {error ? (
          <ErrorState
            title="No pudimos traer el archivo"
            message={errorMessage(error)}
            onRetry={() => void refetch()}
          />
        ) : url ? (
          <Shown url={url} attachment={attachment} />
        ) : (
          <Skeleton height="20rem" />
        )}
        <Button onClick={() => void saveAttachment(attachment)}>
          <i className="pi pi-download" aria-hidden="true" />
          Descargar ({formatFileSize(size)})
        </Button>
      </div>
    </Dialog>
  )
}

function Shown({ url, attachment: { name, type } }: { url: string; attachment: Attachment }) {
  if (type !== 'application/pdf') return <img src={url} alt={name} />
  if (!navigator.pdfViewerEnabled) {
    return (
      <EmptyState title="Este navegador no muestra PDF" icon={<i className="pi pi-file-pdf" />}>
        Descargalo para abrirlo con otra aplicación.
      </EmptyState>
    )
  }
  return <iframe className="attachment-pdf" src={url} title={`Vista previa de ${name}`} />
}
