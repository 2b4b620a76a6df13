import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { countTry } from '../../db/rate-limit.ts'
import { newId } from '../../lib/ids.ts'
import { oneLine } from '../../lib/mail-text.ts'
import { conflict } from '../../lib/problem.ts'
import { writeOnce } from '../../records/once.ts'
import { deliverSoon, putIntoOutbox } from '../mailbox/door.ts'
import { administratorMails } from '../members/door.ts'
import { insertSupportRequest } from './queries.ts'

type Schemas = components['schemas']
type SupportRequest = Schemas['SupportRequest']

const mostAnHour = 10

/**
 * Mails a question to the support address of the installation, or else to the company's administrators, with a copy to the user.
 * Throws 409 without a recipient, 429 beyond ten an hour.
 */
export async function createSupportRequest(
  ctx: Context,
  input: Schemas['SupportRequestInput'],
): Promise<SupportRequest> {
  const { user, supportMail, company, store } = ctx
  await countTry(ctx, [{ key: `support|${user.id}`, most: mostAnHour, windowMinutes: 60 }])
  const to = supportMail ? [supportMail] : await administratorMails(store.read, company.id)
  if (to.length === 0) {
    throw conflict(
      'Esta instalación no dice a quién mandar las consultas. Pedile ayuda en persona a quien te dio la cuenta.',
    )
  }
  const request: SupportRequest = {
    id: newId(),
    subject: oneLine(input.subject),
    message: input.message.trim(),
    context: input.context ?? {},
    sentTo: supportMail ? 'support' : 'administrators',
    createdAt: ctx.clock().toISOString(),
  }
  const answer = await writeOnce(ctx, async (db) => {
    await insertSupportRequest(db, { ...request, userId: user.id, context: JSON.stringify(request.context) })
    const replyTo = { name: user.name, address: user.email }
    const subject = `Consulta: ${request.subject}`
    await putIntoOutbox(ctx, db, { recipients: to, replyTo, subject, text: textOf(request, user) })
    if (!to.includes(user.email)) {
      const text = `Esta es la copia de tu consulta. Te van a responder a esta dirección.\n\n${textOf(request, user)}`
      await putIntoOutbox(ctx, db, { recipients: [user.email], subject: `Tu consulta: ${request.subject}`, text })
    }
    return request
  })
  deliverSoon(ctx)
  return answer
}

function textOf({ id, subject, message, context }: SupportRequest, user: Context['user']): string {
  const { screen, project, browser } = context
  const facts = [
    `De: ${oneLine(user.name)} (${user.email})`,
    screen && `Pantalla: ${oneLine(screen)}`,
    project && `Proyecto: ${oneLine(project)}`,
    browser && `Navegador: ${oneLine(browser)}`,
    `Consulta: ${id}`,
  ]
  return [subject, message, facts.filter(Boolean).join('\n')].join('\n\n')
}
