import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { findContactAddresses } from '../contacts/door.ts'

const mostRecipients = 8

/** Addresses of my contacts that complete what is typed. */
export async function listMailRecipients(
  ctx: Context,
  query: string,
): Promise<components['schemas']['MailboxRecipient'][]> {
  const text = query.trim()
  return text ? findContactAddresses(ctx, text, mostRecipients) : []
}
