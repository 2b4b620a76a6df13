import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { MessageRow } from './messages.queries.ts'

type ChatMessage = components['schemas']['ChatMessage']

const longestQuote = 300

function quoteOf({ quotedId, quotedValue, quotedIsMine, quotedDeletedAt }: MessageRow): Pick<ChatMessage, 'replyTo'> {
  if (quotedId === null) return {}
  const value = quotedDeletedAt === null ? quotedValue!.slice(0, longestQuote).toWellFormed() : ''
  return { replyTo: { id: quotedId, value, isMine: quotedIsMine === 1 } }
}

/** A message as the contract shows it. */
export function toMessage(ctx: Context, row: MessageRow, contactId: string): ChatMessage {
  const { id, chatId, createdAt, editedAt, deletedAt } = row
  return {
    id,
    chatId,
    // A person's own messages carry the person's id (seed 001, section 3).
    contactId: row.isMine === 1 ? ctx.user.id : contactId,
    value: deletedAt === null ? row.value : '',
    createdAt,
    isMine: row.isMine === 1,
    ...(editedAt !== null && { editedAt }),
    ...(deletedAt !== null && { deletedAt }),
    ...quoteOf(row),
  }
}

/** What a list of conversations says of its last message. */
export const lastText = ({ value, deletedAt }: { value: string; deletedAt: string | null }): string =>
  deletedAt === null ? value : 'Mensaje eliminado'
