import { sql, type RawBuilder } from 'kysely'

const addresses = { contacts: '/api/apps/contacts/picture?id=', users: '/api/common/user/picture?id=' } as const

/** What lists show of an `avatar`: the address that it is served under where the record holds the picture, else what it says. */
export function shownPicture(table: keyof typeof addresses): RawBuilder<string | null> {
  const [id, avatar] = [sql.ref(`${table}.pictureId`), sql.ref(`${table}.avatar`)]
  return sql`case when ${id} is null then ${avatar} else ${addresses[table]} || ${id} end`
}

/** The same of a chat contact, behind whom there may be a person. */
export const shownPictureOfPerson: RawBuilder<string | null> =
  sql`coalesce(${shownPicture('users')}, "chatContacts"."avatar")`
