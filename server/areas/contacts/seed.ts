import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed.ts'
import type { Db } from '../../http/env.ts'
import { contactRow } from './service.ts'

type Fixture = { tags: components['schemas']['ContactTag'][]; contacts: components['schemas']['Contact'][] }

/** The address book of the demo account. */
export async function seedContacts(db: Db, { demoUserId }: SeedContext): Promise<void> {
  const { tags, contacts } = readFixture<Fixture>('contacts')
  // The newest tag comes first in lists, so the last one of the fixture goes in first.
  const tagRows = tags.toReversed().map((tag) => ({ ...tag, ownerId: demoUserId }))
  await db.insertInto('contactTags').values(tagRows).execute()
  const rows = contacts.map(({ tags: _tags, ...contact }) => contactRow(demoUserId, contact))
  await db.insertInto('contacts').values(rows).execute()
  const links = contacts.flatMap(({ id, tags: tagIds }) =>
    tagIds.map((tagId, position) => ({ contactId: id, tagId, position })),
  )
  await db.insertInto('contactTagLinks').values(links).execute()
}
