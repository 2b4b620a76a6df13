import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'

export type MailMessage = {
  to: string
  replyTo?: string
  subject: string
  text: string
  attachments?: { filename: string; contentType: string; content: Uint8Array }[]
}
export type Mailer = {
  /** Sends one mail in plain text. Rejects where it could not be handed over. */
  send(message: MailMessage): Promise<void>
  /** Where mail goes, for people: an SMTP host or a folder. */
  destination: string
}

export type MailerOptions = { smtpUrl?: string | undefined; from: string; outboxFolder: string }

/** As nodemailer wants it: of bytes it takes Buffers only. */
function toEnvelope(from: string, { attachments = [], ...message }: MailMessage) {
  const files = attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) }))
  return { from, ...message, attachments: files }
}

/** Mail through SMTP where `smtpUrl` names a server, else as `.eml` files in the outbox folder. */
export function createMailer({ smtpUrl, from, outboxFolder }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = nodemailer.createTransport(smtpUrl)
    return {
      destination: new URL(smtpUrl).host,
      send: async (message) => void (await transport.sendMail(toEnvelope(from, message))),
    }
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    destination: outboxFolder,
    async send(message) {
      const { message: content } = await transport.sendMail(toEnvelope(from, message))
      await mkdir(outboxFolder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeFile(path.join(outboxFolder, name), content as Buffer, { mode: 0o600 })
    },
  }
}
