import type { Context } from '../../context.ts'
import { selectFile } from './attachments.queries.ts'
import type { StoredMail } from './mail.ts'
import { countTry } from '../../db/rate-limit.ts'

/** Mails to the outside that a person may send in an hour, so that an account is no spammer's relay. */
const mostAnHour = 60

/** Counts a mail to the outside. Throws 429 beyond the hour's allowance. */
export async function requireSendingAllowance(ctx: Context): Promise<void> {
  await countTry(ctx, [{ key: `send-mail|${ctx.user.id}`, most: mostAnHour, windowMinutes: 60 }])
}

/** Sends a copy to each address; the sender hears of those that could not be handed over. */
export async function deliverOutside(
  ctx: Context,
  { row, attachments }: StoredMail,
  emails: string[],
  onFailure: (notice: { subject: string; content: string }) => Promise<unknown>,
): Promise<void> {
  const files = await Promise.all(
    attachments.map(async ({ name, type, fileId }) => {
      const content = (await selectFile(ctx.store.read, fileId)) ?? new Uint8Array()
      return { filename: name, contentType: type, content }
    }),
  )
  const failed: string[] = []
  for (const to of emails) {
    const message = { to, replyTo: row.fromContact, subject: row.subject, text: row.content, attachments: files }
    await ctx.mailer.send(message).catch((error: unknown) => {
      ctx.logger.warn({ err: error, mailId: row.id }, 'a mail could not be delivered')
      failed.push(to)
    })
  }
  if (failed.length === 0) return
  const content = `No pudimos entregar tu mail "${row.subject}" a: ${failed.join(', ')}. Podés intentarlo de nuevo.`
  await onFailure({ subject: 'No pudimos entregar tu mail', content })
}
