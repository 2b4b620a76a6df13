/**
 * Outgoing mail (transactional outbox). A mail is stored in the transaction that causes it, sent by one of the replicas, and
 * retried with growing pauses. After a crash it may be sent twice, with the same Message-ID.
 */
import type { MailMessage } from '../../adapters/mailer.ts'
import type { Context, Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { countTry } from '../../db/rate-limit.ts'
import { newId } from '../../lib/ids.ts'
import { announceChange } from '../live/door.ts'
import { selectFile } from './attachments.queries.ts'
import { addMail, contactOf, newMail } from './new-mail.ts'
import * as queries from './outbox.queries.ts'
import { writeMailbox } from './write.ts'
import { minutesFrom } from '../../lib/time.ts'

type Delivering = Pick<Services, 'store' | 'files' | 'clock' | 'logger' | 'background' | 'publicUrl' | 'mailer'>
type StoredMessage = Omit<MailMessage, 'to' | 'attachments'> & {
  files?: { filename: string; contentType: string; fileId: string }[]
}
export type OutgoingMail = StoredMessage & { to: string[]; userId?: string; mailId?: string }

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
  const { to, userId = null, mailId = null, ...message } = mail
  const now = services.clock().toISOString()
  const stored = { id: newId(), userId, mailId, message: JSON.stringify(message), createdAt: now }
  const fileIds = [...new Set((message.files ?? []).map(({ fileId }) => fileId))]
  await queries.insertOutboxMail(db, stored, to, fileIds, now)
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
    for (const recipient of due) await deliver(services, recipient)
    if (due.length < batch) return
  }
}

type Due = Awaited<ReturnType<typeof queries.takeDue>>[number]

async function deliver(services: Delivering, due: Due): Promise<void> {
  const { seq, outboxId, attempts } = due
  const error = await handOver(services, due).then(
    () => undefined,
    (thrown: unknown) => ({ thrown }),
  )
  if (error) services.logger.warn({ err: error.thrown, outboxId, attempts }, 'a mail could not be delivered')
  const pause = error && !isForGood(error.thrown) ? pauses[attempts] : undefined
  const ended = await services.store.write(async (db) => {
    await services.store.lock(db, 'outbox')
    if (!error) await queries.deleteRecipient(db, seq)
    else {
      const status = pause === undefined ? 'failed' : 'waiting'
      await queries.updateRecipient(db, seq, { status, nextAt: inMinutes(services, pause ?? 0) })
    }
    return endWhereSettled(services, db, outboxId)
  })
  if (ended) await noteFailure(services, ended)
}

/** A permanent failure (5xx of the mail server): do not retry. */
function isForGood(error: unknown): boolean {
  const { responseCode = 0 } = error as { responseCode?: number }
  return responseCode >= 500
}

async function handOver(
  { store, files: stored, mailer, publicUrl }: Delivering,
  { seq, outboxId, email, message }: Due,
) {
  const { files = [], ...rest } = JSON.parse(message) as StoredMessage
  const attachments = await Promise.all(
    files.map(async ({ fileId, ...file }) => {
      const found = await selectFile(store.read, fileId)
      return { ...file, content: found ? await stored.read(found.hash) : new Uint8Array() }
    }),
  )
  const messageId = `<${outboxId}.${seq}@${new URL(publicUrl).hostname}>`
  await mailer.send({ ...rest, messageId, to: email, ...(files.length > 0 && { attachments }) })
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
  const user = { ...writer, activeRole: null, sessionId: '', script: null }
  const content = `No pudimos entregar tu mail "${subject}" a: ${failed.join(', ')}. Podés intentarlo de nuevo.`
  const title = 'No pudimos entregar tu mail'
  const notice = newMail({ ...services, user }, { to: [contactOf(user)], subject: title, content }, 'inbox')
  const fromContact = 'Obra <no-responder@obra.test>'
  await writeMailbox({ ...services, user }, (db) => addMail(db, { ...notice, fromContact }))
}

/** The number of outside recipients waiting, over all users. */
export const countWaitingMail = ({ store }: Services): Promise<number> => queries.countWaiting(store.read)
