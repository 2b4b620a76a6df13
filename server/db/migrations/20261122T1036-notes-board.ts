import { sql } from 'kysely'
import { fold } from '../../lib/text.ts'
import { createSearchIndex } from '../search.ts'
import { binaryText, isPostgres, type AnyDb } from '../columns.ts'

type Row = { seq: number; title: string; content: string; tasks: string | null; reminder: string | null }
const rowsAtOnce = 500

/** Like `foundBy` of the notes service. */
function foundBy({ title, content, tasks }: Row): string {
  const lines = tasks === null ? [] : (JSON.parse(tasks) as { content: string }[])
  return fold([title, content, ...lines.map((line) => line.content)].join('\n'))
}

async function fillIn(db: AnyDb, now: string): Promise<void> {
  for (let last = 0; ;) {
    const rows = (await db
      .selectFrom('notes')
      .select(['seq', 'title', 'content', 'tasks', 'reminder'])
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(rowsAtOnce)
      .execute()) as Row[]
    if (rows.length === 0) return
    for (const row of rows) {
      // Reminders that are already due are not notified late.
      const columns = { foundBy: foundBy(row), reminded: row.reminder !== null && row.reminder <= now ? 1 : 0 }
      await db.updateTable('notes').set(columns).where('seq', '=', row.seq).execute()
    }
    last = rows.at(-1)!.seq
  }
}

/** Notes get a version, a colour, a pin, pages, text search, reminders and a trash. */
export async function up(db: AnyDb): Promise<void> {
  const table = () => db.schema.alterTable('notes')
  await table()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await table()
    .addColumn('pinned', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await table().addColumn('color', 'text').execute()
  await table().addColumn('deletedAt', binaryText(db)).execute()
  await table()
    .addColumn('reminded', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await table()
    .addColumn('foundBy', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await fillIn(db, new Date().toISOString())
  const run = (statement: string) => sql.raw(statement).execute(db)
  await run(`create index "notes_board" on "notes" ("userId", "archived", "pinned" desc, "seq" desc)
    where "deletedAt" is null`)
  await run(`create index "notes_reminders" on "notes" ("userId", "reminder", "seq")
    where "reminder" is not null and "deletedAt" is null`)
  await run(`create index "notes_due" on "notes" ("reminder")
    where "reminder" is not null and "reminded" = 0 and "deletedAt" is null`)
  await run(`create index "notes_trash" on "notes" ("userId", "deletedAt" desc, "seq" desc)
    where "deletedAt" is not null`)
  await run(`create index "notes_deletedAt" on "notes" ("deletedAt") where "deletedAt" is not null`)
  // Without statistics SQLite picks the newest index on the owner; recreated, that is this small one.
  await db.schema.dropIndex('notes_inlinePictures').execute()
  await run(`create index "notes_inlinePictures" on "notes" ("userId") where coalesce(octet_length("image"), 0) > 500`)
  await createSearchIndex(db, 'notes', 'seq', 'foundBy')
  if (!isPostgres(db)) await run(`insert into "notesSearch"("notesSearch") values ('rebuild')`)
}
