import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { conflict, invalid, notFound } from '../../lib/problem.ts'
import { newId } from '../../lib/ids.ts'
import { utcTime } from '../../lib/time.ts'
import { announceChange } from '../live/door.ts'
import { selectConversation, type ConversationRow } from './conversations.queries.ts'
import * as queries from './messages.queries.ts'
import { bindAttachment } from './files.queries.ts'
import { requireLoose } from './files.service.ts'
import { contentColumns, lastText, toMessages } from './message.ts'
import { deliver, lockPair, showTyping } from './people.service.ts'
import { updateChatRow } from './queries.ts'
import { dayText, unknownChat } from './service.ts'

type Schemas = components['schemas']
type ChatMessage = Schemas['ChatMessage']
type MessageRow = queries.MessageRow
type PageQuery = { before?: string; after?: string; around?: string; since?: string; size?: number }

/** `since` looks back 10 s further, for writes in flight and clock skew. */
const marginMilliseconds = 10_000

export const unknownMessage = () => notFound('No encontramos ese mensaje.')

async function placeOf(ctx: Context, chatId: string, messageId: string): Promise<number> {
  const message = await queries.selectMessage(ctx.store.read, ctx.user.id, messageId)
  if (message?.chatId !== chatId) throw unknownMessage()
  return message.seq
}

type Rows = { rows: MessageRow[]; hasOlder: boolean; hasNewer: boolean }

/** The rows of a page, and whether there are more in either direction. */
async function readRows(ctx: Context, chatId: string, query: PageQuery, size: number): Promise<Rows> {
  const { read } = ctx.store
  const older = async (span: queries.Span, most: number) => {
    const rows = await queries.selectSpan(read, chatId, span, most + 1)
    return { rows: rows.slice(-most), hasOlder: rows.length > most }
  }
  const newer = async (from: number, most: number) => {
    const rows = await queries.selectSpan(read, chatId, { from }, most + 1)
    return { rows: rows.slice(0, most), hasNewer: rows.length > most }
  }
  if (query.before !== undefined) {
    return { ...(await older({ before: await placeOf(ctx, chatId, query.before) }, size)), hasNewer: true }
  }
  if (query.after !== undefined) {
    return { ...(await newer((await placeOf(ctx, chatId, query.after)) + 1, size)), hasOlder: true }
  }
  if (query.around !== undefined) {
    const place = await placeOf(ctx, chatId, query.around)
    const half = Math.ceil(size / 2)
    const [above, below] = await Promise.all([older({ before: place }, half), newer(place, half)])
    return { rows: [...above.rows, ...below.rows], hasOlder: above.hasOlder, hasNewer: below.hasNewer }
  }
  if (query.since !== undefined) {
    const since = new Date(Date.parse(utcTime('since', query.since)) - marginMilliseconds).toISOString()
    const rows = await queries.selectChangedMessages(read, chatId, since, size + 1)
    return { rows: rows.slice(0, size), hasOlder: true, hasNewer: rows.length > size }
  }
  return { ...(await older({ latest: true }, size)), hasNewer: false }
}

async function requireConversation(ctx: Context, id: string): Promise<ConversationRow> {
  const conversation = await selectConversation(ctx.store.read, ctx.user.id, id)
  if (!conversation) throw unknownChat()
  return conversation
}

/** A page of messages of a chat, in order. Throws 404 for another user's chat or an unknown cursor. */
export async function listChatMessages(
  ctx: Context,
  id: string,
  query: PageQuery,
): Promise<Schemas['ChatMessagePage']> {
  const asOf = ctx.clock().toISOString()
  const { contactId, unreadCount } = await requireConversation(ctx, id)
  const [{ rows, ...more }, firstUnread] = await Promise.all([
    readRows(ctx, id, query, query.size ?? 50),
    queries.selectFirstUnread(ctx.store.read, id, unreadCount ?? 0),
  ])
  const items = await toMessages(ctx, ctx.store.read, rows, () => contactId)
  return { items, ...more, firstUnread, asOf }
}

