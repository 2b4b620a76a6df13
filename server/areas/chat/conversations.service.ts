import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { countUnread, selectConversation, selectConversations, type ConversationRow } from './conversations.queries.ts'
import { unknownChat } from './service.ts'

type Schemas = components['schemas']
type Conversation = Schemas['Conversation']

function toConversation(ctx: Context, row: ConversationRow): Conversation {
  const { unreadCount, muted, lastIsMine, typingUntil, personId, status, ...same } = row
  const isTyping = typingUntil !== null && typingUntil > ctx.clock().toISOString()
  return {
    ...same,
    unreadCount: unreadCount ?? 0,
    muted: muted === 1,
    lastIsMine: lastIsMine === 1,
    typingUntil: isTyping ? typingUntil : null,
    ...(personId !== null && { status: status as NonNullable<Conversation['status']> }),
  }
}

/** A page of the user's conversations by last activity. Throws 404 for an unknown `after`. */
export async function listConversations(
  ctx: Context,
  { search, after, size = 50 }: { search?: string; after?: string; size?: number },
): Promise<Schemas['ConversationPage']> {
  const { read } = ctx.store
  const place = after === undefined ? undefined : await selectConversation(read, ctx.user.id, after)
  if (after !== undefined && !place) throw unknownChat()
  const [rows, unread] = await Promise.all([
    selectConversations(read, ctx.user.id, {
      ...(search && { search }),
      ...(place && { after: place }),
      limit: size + 1,
    }),
    countUnread(read, ctx.user.id),
  ])
  return { items: rows.slice(0, size).map((row) => toConversation(ctx, row)), hasMore: rows.length > size, unread }
}

/** One conversation. Throws 404 if the user has no such conversation. */
export async function getConversation(ctx: Context, id: string): Promise<Conversation> {
  const row = await selectConversation(ctx.store.read, ctx.user.id, id)
  if (!row) throw unknownChat()
  return toConversation(ctx, row)
}
