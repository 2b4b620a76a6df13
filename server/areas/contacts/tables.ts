import type { Generated } from 'kysely'

export type ContactsTables = {
  contacts: {
    /** Increasing: of equal names the newer one comes first. */
    seq: Generated<number>
    id: string
    ownerId: string
    avatar: string | null
    /** The public id of the picture in `avatar`; a new one with each change. */
    pictureId: string | null
    background: string | null
    name: string
    sortKey: string
    searchText: string
    /** JSON. */
    emails: string
    /** JSON. */
    phoneNumbers: string
    title: string
    company: string
    /** 1 for contacts made by createContact, which carry `job` (docs/domain/suite.md, Contacts). */
    hasJob: number
    birthday: string | null
    address: string | null
    notes: string | null
    version: Generated<number>
    /** The letter under which lists show it. */
    initial: string
    /** Folded search text: name, company, title, addresses, and the digits of phone numbers. */
    foundBy: string
  }
  /** Deleted contacts, as long as they can be restored. */
  deletedContacts: {
    id: string
    ownerId: string
    deletion: string
    deletedAt: string
    /** JSON. */
    row: string
    /** JSON list of tag ids. */
    tags: string
  }
  contactTags: {
    seq: Generated<number>
    id: string
    ownerId: string
    title: string
  }
  contactTagLinks: {
    contactId: string
    tagId: string
    /** The position of the tag in the contact's list. */
    position: number
    /** Copied from the contact, so that counting a tag by initial needs no join. */
    initial: string
  }
}
