import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { definedFields } from '../../lib/defined.ts'
import { newId } from '../../lib/ids.ts'
import { insertUnderId } from '../../lib/insert-under-id.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { utcTime } from '../../lib/time.ts'
import { announceChange } from '../live/door.ts'
import {
  deleteMessageRow,
  markMessageRows,
  selectMessage,
  selectMessages,
  toggleMessageRow,
  updateMessageRow,
  type MessageRow,
  insertMessageIfFree,
} from './queries.ts'

type Message = components['schemas']['Message']
type MessageInput = components['schemas']['MessageInput']
type MessagePatch = components['schemas']['MessagePatch']

function toMessage(row: MessageRow): Message {
  return { ...row, read: row.read === 1, useRouter: row.useRouter === 1, seen: row.seen === 1 }
}

function toColumns({
  time,
  read,
  useRouter,
  seen,
  ...same
}: MessageInput | Omit<MessagePatch, 'id'>): Partial<MessageRow> {
  return definedFields({
    ...same,
    time: time === undefined ? undefined : utcTime('message.time', time),
    read: read === undefined ? undefined : Number(read),
    useRouter: useRouter === undefined ? undefined : Number(useRouter),
    seen: seen === undefined ? undefined : Number(seen),
  })
}

async function changedMessage(ctx: Context, db: Db, id: string): Promise<Message> {
  const row = await selectMessage(db, ctx.user.id, id)
  if (!row) throw notFound('No encontramos ese mensaje.')
  await announceChange(ctx, db, 'messages')
  return toMessage(row)
}

/** The messages of the signed-in user, newest first (docs/domain/suite.md, Messages). */
export async function listMessages(ctx: Context): Promise<Message[]> {
  return (await selectMessages(ctx.store.read, ctx.user.id)).map(toMessage)
}

/** Creates a message of the user; `time` defaults to now. */
export function createMessage(ctx: Context, input: MessageInput): Promise<Message> {
  const time = ctx.clock().toISOString()
  const defaults = { image: null, description: '', time, read: 0, link: null, useRouter: 0, seen: 0 }
  const row = { ...defaults, ...toColumns(input), title: input.title, id: input.id ?? newId(), userId: ctx.user.id }
  return ctx.store.write(async (db) => {
    const id = await insertUnderId(row.id, (id) => insertMessageIfFree(db, { ...row, id }))
    return changedMessage(ctx, db, id)
  })
}

/** Merges the sent fields. Throws 404 for another user's message, 400 for a different inner id. */
export function updateMessage(ctx: Context, id: string, { id: innerId, ...patch }: MessagePatch): Promise<Message> {
  if (innerId !== undefined && innerId !== id) throw invalid('message.id', 'No coincide con el id de afuera.')
  return ctx.store.write(async (db) => {
    await updateMessageRow(db, ctx.user.id, id, toColumns(patch))
    return changedMessage(ctx, db, id)
  })
}

/** Toggles the stored `read`. Throws 404 for another user's message. */
export function toggleMessageReadStatus(ctx: Context, id: string): Promise<Message> {
  return ctx.store.write(async (db) => {
    await toggleMessageRow(db, ctx.user.id, id)
    return changedMessage(ctx, db, id)
  })
}

/** Marks all messages of the signed-in user as read and seen (docs/domain/suite.md, Messages). */
export function markAllMessagesAsRead(ctx: Context): Promise<true> {
  return ctx.store.write<true>(async (db) => {
    await markMessageRows(db, ctx.user.id)
    await announceChange(ctx, db, 'messages')
    return true
  })
}

/** The same as a POST; the GET stays for older clients. */
export const readAllMessages = markAllMessagesAsRead

/** Deletes a message of the user. Throws 404 for another user's. */
export function deleteMessage(ctx: Context, id: string): Promise<true> {
  return ctx.store.write<true>(async (db) => {
    if (!(await deleteMessageRow(db, ctx.user.id, id))) throw notFound('No encontramos ese mensaje.')
    await announceChange(ctx, db, 'messages')
    return true
  })
}
