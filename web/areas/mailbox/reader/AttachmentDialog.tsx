import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../../api/problem.ts'
import { FileDialog } from '../../../ui/FileDialog.tsx'
import type { Attachment } from '../composer/compose.ts'
import { saveAttachment } from '../composer/files.ts'
import { attachmentQuery } from '../queries.ts'

/** An image or a PDF of a mail. */
export function AttachmentDialog({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const { data, error, refetch } = useQuery(attachmentQuery(attachment.id))
  return (
    <FileDialog
      file={attachment}
      content={data}
      failure={error ? errorMessage(error) : undefined}
      onRetry={() => void refetch()}
      onSave={() => void saveAttachment(attachment)}
      onClose={onClose}
    />
  )
}
