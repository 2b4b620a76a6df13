import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { conflict } from '../../lib/problem.ts'
import { fold } from '../../lib/text.ts'
import { selectAttachmentsOf } from './attachments.queries.ts'
import { findAttachments, replaceAttachments } from './attachments.service.ts'
import { addressesOf, type StoredMail } from './mail.ts'
import { updateLabelings, updateMailColumns } from './mails.queries.ts'

type Schemas = components['schemas']
type TextInput = Pick<Schemas['MailboxDraftInput'], 'to' | 'cc' | 'bcc' | 'subject' | 'content' | 'attachments'>
type Text = { to: string[]; cc: string[]; bcc: string[]; subject: string; content: string }

/** The text columns of a mail, including its search text. */
export function textColumns({ to, cc, bcc, subject, content }: Text, fromContact: string) {
  return {
    to: JSON.stringify(to),
    cc: JSON.stringify(cc),
    bcc: JSON.stringify(bcc),
    subject,
    content,
    searchText: fold([subject, fromContact, ...to, ...cc, ...bcc, content].join('\n')),
  }
}

function textOf({ row }: StoredMail): Text {
  const { subject, content } = row
  return { to: addressesOf(row.to), cc: addressesOf(row.cc), bcc: addressesOf(row.bcc), subject, content }
}

/**
 * Merges recipients, subject, content and attachments into a draft and updates its date. Throws 409 for a changed text on a mail
 * that is not a draft; the unchanged text is accepted, so that clients can send a whole mail back.
 */
export async function changeText(ctx: Context, db: Db, mail: StoredMail, input: TextInput): Promise<StoredMail> {
  const { row } = mail
  const before = textOf(mail)
  const after = {
    to: input.to ?? before.to,
    cc: input.cc ?? before.cc,
    bcc: input.bcc ?? before.bcc,
    subject: input.subject ?? before.subject,
    content: input.content ?? before.content,
  }
  const newAttachments = input.attachments && (await findAttachments(db, ctx.user.id, input.attachments))
  const isSameText = JSON.stringify(before) === JSON.stringify(after)
  const isSameFiles =
    !newAttachments ||
    (newAttachments.length === mail.attachments.length && newAttachments.every((each) => each.mailSeq === row.seq))
  if (isSameText && isSameFiles) return mail
  if (mail.folder !== 'drafts') throw conflict('Solo se puede cambiar el texto de un borrador.')
  if (newAttachments) await replaceAttachments(ctx, db, row.seq, newAttachments)
  const attachments = newAttachments ? await selectAttachmentsOf(db, [row.seq]) : mail.attachments
  const date = ctx.clock().toISOString()
  const columns = { ...textColumns(after, row.fromContact), date, attachmentCount: attachments.length }
  await updateMailColumns(db, [row.seq], columns)
  await updateLabelings(db, [row.seq], { date })
  return { ...mail, attachments, row: { ...row, ...columns } }
}
