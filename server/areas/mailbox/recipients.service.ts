import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { findContactAddresses } from '../contacts/door.ts'

const mostRecipients = 8

/** Contact addresses of the user that match the typed text. */
export async function listMailRecipients(
  ctx: Context,
  query: string,
): Promise<components['schemas']['MailboxRecipient'][]> {
  const text = query.trim()
  return text ? findContactAddresses(ctx, text, mostRecipients) : []
}
