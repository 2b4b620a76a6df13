import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../api/problem.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Attachment } from './compose.ts'
import { saveAttachment } from './files.ts'
import { useObjectUrl } from './MailAttachments.tsx'
import { attachmentQuery } from './queries.ts'

/** An image of a mail, as large as the window allows. */
export function ImageDialog({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const { data, error, refetch } = useQuery(attachmentQuery(attachment.id))
  const url = useObjectUrl(data)
  return (
    <Dialog title={attachment.name} isOpen onClose={onClose} width={960}>
      <div className="image-dialog">
        {error ? (
          <ErrorState title="No pudimos traer la imagen" message={errorMessage(error)} onRetry={() => void refetch()} />
        ) : url ? (
          <img src={url} alt={attachment.name} />
        ) : (
          <Skeleton height="20rem" />
        )}
        <Button onClick={() => void saveAttachment(attachment)}>
          <i className="pi pi-download" aria-hidden="true" />
          Descargar ({formatFileSize(attachment.size)})
        </Button>
      </div>
    </Dialog>
  )
}
