import { sql } from 'kysely'
import { largestCompany, type AnyDb } from '../columns.ts'

/**
 * Boards and files belong to a company: those of a store that knew no owner go to the company that has most members. In a store
 * without companies they stay without an owner, where nobody sees them.
 */
export async function up(db: AnyDb): Promise<void> {
  for (const table of ['boards', 'scrumboardMembers', 'fileItems']) {
    await db.schema
      .alterTable(table)
      .addColumn('developerId', 'integer', (c) => c.references('developers.id').onDelete('cascade'))
      .execute()
  }
  const company = await largestCompany(db)
  if (company !== undefined) {
    for (const table of ['boards', 'fileItems']) await db.updateTable(table).set({ developerId: company }).execute()
    // Whoever has an account is no person of one company alone.
    await sql`
      update "scrumboardMembers" set "developerId" = ${company}
      where not exists (select 1 from users where users.id = "scrumboardMembers".id)
    `.execute(db)
  }
  await db.schema.createIndex('boards_developer').on('boards').columns(['developerId', 'sortKey']).execute()
  await db.schema.createIndex('scrumboardMembers_developer').on('scrumboardMembers').column('developerId').execute()
  await db.schema.dropIndex('fileItems_folder').execute()
  await db.schema
    .createIndex('fileItems_developer')
    .on('fileItems')
    .columns(['developerId', 'folderId', 'sortKey'])
    .execute()
  await db.schema.createIndex('fileItems_parent').on('fileItems').column('folderId').execute()
}
