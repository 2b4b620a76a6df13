import type { Generated } from 'kysely'

export type ContactsTables = {
  contacts: {
    /** Counts up: of two equal names the newer one comes first. */
    seq: Generated<number>
    id: string
    ownerId: string
    avatar: string | null
    /** The address of a picture inside `avatar`: another one with each change. */
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
    /** The letter that the list shows it under. */
    initial: string
    /** Folded: name, company, title, addresses, and the digits of phone numbers. */
    foundBy: string
  }
  /** What was deleted, for as long as it can be brought back. */
  deletedContacts: {
    id: string
    ownerId: string
    deletion: string
    deletedAt: string
    /** JSON. */
    row: string
    /** JSON: the ids of its tags. */
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
    /** The place of the tag in the contact's list. */
    position: number
    /** The contact's, so that who carries a tag is counted without a look at the contacts. */
    initial: string
  }
}
