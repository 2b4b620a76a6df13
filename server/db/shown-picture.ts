import { sql, type RawBuilder } from 'kysely'

const addresses = { contacts: '/api/apps/contacts/picture?id=', users: '/api/common/user/picture?id=' } as const

/** An `avatar` for lists: the picture's address if the record stores the picture inline, otherwise the column's value. */
export function shownPicture(table: keyof typeof addresses): RawBuilder<string | null> {
  const [id, avatar] = [sql.ref(`${table}.pictureId`), sql.ref(`${table}.avatar`)]
  return sql`case when ${id} is null then ${avatar} else ${addresses[table]} || ${id} end`
}

/** The avatar of a chat contact: that of the linked user, if any, otherwise the contact's own. */
export const shownPictureOfPerson: RawBuilder<string | null> =
  sql`coalesce(${shownPicture('users')}, "chatContacts"."avatar")`
