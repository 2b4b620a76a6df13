/** Editing, deleting and restoring messages; only the author may. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { conflict, invalid, notFound } from '../../lib/problem.ts'
import { announceTo } from '../live/door.ts'
import { changeNotificationText } from '../notifications/door.ts'
import { selectConversation } from './conversations.queries.ts'
import { deleteAttachmentsOf, selectAttachmentsOf } from './files.queries.ts'
import { contentColumns, deletedText, lastText } from './message.ts'
import * as queries from './messages.queries.ts'
import { readOwn, requireContent, unknownMessage } from './messages.service.ts'
import { lockPair } from './people.service.ts'
import { updateChatRow } from './queries.ts'

type ChatMessage = components['schemas']['ChatMessage']
type ChatMessagePatch = components['schemas']['ChatMessagePatch']
type Changes = Omit<Parameters<typeof queries.updateMessages>[2], 'changedAt'>

const restorableMilliseconds = 24 * 60 * 60 * 1000

/** A message written by the user. Throws 404. */
async function ownMessage(ctx: Context, db: Db, id: string): Promise<queries.MessageRow> {
  const message = await queries.selectMessage(db, ctx.user.id, id)
  if (message?.isMine !== 1) throw unknownMessage()
  return message
}

/** Changes both copies of a message, and updates conversation lists and notifications. */
async function changeCopies(
  ctx: Context,
  db: Db,
  message: queries.MessageRow,
  { last: lastMessage, ...changes }: Changes & { last: string },
): Promise<void> {
  const { personId } = (await selectConversation(db, ctx.user.id, message.chatId))!
  if (personId !== null) await lockPair(ctx, db, personId)
  const owners = [ctx.user.id, ...(personId === null ? [] : [personId])]
  const copies = await queries.selectCopies(db, message.id, owners)
  const changedAt = ctx.clock().toISOString()
  await queries.updateMessages(
    db,
    copies.map(({ seq }) => seq),
    { ...changes, changedAt },
  )
  for (const { seq, chatId, ownerId } of copies) {
    const [last] = await queries.selectSpan(db, chatId, { latest: true }, 1)
    if (last?.seq === seq) {
      await updateChatRow(db, ownerId, chatId, { lastMessage })
      if (ownerId !== ctx.user.id) await changeNotificationText(ctx, db, ownerId, chatId, lastMessage)
    }
    await announceTo(ctx, db, 'chat', { person: ownerId })
  }
}

/** Replaces the text of a message. Throws 404 if the user is not its author, 409 if it was deleted. */
export function updateChatMessage(ctx: Context, id: string, patch: ChatMessagePatch): Promise<ChatMessage> {
  if (patch.id !== undefined && patch.id !== id) throw invalid('message.id', 'No coincide con el id de afuera.')
  const { value, chatId, contactId } = patch
  return ctx.store.write(async (db) => {
    const message = await ownMessage(ctx, db, id)
    if ((chatId ?? message.chatId) !== message.chatId || (contactId ?? ctx.user.id) !== ctx.user.id) {
      throw unknownMessage()
    }
    if (message.deletedAt !== null && value !== undefined) throw conflict('Ese mensaje está eliminado.')
    if (value !== undefined && value !== message.value) {
      const files = await selectAttachmentsOf(db, [message.seq])
      requireContent(value, files)
      const editedAt = ctx.clock().toISOString()
      await changeCopies(ctx, db, message, { ...contentColumns(value, files), editedAt, last: lastText(value, files) })
    }
    return readOwn(ctx, db, id)
  })
}

const oldestRestorable = (ctx: Context) => new Date(ctx.clock().getTime() - restorableMilliseconds).toISOString()

/** Deletes a message for both users; it can be restored for a day. Throws 404 if the user is not its author. */
export async function deleteChatMessage(ctx: Context, id: string): Promise<true> {
  await ctx.store.write(async (db) => {
    const message = await ownMessage(ctx, db, id)
    if (message.deletedAt !== null) return
    const deletedAt = ctx.clock().toISOString()
    await changeCopies(ctx, db, message, { deletedAt, searchText: '', last: deletedText })
  })
  ctx.background.run('forget deleted messages', () =>
    ctx.store.write(async (db) => {
      const seqs = await queries.forgetDeleted(db, oldestRestorable(ctx))
      if (seqs.length > 0) await deleteAttachmentsOf(db, seqs)
    }),
  )
  return true
}

/** Restores a message deleted within a day. Throws 404 for an older one, or if the user is not its author. */
export function restoreChatMessage(ctx: Context, id: string): Promise<ChatMessage> {
  return ctx.store.write(async (db) => {
    const message = await ownMessage(ctx, db, id)
    if (message.deletedAt !== null) {
      if (message.deletedAt < oldestRestorable(ctx)) throw notFound('Ese mensaje ya no se puede recuperar.')
      const files = await selectAttachmentsOf(db, [message.seq])
      const { searchText } = contentColumns(message.value, files)
      await changeCopies(ctx, db, message, { deletedAt: null, searchText, last: lastText(message.value, files) })
    }
    return readOwn(ctx, db, id)
  })
}
