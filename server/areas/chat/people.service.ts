/** Chat between users who share a company. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { conflict } from '../../lib/problem.ts'
import { sortKey } from '../../lib/text.ts'
import { announceTo } from '../live/door.ts'
import { putNotification } from '../notifications/door.ts'
import type { AttachmentRow } from './files.queries.ts'
import { copyFiles } from './files.service.ts'
import { insertMessageIfFree, selectCounterpart, type NewMessage } from './messages.queries.ts'
import * as queries from './people.queries.ts'
import { insertChat, selectContactSummaries } from './queries.ts'

type ChatContactDetails = components['schemas']['ChatContactDetails']
type ContactSummary = components['schemas']['ChatContactSummary']
type Latest = { lastMessage: string; lastMessageAt: string; lastActivityAt: string }
type Sent = {
  message: Omit<NewMessage, 'chatId' | 'isMine' | 'sharedId'>
  files: AttachmentRow[]
  latest: Latest
}

const nothingShared = JSON.stringify({ media: [], docs: [], links: [] })

type Fellow = Awaited<ReturnType<typeof queries.selectFellows>>[number]

/** A colleague as a contact, with `contactId` if they already are one. */
const summaryOf = ({ id, name, avatar, about, status }: Fellow, contactId: string | undefined): ContactSummary => ({
  id: contactId ?? id,
  name,
  avatar,
  background: null,
  about: about ?? '',
  status: status as NonNullable<ContactSummary['status']>,
})

/** Colleagues with one of these addresses, and the user's contacts with this name and one of them. */
export async function findChatPeople(
  ctx: Context,
  { emails, name = '' }: { emails: string; name?: string },
): Promise<ContactSummary[]> {
  const { read } = ctx.store
  const addresses = new Set(emails.split(',').map((email) => email.trim().toLowerCase()))
  const [fellows, contactOfPerson, ownContacts] = await Promise.all([
    queries.selectFellows(read, ctx.user.id),
    queries.selectPersonContacts(read, ctx.user.id),
    queries.selectNamed(read, ctx.user.id, name),
  ])
  const people = fellows.filter(({ email }) => addresses.has(email.toLowerCase()))
  const matchingContacts = ownContacts.filter(({ details }) =>
    (JSON.parse(details) as ChatContactDetails).emails.some(({ email }) => addresses.has(email.toLowerCase())),
  )
  return [
    ...people.map((fellow) => summaryOf(fellow, contactOfPerson.get(fellow.id))),
    ...matchingContacts.map(({ details: _details, ...contact }) => contact),
  ]
}

/** The user's contacts and colleagues, sorted by name. */
export async function listChatContacts(ctx: Context): Promise<ContactSummary[]> {
  const { read } = ctx.store
  const [ownContacts, fellows, contactOfPerson] = await Promise.all([
    selectContactSummaries(read, ctx.user.id),
    queries.selectFellows(read, ctx.user.id),
    queries.selectPersonContacts(read, ctx.user.id),
  ])
  const people = fellows.map((fellow) => summaryOf(fellow, contactOfPerson.get(fellow.id)))
  if (people.length === 0) return ownContacts
  const keyed = [...ownContacts, ...people].map((contact) => ({
    contact,
    key: `${sortKey(contact.name)} ${contact.id}`,
  }))
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ contact }) => contact)
}

/** Inside a transaction: the contact that stands for a colleague in the owner's chats; undefined if they share no company. */
export async function contactOfFellow(db: Db, ownerId: string, personId: string): Promise<string | undefined> {
  const fellow = await queries.selectFellow(db, ownerId, personId)
  if (!fellow) return undefined
  const details: ChatContactDetails = {
    emails: [{ email: fellow.email, label: 'Work' }],
    phoneNumbers: [],
    company: fellow.companies.join(', '),
    birthday: null,
    address: null,
  }
  const contact = { id: newId(), ownerId, details: JSON.stringify(details), attachments: nothingShared }
  return queries.insertPersonContact(db, contact, fellow)
}

/** Locks a pair of users, so that two who write to each other do not deadlock on their chats. */
export function lockPair(ctx: Context, db: Db, personId: string): Promise<void> {
  return ctx.store.lock(db, `chat:${[ctx.user.id, personId].toSorted().join(':')}`)
}

/** Inside a transaction: delivers a message to the other user's chat. Throws 409 if they share no company. */
export async function deliver(ctx: Context, db: Db, personId: string, sent: Sent): Promise<void> {
  const { message, files, latest } = sent
  const contactId = await contactOfFellow(db, personId, ctx.user.id)
  if (!contactId) throw conflict('Ya no comparten ninguna empresa: no le podés escribir.')
  const empty = { unreadCount: 0, muted: 0, lastMessage: '', lastMessageAt: '' }
  const { lastActivityAt } = latest
  const chatId = await insertChat(db, { id: newId(), ownerId: personId, contactId, lastActivityAt, ...empty })
  const replyToId = message.replyToId && (await selectCounterpart(db, chatId, message.replyToId))
  const copy = { ...message, replyToId, id: newId(), chatId, isMine: 0, sharedId: message.id }
  const messageSeq = (await insertMessageIfFree(db, copy))!
  await copyFiles(db, files, { ownerId: personId, messageSeq, createdAt: message.createdAt })
  const { muted } = await queries.updateWithArrival(db, chatId, latest)
  await announceTo(ctx, db, 'chat', { person: personId })
  if (muted === 1) return
  const { name, avatar } = ctx.user
  await putNotification(ctx, db, personId, {
    kind: 'chat',
    id: chatId,
    title: name,
    description: latest.lastMessage.slice(0, 200),
    image: avatar?.startsWith('/') ? avatar : null,
    icon: 'pi pi-comments',
    time: message.createdAt,
    link: `/apps/chat/${chatId}`,
  })
}

/** Inside a transaction: updates a user's name, picture or status for their chat partners. */
export async function announceProfile(ctx: Context, db: Db, name: string): Promise<void> {
  for (const ownerId of await queries.renamePersonContacts(db, ctx.user.id, name)) {
    await announceTo(ctx, db, 'chat', { person: ownerId })
  }
}

/** How long the typing sign is shown. */
const typingMilliseconds = 6000

/** Inside a transaction: shows the other user for some seconds that this one is typing. */
export async function showTyping(ctx: Context, db: Db, personId: string): Promise<void> {
  const until = new Date(ctx.clock().getTime() + typingMilliseconds).toISOString()
  if (await queries.updateTyping(db, personId, ctx.user.id, until)) {
    await announceTo(ctx, db, 'chat-typing', { person: personId })
  }
}
