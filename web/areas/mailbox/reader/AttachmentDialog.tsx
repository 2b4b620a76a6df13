import { StoredFileDialog } from '../../../api/StoredFileDialog.tsx'
import type { Attachment } from '../composer/compose.ts'
import { saveAttachment } from '../composer/files.ts'
import { attachmentQuery } from '../queries.ts'

/** Shows an image or PDF attachment. */
export function AttachmentDialog({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  return (
    <StoredFileDialog
      file={attachment}
      content={attachmentQuery(attachment.id)}
      onSave={() => void saveAttachment(attachment)}
      onClose={onClose}
    />
  )
}
