import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { definedFields } from '../../lib/defined.ts'
import { newId } from '../../lib/ids.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { announceChange } from '../live/door.ts'
import { markNotificationSeen } from '../notifications/door.ts'
import { toMessages } from './message.ts'
import { selectMessages } from './messages.queries.ts'
import { contactOfFellow, announceProfile } from './people.service.ts'
import {
  insertChat,
  selectAbout,
  selectChats,
  selectContact,
  updateChatRow,
  upsertAbout,
  type ChatChanges,
  type ChatContactRow,
  type ChatRow,
} from './queries.ts'

type Chat = components['schemas']['Chat']
type ChatContact = components['schemas']['ChatContact']
type ChatMessage = components['schemas']['ChatMessage']
type ChatPatch = components['schemas']['ChatPatch']
type ChatProfile = components['schemas']['ChatProfile']
type ChatProfilePatch = components['schemas']['ChatProfilePatch']

export const unknownChat = () => notFound('No encontramos ese chat.')
const unknownContact = () => notFound('No encontramos ese contacto.')

const dayInArgentina = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** `lastMessageAt`: the day of a message as DD/MM/YYYY (docs/domain/suite.md, Chat). */
export function dayText(time: string): string {
  return dayInArgentina.format(new Date(time))
}

function toContact({ details, attachments, ...row }: ChatContactRow): ChatContact {
  return {
    ...row,
    details: JSON.parse(details) as ChatContact['details'],
    attachments: JSON.parse(attachments) as ChatContact['attachments'],
  }
}

function toChat(row: ChatRow, messages: ChatMessage[]): Chat {
  const { id, contactId, unreadCount, muted, lastMessage, lastMessageAt, ...contact } = row
  return {
    id,
    contactId,
    ...(unreadCount !== null && { unreadCount }),
    muted: muted === 1,
    lastMessage,
    lastMessageAt,
    contact: toContact({ id: contactId, ...contact }),
    messages,
  }
}

async function readChat(ctx: Context, db: Db, id: string): Promise<Chat> {
  const [row] = await selectChats(db, ctx.user.id, id)
  if (!row) throw unknownChat()
  const messages = await selectMessages(db, ctx.user.id, id)
  return toChat(row, await toMessages(ctx, db, messages, () => row.contactId))
}

/** The user's chats with contacts and messages, by last activity. */
export async function listChats(ctx: Context): Promise<Chat[]> {
  const [rows, messages] = await Promise.all([
    selectChats(ctx.store.read, ctx.user.id),
    selectMessages(ctx.store.read, ctx.user.id),
  ])
  const contactOf = new Map(rows.map(({ id, contactId }) => [id, contactId]))
  const wireMessages = await toMessages(ctx, ctx.store.read, messages, (chatId) => contactOf.get(chatId) ?? '')
  const byChat = Map.groupBy(wireMessages, (message) => message.chatId)
  return rows.map((row) => toChat(row, byChat.get(row.id) ?? []))
}

/** One chat. Throws 404 if the user has no such chat. */
export function getChat(ctx: Context, id: string): Promise<Chat> {
  return readChat(ctx, ctx.store.read, id)
}

/** The chat with a contact or a colleague, created if needed. Throws 404 if the user has neither. */
export function createChat(ctx: Context, sentId: string): Promise<Chat> {
  const ownerId = ctx.user.id
  const lastActivityAt = ctx.clock().toISOString()
  return ctx.store.write(async (db) => {
    const contact = await selectContact(db, ownerId, sentId)
    const contactId = contact?.id ?? (await contactOfFellow(db, ownerId, sentId))
    if (!contactId) throw unknownContact()
    const empty = { unreadCount: 0, muted: 0, lastMessage: '', lastMessageAt: '' }
    const id = await insertChat(db, { id: newId(), ownerId, contactId, lastActivityAt, ...empty })
    await announceChange(ctx, db, 'chat')
    return readChat(ctx, db, id)
  })
}

function changeChat(ctx: Context, id: string, changes: ChatChanges): Promise<Chat> {
  return ctx.store.write(async (db) => {
    if (Object.keys(changes).length > 0 && (await updateChatRow(db, ctx.user.id, id, changes))) {
      await announceChange(ctx, db, 'chat')
    }
    return readChat(ctx, db, id)
  })
}

/** Merges the sent fields; contact and messages are ignored (docs/domain/suite.md, Chat). Throws 404 for an unknown chat. */
export async function updateChat(ctx: Context, id: string, patch: ChatPatch): Promise<Chat> {
  const { id: innerId, contactId, contact: _contact, messages: _messages, muted, ...fields } = patch
  if (innerId !== undefined && innerId !== id) throw invalid('chat.id', 'No coincide con el identificador de afuera.')
  if (contactId !== undefined && contactId !== (await getChat(ctx, id)).contactId) {
    throw invalid('chat.contactId', 'El contacto de un chat no se puede cambiar.')
  }
  return changeChat(ctx, id, definedFields({ ...fields, muted: muted === undefined ? undefined : Number(muted) }))
}

/** Sets the unread count to 0. Throws 404 for an unknown chat. */
export function markChatRead(ctx: Context, id: string): Promise<Chat> {
  return ctx.store.write(async (db) => {
    if (await updateChatRow(db, ctx.user.id, id, { unreadCount: 0 })) await announceChange(ctx, db, 'chat')
    // Notifications of a chat's messages have the chat's id.
    await markNotificationSeen(ctx, db, id)
    return readChat(ctx, db, id)
  })
}

/** One contact. Throws 404 if the user has no such contact. */
export async function getChatContact(ctx: Context, id: string): Promise<ChatContact> {
  const row = await selectContact(ctx.store.read, ctx.user.id, id)
  if (!row) throw unknownContact()
  return toContact(row)
}

/** The user's own profile. */
export async function getChatProfile(ctx: Context): Promise<ChatProfile> {
  const { id, name, email, avatar } = ctx.user
  return { id, name, email, avatar, about: (await selectAbout(ctx.store.read, id)) ?? '' }
}

/** Changes the user's status text, and notifies chat partners. */
export async function updateChatProfile(ctx: Context, { about }: ChatProfilePatch): Promise<ChatProfile> {
  if (about !== undefined) {
    await ctx.store.write(async (db) => {
      await upsertAbout(db, ctx.user.id, about.trim())
      await announceProfile(ctx, db, ctx.user.name)
      await announceChange(ctx, db, 'chat')
    })
  }
  return getChatProfile(ctx)
}
