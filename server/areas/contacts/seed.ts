import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { insertTagLinks } from './queries.ts'
import { contactRow } from './service.ts'

type Fixture = { tags: components['schemas']['ContactTag'][]; contacts: components['schemas']['Contact'][] }

/** Seeds the address book of the demo account. */
export async function seedContacts(db: Db, { demoUserId }: SeedContext): Promise<void> {
  const { tags, contacts } = readFixture<Fixture>('contacts')
  // Lists show the newest tag first, so the fixture's last one is inserted first.
  const tagRows = tags.toReversed().map((tag) => ({ ...tag, ownerId: demoUserId }))
  await db.insertInto('contactTags').values(tagRows).execute()
  const rows = contacts.map(({ tags: _tags, ...contact }) => contactRow(demoUserId, contact))
  await db.insertInto('contacts').values(rows).execute()
  const links = contacts.flatMap(({ id, tags: tagIds }) =>
    tagIds.map((tagId, position) => ({ contactId: id, tagId, position })),
  )
  await insertTagLinks(db, links)
}

/** Adds copies of every sample contact up to `scale` times as many; reports each batch of rows. */
export async function multiplyContacts(
  db: Db,
  { demoUserId }: SeedContext,
  scale: number,
  report: (rows: number) => void,
): Promise<void> {
  const { contacts } = readFixture<Fixture>('contacts')
  const samples = contacts.map(({ tags: _tags, ...contact }) => contact)
  for (let copy = 1; copy < scale; copy++) {
    const rows = samples.map((contact) =>
      contactRow(demoUserId, {
        ...contact,
        id: `${contact.id}-${copy}`,
        name: `${contact.name} (${copy})`,
      }),
    )
    await db.insertInto('contacts').values(rows).execute()
    report(rows.length)
  }
}
