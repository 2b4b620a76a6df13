import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { conflict, Problem } from '../../lib/problem.ts'
import { selectAttachmentsOf, type AttachmentRow } from './attachments.queries.ts'
import { copyAttachments, findAttachments, replaceAttachments } from './attachments.service.ts'
import { countChanges } from './counts.ts'
import { addToTotals } from './counts.queries.ts'
import { toMail, type StoredMail } from './mail.ts'
import { selectRecipients, updateLabelings, updateMailColumns } from './mails.queries.ts'
import { findMails } from './mails.service.ts'
import { addMail, newMail, type NewMail } from './new-mail.ts'
import { deliverSoon, putIntoOutbox, requireSendingAllowance } from './outbox.service.ts'
import { emailOf, mailAddressOf } from './recipients.ts'
import { workOnMailboxes, writeMailbox } from './write.ts'

type Schemas = components['schemas']
type DraftInput = Schemas['MailboxDraftInput']

/** A common size limit of mail servers. */
const mostBytes = 20_000_000

async function requireReference(db: Db, userId: string, reference: DraftInput['reference']): Promise<void> {
  if (reference) await findMails(db, userId, [reference.mailId])
}

/** Stores a draft. Throws 404 for an attachment or a reference of another user. */
export function createMailDraft(ctx: Context, draft: DraftInput): Promise<Schemas['MailboxMail']> {
  return writeMailbox(ctx, async (db) => {
    await requireReference(db, ctx.user.id, draft.reference)
    const attachments = await findAttachments(db, ctx.user.id, draft.attachments ?? [])
    const mail = await addMail(db, { ...newMail(ctx, draft, 'drafts'), attachmentCount: attachments.length })
    await replaceAttachments(ctx, db, mail.row.seq, attachments)
    return toMail({ ...mail, attachments: await selectAttachmentsOf(db, [mail.row.seq]) })
  })
}

/** Turns a draft into the sent mail. Throws 409 if it is no longer a draft. */
async function sendDraft(ctx: Context, db: Db, draftId: string, sent: NewMail): Promise<StoredMail> {
  const [draft] = await findMails(db, ctx.user.id, [draftId])
  if (draft!.folder !== 'drafts') throw conflict('Ese borrador ya se envió o se movió de carpeta.')
  const { folder, unread, date, fromContact, to, cc, bcc, subject, content, searchText } = sent
  const { attachmentCount, referenceKind, referenceMailId, delivery } = sent
  const text = { fromContact, to, cc, bcc, subject, content, searchText }
  const columns = { folder, unread, date, ...text, attachmentCount, referenceKind, referenceMailId, delivery }
  const { seq } = draft!.row
  await updateMailColumns(db, [seq], columns)
  await updateLabelings(db, [seq], { date })
  const after = { ...draft!, folder: 'sent' as const, unread: false, row: { ...draft!.row, ...columns } }
  await addToTotals(db, ctx.user.id, countChanges([draft!], [after]))
  return after
}

/** Delivers copies to recipients with an account, without bcc and without the sender's reference. */
async function deliverInside(ctx: Context, db: Db, input: DraftInput, userIds: string[], attachments: AttachmentRow[]) {
  for (const userId of userIds) {
    const copy = newMail(ctx, { ...input, bcc: [], reference: undefined }, 'inbox', userId)
    const { row } = await addMail(db, { ...copy, attachmentCount: attachments.length })
    await copyAttachments(ctx, db, attachments, { userId, mailSeq: row.seq })
  }
}

function requireSendableSize(attachments: AttachmentRow[]): void {
  const size = attachments.reduce((sum, attachment) => sum + attachment.size, 0)
  if (size > mostBytes) throw new Problem(413, 'Payload too large', 'Los archivos adjuntos superan los 20 MB.')
}

async function bytesOf(ctx: Context, { content = '', attachments = [] }: Schemas['MailboxSendInput']): Promise<number> {
  const files = await findAttachments(ctx.store.read, ctx.user.id, attachments)
  return content.length + files.reduce((sum, file) => sum + file.size, 0)
}

type Outside = { input: Schemas['MailboxSendInput']; attachments: AttachmentRow[]; recipients: string[] }

/** Everyone reads To and Cc as written, so that a reply to all reaches the accounts of this installation, too. */
function sendOutside(ctx: Context, db: Db, { row }: StoredMail, { input, attachments, recipients }: Outside) {
  return putIntoOutbox(ctx, db, {
    userId: ctx.user.id,
    mailId: row.id,
    senderName: `${ctx.user.name} (vía Obra)`,
    replyTo: { name: ctx.user.name, address: ctx.user.email },
    to: input.to.map(mailAddressOf),
    cc: (input.cc ?? []).map(mailAddressOf),
    subject: row.subject,
    text: row.content,
    files: attachments.map(({ name, type, fileId }) => ({ filename: name, contentType: type, fileId })),
    recipients,
  })
}

/**
 * Checks the recipients and the caller's allowance of a mail. `send`, inside a transaction, stores it in Sent, delivers it to
 * accounts of this installation and puts it into the outbox for other addresses; call `deliver` after the commit. Throws 404, 429.
 */
export async function prepareMail(ctx: Context, input: Schemas['MailboxSendInput']) {
  const emails = [...new Set([...input.to, ...(input.cc ?? []), ...(input.bcc ?? [])].map(emailOf))]
  const accounts = await selectRecipients(ctx.store.read, emails)
  const inside = new Set(accounts.map((account) => account.email))
  const outside = emails.filter((email) => !inside.has(email))
  if (outside.length > 0) await requireSendingAllowance(ctx, outside.length, await bytesOf(ctx, input))
  const userIds = accounts.map((account) => account.id)
  const work = async (db: Db, draftId?: string) => {
    await requireReference(db, ctx.user.id, input.reference)
    const attachmentRows = await findAttachments(db, ctx.user.id, input.attachments ?? [])
    requireSendableSize(attachmentRows)
    const delivery = outside.length > 0 ? ('waiting' as const) : null
    const columns = { ...newMail(ctx, input, 'sent'), attachmentCount: attachmentRows.length, delivery }
    const mail = draftId ? await sendDraft(ctx, db, draftId, columns) : await addMail(db, columns)
    await replaceAttachments(ctx, db, mail.row.seq, attachmentRows)
    const attachments = await selectAttachmentsOf(db, [mail.row.seq])
    await deliverInside(ctx, db, input, userIds, attachments)
    if (outside.length > 0) await sendOutside(ctx, db, mail, { input, attachments, recipients: outside })
    return { ...mail, attachments }
  }
  return {
    send: (db: Db, draftId?: string) => workOnMailboxes(ctx, db, () => work(db, draftId), userIds),
    deliver: () => {
      if (outside.length > 0) deliverSoon(ctx)
    },
  }
}

/** Sends a mail, or a draft. Throws 404 for another user's draft, attachment or reference, 409 for a draft already sent, 413, 429. */
export async function sendMail(ctx: Context, input: Schemas['MailboxSendInput'], draftId?: string) {
  const mail = await prepareMail(ctx, input)
  const sent = await ctx.store.write((db) => mail.send(db, draftId))
  mail.deliver()
  return toMail(sent)
}
