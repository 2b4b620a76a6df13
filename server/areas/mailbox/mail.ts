import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../db/schema.ts'
import { type AttachmentRow, selectAttachmentsOf } from './attachments.queries.ts'
import type { MailState } from './counts.ts'
import { folderId } from './folders.ts'
import { selectLabelings, type MailRow } from './mails.queries.ts'

type Mail = components['schemas']['MailboxMail']
export type Attachment = components['schemas']['MailboxAttachment']

/** A stored mail with all that its views and its wire form need. */
export type StoredMail = MailState & { row: MailRow; attachments: AttachmentRow[] }

/** An attachment on the wire (docs/domain/suite.md, Mailbox). */
export function toAttachment({ id, type, name, size }: AttachmentRow): Attachment {
  const preview = type === 'application/pdf' ? 'pdf' : type.startsWith('image/') ? name : 'file'
  return { id, type, name, size, preview, downloadUrl: `/api/apps/mailbox/attachment?id=${encodeURIComponent(id)}` }
}

/** Loads labels and attachments of mails, one query each. */
export async function withParts(db: Db, rows: MailRow[]): Promise<StoredMail[]> {
  if (rows.length === 0) return []
  const labelings = await selectLabelings(
    db,
    rows.map((row) => row.seq),
  )
  const withAttachments = rows.filter((row) => row.attachmentCount > 0).map((row) => row.seq)
  const attachments = withAttachments.length > 0 ? await selectAttachmentsOf(db, withAttachments) : []
  const labelsOf = Map.groupBy(labelings, (labeling) => labeling.mailSeq)
  const attachmentsOf = Map.groupBy(attachments, (attachment) => attachment.mailSeq)
  return rows.map((row) => ({
    row,
    folder: row.folder,
    starred: row.starred === 1,
    important: row.important === 1,
    unread: row.unread === 1,
    labels: (labelsOf.get(row.seq) ?? []).map((labeling) => labeling.labelId),
    attachments: attachmentsOf.get(row.seq) ?? [],
  }))
}

/** Parses a stored list of addresses. */
export function addressesOf(text: string): string[] {
  return text === '[]' ? [] : (JSON.parse(text) as string[])
}

/** A mail in wire form. */
export function toMail({ row, folder, starred, important, unread, labels, attachments }: StoredMail): Mail {
  const { referenceKind: kind, referenceMailId: mailId } = row
  return {
    id: row.id,
    type: 'mail',
    from: { avatar: row.fromAvatar, contact: row.fromContact },
    to: addressesOf(row.to),
    cc: addressesOf(row.cc),
    bcc: addressesOf(row.bcc),
    date: row.date,
    subject: row.subject,
    content: row.content,
    attachments: attachments.map(toAttachment),
    starred,
    important,
    unread,
    folder: folderId(folder),
    labels,
    ...(kind && mailId && { reference: { kind, mailId } }),
    ...(row.delivery && { delivery: row.delivery }),
  }
}
