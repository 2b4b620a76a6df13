/**
 * Outgoing mail (transactional outbox). A mail is stored in the transaction that causes it, sent by one of the replicas, and
 * retried with growing pauses. A mail of a user is one message to all its recipients; a retry goes to those who lack it.
 * After a crash it may be sent twice, with the same Message-ID.
 */
import type { MailAddress, MailMessage } from '../../adapters/mailer.ts'
import type { Context, Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { countTry } from '../../db/rate-limit.ts'
import { newId } from '../../lib/ids.ts'
import { isPermanent } from '../../lib/smtp-reply.ts'
import { announceChange } from '../live/door.ts'
import { selectFile } from './attachments.queries.ts'
import { addMail, contactOf, newMail } from './new-mail.ts'
import * as queries from './outbox.queries.ts'
import { writeMailbox } from './write.ts'
import { minutesFrom } from '../../lib/time.ts'

type Delivering = Pick<Services, 'store' | 'files' | 'clock' | 'logger' | 'background' | 'publicUrl' | 'mailer'>
/** Without `to`, each recipient gets a message to him alone. */
type StoredMessage = Omit<MailMessage, 'to' | 'recipients' | 'attachments'> & {
  to?: MailAddress[]
  files?: { filename: string; contentType: string; fileId: string }[]
}
export type OutgoingMail = StoredMessage & { recipients: string[]; userId?: string; mailId?: string }

const kilobyte = 1000
/** Minutes until the next try. After the last one, about a day later, the mail has failed. */
const pauses = [0.25, 1, 5, 15, 60, 240, 480, 720]
/** A reservation expires after this time, longer than any send; then another replica may try. */
const leaseMinutes = 10
const batch = 10

const inMinutes = ({ clock }: Pick<Services, 'clock'>, minutes: number) => minutesFrom(clock(), minutes)

/** Counts an outside mail, its recipients and bytes against the hourly limits, so that an account cannot relay spam. Throws 429. */
export async function requireSendingAllowance(ctx: Context, recipients: number, bytes: number): Promise<void> {
  const { id } = ctx.user
  const { mailsPerHour, mailRecipientsPerHour, mailMegabytesPerHour } = ctx.limits
  const total = recipients * bytes
  await countTry(ctx, [
    { key: `send-mail|${id}`, most: mailsPerHour, windowMinutes: 60 },
    { key: `send-mail-recipients|${id}`, most: mailRecipientsPerHour, windowMinutes: 60, by: recipients },
    {
      key: `send-mail-kilobytes|${id}`,
      most: mailMegabytesPerHour * kilobyte,
      windowMinutes: 60,
      by: Math.ceil(total / kilobyte),
    },
  ])
}

/** Inside a transaction: adds a mail to the outbox and returns its id. Call `deliverSoon` after the commit. */
export async function putIntoOutbox(services: Pick<Services, 'clock'>, db: Db, mail: OutgoingMail): Promise<string> {
  const { recipients, userId = null, mailId = null, ...message } = mail
  const now = services.clock().toISOString()
  const stored = { id: newId(), userId, mailId, message: JSON.stringify(message), createdAt: now }
  const fileIds = [...new Set((message.files ?? []).map(({ fileId }) => fileId))]
  await queries.insertOutboxMail(db, stored, recipients, fileIds, now)
  return stored.id
}

/** Inside a transaction: removes a mail from the outbox. */
export async function withdrawFromOutbox(db: Db, outboxId: string): Promise<void> {
  await queries.endOutboxMail(db, outboxId)
}

/** Starts sending due mails in the background. */
export function deliverSoon(services: Delivering): void {
  services.background.run('deliver mail', () => deliverDue(services))
}

/** Sends due mails. Replicas may run it concurrently: each mail is reserved by one. */
export async function deliverDue(services: Delivering): Promise<void> {
  for (;;) {
    const due = await services.store.write(async (db) => {
      await services.store.lock(db, 'outbox')
      const latest = inMinutes(services, Math.max(...pauses))
      const times = { now: inMinutes(services, 0), until: inMinutes(services, leaseMinutes), latest }
      return queries.takeDue(db, times, batch)
    })
    if (due.length === 0) return
    for (const recipients of Map.groupBy(due, ({ outboxId }) => outboxId).values()) {
      const message = JSON.parse(recipients[0]!.message) as StoredMessage
      const deliveries = message.to ? [recipients] : recipients.map((recipient) => [recipient])
      for (const delivery of deliveries) await deliver(services, message, delivery)
    }
  }
}

type Due = Awaited<ReturnType<typeof queries.takeDue>>[number]

async function deliver(services: Delivering, message: StoredMessage, due: Due[]): Promise<void> {
  const { outboxId } = due[0]!
  const refused = await handOver(services, message, due).catch((error: { responseCode?: number }) => {
    services.logger.warn({ err: error, outboxId }, 'a mail could not be delivered')
    return due.map(({ email }) => ({ address: email, isForGood: isPermanent(error) }))
  })
  if (refused.length > 0) services.logger.warn({ outboxId, refused: refused.length }, 'a mail was refused')
  const ended = await services.store.write(async (db) => {
    await services.store.lock(db, 'outbox')
    for (const { seq, email, attempts } of due) {
      const refusal = refused.find(({ address }) => address === email)
      const pause = refusal?.isForGood === false ? pauses[attempts] : undefined
      if (!refusal) await queries.deleteRecipient(db, seq)
      else {
        const status = pause === undefined ? 'failed' : 'waiting'
        await queries.updateRecipient(db, seq, { status, nextAt: inMinutes(services, pause ?? 0) })
      }
    }
    return endWhereSettled(services, db, outboxId)
  })
  if (ended) await noteFailure(services, ended)
}

async function handOver({ store, files: stored, mailer, publicUrl }: Delivering, message: StoredMessage, due: Due[]) {
  const { files = [], to, ...rest } = message
  const attachments = await Promise.all(
    files.map(async ({ fileId, ...file }) => {
      const found = await selectFile(store.read, fileId)
      return { ...file, content: found ? await stored.read(found.hash) : new Uint8Array() }
    }),
  )
  const { outboxId, seq, email } = due[0]!
  const recipients = due.map((recipient) => recipient.email)
  const messageId = `<${to ? outboxId : `${outboxId}.${seq}`}@${new URL(publicUrl).hostname}>`
  const header = to ? { to, recipients } : { to: email }
  return mailer.send({ ...rest, messageId, ...header, ...(files.length > 0 && { attachments }) })
}

type Failure = { userId: string; subject: string; failed: string[] }

/** Once no recipient is waiting, removes the mail from the outbox and sets the delivery state of the author's copy. */
async function endWhereSettled(services: Delivering, db: Db, outboxId: string): Promise<Failure | undefined> {
  const remaining = await queries.selectRecipientsLeft(db, outboxId)
  if (remaining.some(({ status }) => status === 'waiting')) return undefined
  const ended = await queries.endOutboxMail(db, outboxId)
  if (!ended?.userId || !ended.mailId) return undefined
  const failed = remaining.map(({ email }) => email)
  await queries.updateDelivery(db, ended.mailId, failed.length > 0 ? 'failed' : 'sent')
  await announceChange({ ...services, user: { id: ended.userId } }, db, 'mailbox')
  const { subject } = JSON.parse(ended.message) as StoredMessage
  return failed.length > 0 ? { userId: ended.userId, subject, failed } : undefined
}

/** Delivers a mail to the author's inbox that lists the failed addresses. */
async function noteFailure(services: Delivering, { userId, subject, failed }: Failure): Promise<void> {
  const writer = await queries.selectWriter(services.store.read, userId)
  if (!writer) return
  // A mailbox belongs to the user alone: company and role do not matter.
  const user = { ...writer, activeRole: null, activeProyectos: null, sessionId: '', script: null }
  const content = `No pudimos entregar tu mail "${subject}" a: ${failed.join(', ')}. Podés intentarlo de nuevo.`
  const title = 'No pudimos entregar tu mail'
  const notice = newMail({ ...services, user }, { to: [contactOf(user)], subject: title, content }, 'inbox')
  const fromContact = 'Obra <no-responder@obra.test>'
  await writeMailbox({ ...services, user }, (db) => addMail(db, { ...notice, fromContact }))
}

/** The number of outside recipients waiting, over all users. */
export const countWaitingMail = ({ store }: Services): Promise<number> => queries.countWaiting(store.read)
