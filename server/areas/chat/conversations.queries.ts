import type { Selectable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { shownPictureOfPerson } from '../../db/shown-picture.ts'
import { isLike } from '../../db/search.ts'
import type { ChatTables } from './tables.ts'

type ChatColumns = Selectable<ChatTables['chats']>
type ContactColumns = Selectable<ChatTables['chatContacts']>

export type ConversationRow = Omit<ChatColumns, 'ownerId' | 'lastMessageAt'> &
  Pick<ContactColumns, 'name' | 'avatar' | 'about' | 'personId'> & { status: string | null }

function conversations(db: Db, ownerId: string) {
  return db
    .selectFrom('chats')
    .innerJoin('chatContacts', 'chatContacts.id', 'chats.contactId')
    .leftJoin('users', 'users.id', 'chatContacts.personId')
    .leftJoin('chatProfiles', 'chatProfiles.userId', 'chatContacts.personId')
    .select((eb) => [
      'chats.id',
      'chats.contactId',
      'chats.unreadCount',
      'chats.muted',
      'chats.lastMessage',
      'chats.lastIsMine',
      'chats.lastActivityAt',
      'chats.typingUntil',
      'chatContacts.personId',
      'chatContacts.name',
      'users.status',
      shownPictureOfPerson.as('avatar'),
      eb.fn.coalesce('chatProfiles.about', 'chatContacts.about').as('about'),
    ])
    .where('chats.ownerId', '=', ownerId)
}

/** One conversation of a user, or undefined. */
export function selectConversation(db: Db, ownerId: string, id: string): Promise<ConversationRow | undefined> {
  return conversations(db, ownerId).where('chats.id', '=', id).executeTakeFirst()
}

type Place = Pick<ConversationRow, 'id' | 'lastActivityAt'>

/** A user's conversations by last activity, optionally those after `after`. */
export function selectConversations(
  db: Db,
  ownerId: string,
  { search, after, limit }: { search?: string; after?: Place; limit: number },
): Promise<ConversationRow[]> {
  return conversations(db, ownerId)
    .$if(!!search, (query) => query.where(isLike('chatContacts.searchText', search!)))
    .$if(after !== undefined, (query) =>
      query
        .where('chats.lastActivityAt', '<=', after!.lastActivityAt)
        .where((eb) => eb.or([eb('chats.lastActivityAt', '<', after!.lastActivityAt), eb('chats.id', '>', after!.id)])),
    )
    .orderBy('chats.lastActivityAt', 'desc')
    .orderBy('chats.id')
    .limit(limit)
    .execute()
}

/** The unread messages of a user in conversations that are not muted. */
export async function countUnread(db: Db, ownerId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('chats')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('unreadCount'), eb.lit(0)).as('unread'))
    .where('ownerId', '=', ownerId)
    .where('muted', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(unread)
}
