import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { domainToASCII } from 'node:url'
import type { Transporter } from 'nodemailer'
import { isPermanent } from '../lib/smtp-reply.ts'

/** Name and address are separate, so that a name cannot inject addresses. */
export type MailAddress = { name: string; address: string }

export type MailMessage = {
  /** The header that all recipients read: one address, or the list that the author wrote. */
  to: string | MailAddress[]
  cc?: MailAddress[]
  /** Who gets this delivery (the SMTP envelope), if not exactly `to`: with the Bcc, without those who have it already. */
  recipients?: string[]
  /** The author's name, shown before the address of this installation. */
  senderName?: string
  replyTo?: MailAddress
  messageId?: string
  subject: string
  text: string
  attachments?: { filename: string; contentType: string; content: Uint8Array }[]
}
/** A recipient that the mail server refused, for good or for now. */
export type RefusedRecipient = { address: string; isForGood: boolean }

export type Mailer = {
  /** Sends one plain-text mail. Returns the refused recipients; rejects if it could not be handed over at all. */
  send(message: MailMessage): Promise<RefusedRecipient[]>
  /** Where mail goes, for display: an SMTP host or a folder. */
  destination: string
}

export type MailerOptions = { smtpUrl?: string | undefined; from: string; outboxFolder: string }

/** The reply of the mail server to one recipient (SMTP), as nodemailer reports it. */
type RecipientError = { recipient: string; responseCode?: number }
type SentInfo = { message: Buffer; rejectedErrors?: RecipientError[] }

const addressIn = (text: string) => /<([^<>]+)>$/.exec(text)?.[1] ?? text

/** Converts to nodemailer's format, which accepts bytes only as Buffers. */
function toEnvelope(from: string, { attachments = [], recipients, senderName, ...message }: MailMessage) {
  const address = addressIn(from)
  return {
    ...message,
    from: senderName ? { name: senderName, address } : from,
    ...(recipients && { envelope: { from: address, to: recipients } }),
    attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
  }
}

/** An address as nodemailer sends it: `ana@ñandú.test` has an encoded domain. */
function encodedAddress(address: string): string {
  const domain = address.lastIndexOf('@') + 1
  return address.slice(0, domain) + domainToASCII(address.slice(domain))
}

/** The refused recipients of an answer, or of an error because all were refused; undefined for other errors. */
function refusedOf({ to, recipients }: MailMessage, { rejectedErrors }: Pick<SentInfo, 'rejectedErrors'>) {
  if (!rejectedErrors) return undefined
  const errors = new Map(rejectedErrors.map((error) => [encodedAddress(error.recipient), error]))
  const sentTo = recipients ?? (typeof to === 'string' ? [to] : to.map(({ address }) => address))
  return sentTo.flatMap((address): RefusedRecipient[] => {
    const error = errors.get(encodedAddress(address))
    return error ? [{ address, isForGood: isPermanent(error) }] : []
  })
}

/** Sends through nodemailer, which is loaded for the first mail. */
function createTransport(options: string | object) {
  let transport: Promise<Transporter> | undefined
  const load = async () => (await import('nodemailer')).default.createTransport(options as string)
  return {
    send: async (from: string, message: MailMessage) => {
      transport ??= load()
      return (await transport).sendMail(toEnvelope(from, message)) as Promise<SentInfo>
    },
  }
}

/** Sends through SMTP if `smtpUrl` is set, otherwise writes `.eml` files to the outbox folder. */
export function createMailer({ smtpUrl, from, outboxFolder }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = createTransport(smtpUrl)
    return {
      destination: new URL(smtpUrl).host,
      async send(message) {
        try {
          return refusedOf(message, await transport.send(from, message)) ?? []
        } catch (error) {
          const refused = refusedOf(message, error as SentInfo)
          if (refused) return refused
          throw error
        }
      },
    }
  }
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    destination: outboxFolder,
    async send(message) {
      const { message: content } = await transport.send(from, message)
      await mkdir(outboxFolder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeFile(path.join(outboxFolder, name), content, { mode: 0o600 })
      return []
    },
  }
}
