import type { AnyDb } from '../columns.ts'

const tables = [
  'attachments',
  'boards',
  'cardMembers',
  'cards',
  'deletedTaskSections',
  'fileItems',
  'inventoryBrands',
  'inventoryBulkChanges',
  'inventoryCategories',
  'inventoryDeletedProducts',
  'inventoryImages',
  'inventoryProducts',
  'inventoryTags',
  'inventoryVendors',
  'invitations',
  'memberships',
  'projects',
  'scrumboardMembers',
  'sessions',
  'taskSections',
  'webhooks',
]

/** The id of a company has one name in every table; some called it `developerId`. */
export async function up(db: AnyDb): Promise<void> {
  for (const table of tables) await db.schema.alterTable(table).renameColumn('developerId', 'companyId').execute()
  await db.schema.alterTable('users').renameColumn('activeDeveloperId', 'activeCompanyId').execute()
}