/** The newest messages that contain a text, at most 30. */
export async function findChatMessages(ctx: Context, search: string): Promise<Schemas['FoundChatMessage'][]> {
  const rows = await queries.findMessages(ctx.store.read, ctx.user.id, search, 30)
  return rows.map((row) => ({ ...row, isMine: row.isMine === 1 }))
}

/** Requires text or files. Throws 400. */
export function requireContent(value: string, files: readonly unknown[]): void {
  if (value.trim() === '' && files.length === 0) {
    throw invalid('message.value', 'Escribí algo o adjuntá un archivo.')
  }
}

/** The user's own message in its current state. */
export async function readOwn(ctx: Context, db: Db, id: string): Promise<ChatMessage> {
  const row = (await queries.selectMessage(db, ctx.user.id, id))!
  return (await toMessages(ctx, db, [row], () => ''))[0]!
}

async function requireAnswered(ctx: Context, db: Db, chatId: string, replyToId: string | undefined): Promise<void> {
  if (replyToId === undefined) return
  const answered = await queries.selectMessage(db, ctx.user.id, replyToId)
  if (answered?.chatId !== chatId) throw unknownMessage()
}

/**
 * Adds a message of the user at the end of a chat. Idempotent by id: an existing message is returned unchanged.
 * Throws 404, and 409 for an id in use elsewhere.
 */
export function sendChatMessage(ctx: Context, input: Schemas['ChatMessageInput']): Promise<ChatMessage> {
  const { id = newId(), chatId, value, replyToId, attachmentIds = [] } = input
  const createdAt = ctx.clock().toISOString()
  requireContent(value, attachmentIds)
  return ctx.store.write(async (db) => {
    const sent = await queries.selectMessage(db, ctx.user.id, id)
    if (sent?.chatId === chatId && sent.isMine === 1) return readOwn(ctx, db, id)
    const conversation = await selectConversation(db, ctx.user.id, chatId)
    if (!conversation) throw unknownChat()
    const { personId } = conversation
    if (personId !== null) await lockPair(ctx, db, personId)
    await requireAnswered(ctx, db, chatId, replyToId)
    const files = await requireLoose(ctx, db, attachmentIds)
    const lastMessage = lastText(value, files)
    const latest = { lastMessage, lastMessageAt: dayText(createdAt), lastActivityAt: createdAt }
    // Update the chat first: its row lock orders concurrent writers, so the stored last message is the last one.
    await updateChatRow(db, ctx.user.id, chatId, { ...latest, lastIsMine: 1 })
    const message = { id, createdAt, replyToId: replyToId ?? null, ...contentColumns(value, files) }
    const seq = await queries.insertMessageIfFree(db, { ...message, chatId, isMine: 1, sharedId: personId && id })
    if (seq === undefined) throw conflict('Ese mensaje ya existe en otro chat.')
    for (const file of files) await bindAttachment(db, file.id, seq)
    if (personId !== null) await deliver(ctx, db, personId, { message, files, latest })
    await announceChange(ctx, db, 'chat')
    return readOwn(ctx, db, id)
  })
}

/** Shows the other user of a chat that this one is typing; does nothing in a chat with a contact. Throws 404. */
export async function noteTyping(ctx: Context, id: string): Promise<true> {
  const { personId } = await requireConversation(ctx, id)
  if (personId !== null) await ctx.store.write((db) => showTyping(ctx, db, personId))
  return true
}

/** The messages of a chat with images, files or links, newest first. Throws 404. */
export async function listSharedInChat(
  ctx: Context,
  id: string,
  { kind, before, size = 30 }: { kind: 'media' | 'docs' | 'links'; before?: string; size?: number },
): Promise<Schemas['ChatSharedPage']> {
  const { read } = ctx.store
  const { contactId } = await requireConversation(ctx, id)
  const place = before === undefined ? {} : { before: await placeOf(ctx, id, before) }
  const rows = await queries.selectShared(read, id, { kind, ...place, limit: size + 1 })
  const items = await toMessages(ctx, read, rows.slice(0, size), () => contactId)
  return { items, hasMore: rows.length > size }
}
