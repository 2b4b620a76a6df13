import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Services, SignedInUser } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { countChanges } from './counts.ts'
import { addToTotals } from './counts.queries.ts'
import { textColumns } from './draft-text.ts'
import { withParts, type StoredMail } from './mail.ts'
import { insertMails } from './mails.queries.ts'

type DraftInput = components['schemas']['MailboxDraftInput']
/** The author and the clock of a new mail. */
type Writing = Pick<Services, 'clock'> & { user: SignedInUser }
export type NewMail = ReturnType<typeof newMail>

/** A user as the sender of a mail. */
export function contactOf(user: SignedInUser): string {
  return `${user.name.replace(/[<>"]/g, '')} <${user.email}>`
}

/** The columns of a mail written now, in a folder of the author or of `userId`. */
export function newMail(ctx: Writing, input: DraftInput, folder: 'drafts' | 'sent' | 'inbox', userId = ctx.user.id) {
  const { to = [], cc = [], bcc = [], subject = '', content = '', attachments = [], reference } = input
  const fromContact = contactOf(ctx.user)
  return {
    id: newId(),
    userId,
    folder,
    fromAvatar: null,
    fromContact,
    ...textColumns({ to, cc, bcc, subject, content }, fromContact),
    date: ctx.clock().toISOString(),
    starred: 0,
    important: 0,
    unread: Number(folder === 'inbox'),
    attachmentCount: attachments.length,
    referenceKind: reference?.kind ?? null,
    referenceMailId: reference?.mailId ?? null,
    delivery: null as 'waiting' | null,
  }
}

/** Inserts a mail without labels, and counts it. */
export async function addMail(db: Db, mail: NewMail): Promise<StoredMail> {
  const [added] = await withParts(db, await insertMails(db, [mail]))
  await addToTotals(db, mail.userId, countChanges([], [added!]))
  return added!
}
