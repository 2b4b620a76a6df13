import type { Generated } from 'kysely'

export type ChatTables = {
  chatContacts: {
    id: string
    ownerId: string
    name: string
    sortKey: string
    avatar: string | null
    background: string | null
    about: string
    /** The user behind the contact; null for sample contacts. */
    personId: string | null
    /** The folded name. */
    searchText: string
    /** JSON. */
    details: string
    /** JSON. */
    attachments: string
  }
  chats: {
    id: string
    ownerId: string
    contactId: string
    unreadCount: number | null
    /** 0 or 1. */
    muted: number
    lastMessage: string
    /** The day as text, as on the wire; chats are sorted by `lastActivityAt`. */
    lastMessageAt: string
    lastActivityAt: string
    /** 0 or 1: whether the chat's owner wrote the last message. */
    lastIsMine: Generated<number>
    /** Until when the other user is shown as typing. */
    typingUntil: string | null
  }
  chatMessages: {
    /** Increasing; defines the order of messages. */
    seq: Generated<number>
    id: string
    chatId: string
    /** The owner of the chat. */
    ownerId: string
    /** 0 or 1. */
    isMine: number
    value: string
    createdAt: string
    /** The time of the last write or change. */
    changedAt: string
    /** The same in both users' copies of a message. */
    sharedId: string | null
    /** The folded text; empty if the message was deleted. */
    searchText: string
    editedAt: string | null
    /** While set, the text is hidden; it is cleared after a day. */
    deletedAt: string | null
    /** The message of the same chat that this one replies to. */
    replyToId: string | null
    /** 0 or 1: whether it has images, other files, links. */
    hasMedia: Generated<number>
    hasDocs: Generated<number>
    hasLinks: Generated<number>
  }
  chatAttachments: {
    seq: Generated<number>
    id: string
    ownerId: string
    /** Null until the file is attached to a message. */
    messageSeq: number | null
    name: string
    type: string
    size: number
    fileId: string
    createdAt: string
  }
  /** Stored files, shared by both users' copies of a message. */
  chatFiles: {
    id: string
    hash: string
    bytes: number
    uploadedBy: string
  }
  chatProfiles: {
    userId: string
    about: string
  }
}
