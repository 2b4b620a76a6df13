import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transporter } from 'nodemailer'

export type MailMessage = {
  to: string
  /** Name and address are separate, so that a name cannot inject addresses. */
  replyTo?: { name: string; address: string }
  messageId?: string
  subject: string
  text: string
  attachments?: { filename: string; contentType: string; content: Uint8Array }[]
}
export type Mailer = {
  /** Sends one plain-text mail. Rejects if it could not be handed over. */
  send(message: MailMessage): Promise<void>
  /** Where mail goes, for display: an SMTP host or a folder. */
  destination: string
}

export type MailerOptions = { smtpUrl?: string | undefined; from: string; outboxFolder: string }

/** Converts to nodemailer's format, which accepts bytes only as Buffers. */
function toEnvelope(from: string, { attachments = [], ...message }: MailMessage) {
  const files = attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) }))
  return { from, ...message, attachments: files }
}

/** Sends through nodemailer, which is loaded for the first mail. */
function createTransport(options: string | object) {
  let transport: Promise<Transporter> | undefined
  const load = async () => (await import('nodemailer')).default.createTransport(options as string)
  return {
    send: async (from: string, message: MailMessage) => {
      transport ??= load()
      return (await transport).sendMail(toEnvelope(from, message)) as Promise<{ message: Buffer }>
    },
  }
}

/** Sends through SMTP if `smtpUrl` is set, otherwise writes `.eml` files to the outbox folder. */
export function createMailer({ smtpUrl, from, outboxFolder }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = createTransport(smtpUrl)
    return {
      destination: new URL(smtpUrl).host,
      send: async (message) => void (await transport.send(from, message)),
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
    },
  }
}
