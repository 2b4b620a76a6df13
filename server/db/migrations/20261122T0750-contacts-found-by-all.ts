import { sql } from 'kysely'
import { fold, initialOf } from '../../lib/text.ts'
import { binaryText, isPostgres, notNull, type AnyDb } from '../columns.ts'

type Row = { seq: number; name: string; title: string; company: string; emails: string; phoneNumbers: string }
const rowsAtOnce = 500

/** Like `foundBy` of the contacts service, without the dial code of the country. */
function foundBy({ name, title, company, emails, phoneNumbers }: Row): string {
  const addresses = (JSON.parse(emails) as { email: string }[]).map(({ email }) => email)
  const digits = (JSON.parse(phoneNumbers) as { phoneNumber: string }[]).map((each) =>
    each.phoneNumber.replace(/\D/g, ''),
  )
  return fold([name, company, title, ...addresses, ...digits].join('\n')).slice(0, 4000)
}

async function fillIn(db: AnyDb): Promise<void> {
  for (let last = 0; ;) {
    const rows = (await db
      .selectFrom('contacts')
      .select(['seq', 'name', 'title', 'company', 'emails', 'phoneNumbers'])
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(rowsAtOnce)
      .execute()) as Row[]
    if (rows.length === 0) return
    for (const row of rows) {
      const columns = { initial: initialOf(row.name), foundBy: foundBy(row) }
      await db.updateTable('contacts').set(columns).where('seq', '=', row.seq).execute()
    }
    last = rows.at(-1)!.seq
  }
}

/** Contacts get a version, pages by initial, search by more than the name, and restore after deletion. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('contacts')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  for (const name of ['initial', 'foundBy']) {
    await db.schema
      .alterTable('contacts')
      .addColumn(name, name === 'initial' ? binaryText(db) : 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await fillIn(db)
  await db.schema.createIndex('contacts_initial').on('contacts').columns(['ownerId', 'initial']).execute()
  // Without statistics SQLite picks the newest index on the owner; recreated, that is this small one.
  await db.schema.dropIndex('contacts_inlinePictures').execute()
  await sql`create index "contacts_inlinePictures" on "contacts" ("ownerId")
    where coalesce(octet_length("avatar"), 0) + coalesce(octet_length("background"), 0) > 500`.execute(db)
  // SQLite answers a search from this index alone; PostgreSQL's index rows are too small for such long texts.
  await sql
    .raw(
      isPostgres(db)
        ? 'create index "contacts_foundBy" on "contacts" using gin ("foundBy" gin_trgm_ops)'
        : 'create index "contacts_foundBy" on "contacts" ("ownerId", "sortKey", "seq" desc, "initial", "foundBy")',
    )
    .execute(db)
  await db.schema
    .createTable('deletedContacts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('deletion', 'text', notNull)
    .addColumn('deletedAt', binaryText(db), notNull)
    .addColumn('row', 'text', notNull)
    .addColumn('tags', 'text', notNull)
    .execute()
  await db.schema
    .createIndex('deletedContacts_deletion')
    .on('deletedContacts')
    .columns(['ownerId', 'deletion'])
    .execute()
  await db.schema.createIndex('deletedContacts_deletedAt').on('deletedContacts').column('deletedAt').execute()
}
