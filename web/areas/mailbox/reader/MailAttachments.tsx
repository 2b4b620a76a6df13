import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFileSize } from '../../../lib/file-size.ts'
import { useObjectUrl } from '../../../lib/use-object-url.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Attachment } from '../composer/compose.ts'
import { saveAttachment } from '../composer/files.ts'
import { attachmentQuery } from '../queries.ts'
import './MailAttachments.css'

const AttachmentDialog = onDemand(async () => (await import('./AttachmentDialog.tsx')).AttachmentDialog)

const isImage = ({ type }: Attachment) => /^image\/(png|jpeg|gif|webp)$/.test(type)
const canBeShown = (attachment: Attachment) => isImage(attachment) || attachment.type === 'application/pdf'
const iconOf = ({ preview }: Attachment) => (preview === 'pdf' ? 'pi-file-pdf' : 'pi-file')

/** The attachments of a mail with preview, size and download. */
export function MailAttachments({ attachments }: { attachments: Attachment[] }) {
  const [preview, setPreview] = useState<Attachment | null>(null)
  const size = attachments.reduce((sum, attachment) => sum + attachment.size, 0)
  const title = attachments.length === 1 ? '1 archivo adjunto' : `${attachments.length} archivos adjuntos`
  return (
    <section className="attachments" aria-label="Archivos adjuntos">
      <p className="attachments-title">
        {title} · {formatFileSize(size)}
      </p>
      <ul role="list" className="attachments-list">
        {attachments.map((attachment) => (
          <li key={attachment.id} className="attachment">
            {canBeShown(attachment) ? (
              <button
                type="button"
                className="attachment-preview"
                aria-label={`Ver ${attachment.name}`}
                onClick={() => setPreview(attachment)}
              >
                {isImage(attachment) ? (
                  <Thumbnail attachment={attachment} />
                ) : (
                  <i className={`pi ${iconOf(attachment)}`} aria-hidden="true" />
                )}
              </button>
            ) : (
              <span className="attachment-preview" aria-hidden="true">
                <i className={`pi ${iconOf(attachment)}`} />
              </span>
            )}
            <span className="attachment-name" title={attachment.name}>
              {attachment.name}
            </span>
            <span className="attachment-size">{formatFileSize(attachment.size)}</span>
            <IconButton
              icon="pi-download"
              label={`Descargar ${attachment.name}`}
              onClick={() => void saveAttachment(attachment)}
            />
          </li>
        ))}
      </ul>
      {preview && <AttachmentDialog attachment={preview} onClose={() => setPreview(null)} />}
    </section>
  )
}

function Thumbnail({ attachment }: { attachment: Attachment }) {
  const { data, isError } = useQuery(attachmentQuery(attachment.id))
  const url = useObjectUrl(data)
  if (isError) return <i className="pi pi-image" aria-hidden="true" />
  return url ? <img src={url} alt="" /> : <Skeleton height="100%" radius="0" />
}
