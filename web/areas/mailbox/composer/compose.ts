import type { Schema } from '../../../api/types.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { addRecipients, emailOf } from './recipients.ts'

export type Attachment = Schema<'MailboxAttachment'>
export type Mail = Schema<'MailboxMail'>
/** The editable fields of a mail. */
export type Draft = {
  to: string[]
  cc: string[]
  bcc: string[]
  subject: string
  content: string
  attachments: Attachment[]
  reference?: Schema<'MailboxReference'>
}
export type ReplyKind = 'reply' | 'replyAll' | 'forward'

const longestContent = 100_000
const longestSubject = 500

export const emptyDraft: Draft = { to: [], cc: [], bcc: [], subject: '', content: '', attachments: [] }

const withPrefix = (prefix: string, existing: RegExp, subject: string) =>
  (existing.test(subject) ? subject : `${prefix} ${subject}`).trim().slice(0, longestSubject)

/** The text of a mail as a quotation, after a line with its sender and date. */
function quotation({ date, from, content }: Mail): string {
  const quoted = content.split('\n').map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()))
  return `\n\nEl ${formatDateTime(date)}, ${from.contact} escribió:\n${quoted.join('\n')}`
}

function forwardedContent({ date, from, to, cc, subject, content }: Mail): string {
  const head = [
    '---------- Mensaje reenviado ----------',
    `De: ${from.contact}`,
    `Fecha: ${formatDateTime(date)}`,
    `Asunto: ${subject}`,
    `Para: ${to.join(', ')}`,
    ...(cc.length > 0 ? [`Cc: ${cc.join(', ')}`] : []),
  ]
  return `\n\n${head.join('\n')}\n\n${content}`
}

/** The recipients of a reply. A reply to the user's own mail goes to that mail's recipients. */
function replyRecipients(mail: Mail, kind: ReplyKind, me: string): Pick<Draft, 'to' | 'cc'> {
  const others = (contacts: string[]) => contacts.filter((contact) => emailOf(contact) !== me)
  const isMine = emailOf(mail.from.contact) === me
  const to = isMine ? addRecipients([], mail.to) : [mail.from.contact]
  if (kind === 'reply') return { to, cc: [] }
  const all = addRecipients(to, isMine ? [] : others(mail.to))
  const emails = new Set(all.map(emailOf))
  return { to: all, cc: addRecipients([], others(mail.cc)).filter((contact) => !emails.has(emailOf(contact))) }
}

/** The initial draft of a reply to a mail, or of its forwarding. `me` is the user's address. */
export function draftFrom(mail: Mail, kind: ReplyKind, me: string): Draft {
  if (kind === 'forward') {
    return {
      ...emptyDraft,
      subject: withPrefix('Fwd:', /^(fwd?|rv):/i, mail.subject),
      content: forwardedContent(mail).slice(0, longestContent),
      attachments: mail.attachments,
      reference: { kind: 'forward', mailId: mail.id },
    }
  }
  return {
    ...emptyDraft,
    ...replyRecipients(mail, kind, me.toLowerCase()),
    subject: withPrefix('Re:', /^re:/i, mail.subject),
    content: quotation(mail).slice(0, longestContent),
    reference: { kind: 'reply', mailId: mail.id },
  }
}

/** Whether "reply all" has more recipients than "reply". */
export function hasOthers(mail: Mail, me: string): boolean {
  const count = (kind: ReplyKind) => {
    const { to, cc } = replyRecipients(mail, kind, me.toLowerCase())
    return to.length + cc.length
  }
  return count('replyAll') > count('reply')
}

/** The editable fields of a stored draft. */
export function draftOf({ to, cc, bcc, subject, content, attachments, reference }: Mail): Draft {
  return { to, cc, bcc, subject, content, attachments, reference }
}

/** Whether the draft has no text, recipients or attachments. */
export function isBlank({ to, cc, bcc, subject, content, attachments }: Draft): boolean {
  return to.length + cc.length + bcc.length + attachments.length === 0 && !subject.trim() && !content.trim()
}
