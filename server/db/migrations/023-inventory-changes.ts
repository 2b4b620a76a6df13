import { sql } from 'kysely'
import { binaryText, isPostgres, required, type AnyDb } from '../columns.ts'

/** What was done to many products at once, for as long as it can be undone, and what each of them had before. */
async function createChanges(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('inventoryBulkChanges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('madeAt', binaryText(db), required)
    .addColumn('field', 'text')
    .execute()
  await db.schema
    .createTable('inventoryChangedProducts')
    .addColumn('change', 'text', (column) => column.notNull().references('inventoryBulkChanges.id').onDelete('cascade'))
    .addColumn('seq', 'integer', required)
    .addColumn('before', 'numeric', required)
    .addColumn('after', 'numeric', required)
    .addPrimaryKeyConstraint('inventoryChangedProducts_key', ['change', 'seq'])
    .$call((table) => (isPostgres(db) ? table : table.modifyEnd(sql`without rowid`)))
    .execute()
}

/** The moment of a deletion moves to where those of other changes are. */
async function moveDeletions(db: AnyDb): Promise<void> {
  const deletions = db.selectFrom('inventoryDeletedProducts').select(['deletion', 'deletedAt']).distinct()
  await db.insertInto('inventoryBulkChanges').columns(['id', 'madeAt']).expression(deletions).execute()
  await db.schema.alterTable('inventoryDeletedProducts').dropColumn('deletedAt').execute()
}

/**
 * The words of a deleted product stay in SQLite's search index until it is gone for good: searches look for rows of
 * `inventoryProducts` only, and moving a hundred thousand products there and back costs less than half without them.
 */
async function keepWordsOfDeleted(db: AnyDb): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  const index = 'inventoryProductsSearch'
  const add = `insert into "${index}"(rowid, "searchText") values (new."seq", new."searchText");`
  const remove = `insert into "${index}"("${index}", rowid, "searchText") values ('delete', old."seq", old."searchText");`
  const tables = ['inventoryProducts', 'inventoryDeletedProducts']
  for (const [table, other] of [tables, tables.toReversed()] as [string, string][]) {
    const unlessIn = (row: string) => `when not exists (select 1 from "${other}" where "seq" = ${row}."seq")`
    for (const event of ['insert', 'delete']) await run(`drop trigger if exists "${table}_search_${event}"`)
    await run(`create trigger "${table}_search_insert" after insert on "${table}" ${unlessIn('new')} begin ${add} end`)
    await run(
      `create trigger "${table}_search_delete" after delete on "${table}" ${unlessIn('old')} begin ${remove} end`,
    )
  }
  await run(`insert into "${index}"(rowid, "searchText") select "seq", "searchText" from "inventoryDeletedProducts"`)
}

export async function up(db: AnyDb): Promise<void> {
  await createChanges(db)
  await moveDeletions(db)
  if (!isPostgres(db)) await keepWordsOfDeleted(db)
}
