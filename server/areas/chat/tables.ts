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
    /** The account of the person behind the contact; null for the sample's contacts. */
    personId: string | null
    /** The name, folded. */
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
    /** The day as text, as the contract shows it; `lastActivityAt` is what the order goes by. */
    lastMessageAt: string
    lastActivityAt: string
    /** 0 or 1: whether the owner wrote the last message. */
    lastIsMine: Generated<number>
    /** Until when the other person counts as typing. */
    typingUntil: string | null
  }
  chatMessages: {
    /** Counts up: the order in which the messages were written. */
    seq: Generated<number>
    id: string
    chatId: string
    /** Whose chat it stands in. */
    ownerId: string
    /** 0 or 1. */
    isMine: number
    value: string
    createdAt: string
    /** When it was written or changed last. */
    changedAt: string
    /** Names one and the same message in the chats of both people. */
    sharedId: string | null
    /** The text, folded; empty where the message was deleted. */
    searchText: string
    editedAt: string | null
    /** While it is set the text is shown to nobody; after a day it is forgotten. */
    deletedAt: string | null
    /** The message of the same chat that this one answers. */
    replyToId: string | null
    /** 0 or 1: whether it carries images, other files, links. */
    hasMedia: Generated<number>
    hasDocs: Generated<number>
    hasLinks: Generated<number>
  }
  chatAttachments: {
    seq: Generated<number>
    id: string
    ownerId: string
    /** Null while no message has taken the file. */
    messageSeq: number | null
    name: string
    type: string
    size: number
    fileId: string
    createdAt: string
  }
  /** Stored files, shared by the messages of both people. */
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
