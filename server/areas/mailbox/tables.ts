import type { Generated } from 'kysely'
import type { FolderSlug } from './folders.ts'

export type MailboxTables = {
  mailboxSettings: {
    userId: string
    messageLayout: 'right' | 'bottom' | 'none'
  }
  mailboxLabels: {
    seq: Generated<number>
    id: string
    userId: string
    title: string
    /** Unique among the labels of a user. */
    slug: string
    color: 'gray' | 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'indigo' | 'purple' | 'pink'
  }
  mails: {
    seq: Generated<number>
    id: string
    userId: string
    folder: FolderSlug
    fromAvatar: string | null
    fromContact: string
    /** Address lists as JSON text. */
    to: string
    cc: string
    bcc: string
    date: string
    subject: string
    content: string
    starred: number
    important: number
    unread: number
    attachmentCount: number
    referenceKind: 'reply' | 'forward' | null
    referenceMailId: string | null
    searchText: string
    /** Delivery state of outside recipients; null without any. */
    delivery: 'waiting' | 'sent' | 'failed' | null
  }
  /** The labels of a mail, with copies of its date and trash state, so that listing a label needs no join. */
  mailLabelings: {
    mailSeq: number
    labelId: string
    date: string
    isInTrash: number
  }
  /** The mail count by user and view (counts.ts), updated with every change, so that lists need no count query. */
  mailCounts: {
    userId: string
    view: string
    total: number
  }
  mailAttachments: {
    seq: Generated<number>
    id: string
    userId: string
    /** Null until the file is attached to a mail. */
    mailSeq: number | null
    type: string
    name: string
    size: number
    fileId: string
    createdAt: string
  }
  /** Stored files, shared by copies and forwards of a mail. */
  mailFiles: {
    id: string
    hash: string
    bytes: number
    uploadedBy: string | null
  }
  /** Outside mail with unsettled recipients. */
  outboxMails: {
    id: string
    /** Who gets the failure notice; null for mails sent by Obra. */
    userId: string | null
    /** The author's copy. */
    mailId: string | null
    /** JSON: the message without the recipient, stored once for all recipients. */
    message: string
    createdAt: string
  }
  outboxFiles: {
    outboxId: string
    fileId: string
  }
  /** Recipients of an outbox mail who have not got it yet. */
  outboxRecipients: {
    seq: Generated<number>
    outboxId: string
    email: string
    attempts: number
    status: 'waiting' | 'failed'
    /** The next try; during a try, when the reservation expires. */
    nextAt: string
  }
}
