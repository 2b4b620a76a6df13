import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { fold, sortKey } from '../../lib/text.ts'
import { contentColumns } from './message.ts'
import { dayText } from './service.ts'

type Fixture = {
  profile: components['schemas']['ChatProfile']
  contacts: components['schemas']['ChatContact'][]
  chats: components['schemas']['Chat'][]
}

/** Seeds profile, contacts and conversations of the demo account. */
export async function seedChat(db: Db, { demoUserId: ownerId, move }: SeedContext): Promise<void> {
  const { profile, contacts, chats } = readFixture<Fixture>('chat')
  await db.insertInto('chatProfiles').values({ userId: ownerId, about: profile.about }).execute()
  const contactRows = contacts.map(({ details, attachments, background, ...contact }) => ({
    ...contact,
    ownerId,
    sortKey: sortKey(contact.name),
    searchText: fold(contact.name),
    background: background ?? null,
    details: JSON.stringify(details),
    attachments: JSON.stringify(attachments),
  }))
  await db.insertInto('chatContacts').values(contactRows).execute()
  const chatRows = chats.map(({ contact: _contact, messages, unreadCount, muted, ...chat }) => {
    const lastActivityAt = move.time(messages.at(-1)!.createdAt)
    const counts = { unreadCount: unreadCount ?? null, muted: Number(muted) }
    const lastIsMine = Number(messages.at(-1)!.isMine)
    return { ...chat, ...counts, ownerId, lastIsMine, lastActivityAt, lastMessageAt: dayText(lastActivityAt) }
  })
  await db.insertInto('chats').values(chatRows).execute()
  const messageRows = chats.flatMap((chat) =>
    chat.messages.map(({ contactId: _contactId, isMine, createdAt, ...message }) => ({
      ...message,
      ownerId,
      isMine: Number(isMine),
      createdAt: move.time(createdAt),
      changedAt: move.time(createdAt),
      ...contentColumns(message.value, []),
    })),
  )
  // Sorted by time, because `seq` defines the order of messages.
  const inOrder = messageRows.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  await db.insertInto('chatMessages').values(inOrder).execute()
}
