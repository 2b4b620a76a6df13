import { sql } from 'kysely'
import { largestCompany, type AnyDb } from '../columns.ts'

/**
 * Boards and files get a company. Existing ones go to the company with the most members; in a store without companies they
 * stay without an owner, visible to nobody.
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
    // A board member with an account is a user, who may belong to several companies.
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
