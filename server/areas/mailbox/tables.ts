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
    /** Unique among the labels of a person. */
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
    /** Lists of addresses, as JSON text. */
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
    /** How far the mail is on its way to the outside; null where it goes to nobody there. */
    delivery: 'waiting' | 'sent' | 'failed' | null
  }
  /** Which labels a mail has, with what listing a label needs: the mail's date, and whether it lies in the trash. */
  mailLabelings: {
    mailSeq: number
    labelId: string
    date: string
    isInTrash: number
  }
  /** How many mails a person has in each view (counts.ts), kept with every change, so that no listing counts. */
  mailCounts: {
    userId: string
    view: string
    total: number
  }
  mailAttachments: {
    seq: Generated<number>
    id: string
    userId: string
    /** Null while no mail has taken the file. */
    mailSeq: number | null
    type: string
    name: string
    size: number
    fileId: string
    createdAt: string
  }
  /** Stored files, shared by the attachments of a mail's copies and forwards. */
  mailFiles: {
    id: string
    hash: string
    bytes: number
    uploadedBy: string | null
  }
  /** Mail to the outside that is not settled yet. */
  outboxMails: {
    id: string
    /** Who is told how it went; null for mails of Obra itself. */
    userId: string | null
    /** The writer's copy. */
    mailId: string | null
    /** JSON: what all recipients get alike, once. */
    message: string
    createdAt: string
  }
  outboxFiles: {
    outboxId: string
    fileId: string
  }
  /** Who has not got a mail yet. */
  outboxRecipients: {
    seq: Generated<number>
    outboxId: string
    email: string
    attempts: number
    status: 'waiting' | 'failed'
    /** The next try; while one is under way, when another replica may try. */
    nextAt: string
  }
}
