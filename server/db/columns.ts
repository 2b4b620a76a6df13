/** What migrations need that differs between the two stores. */
import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely } from 'kysely'

/** A migration's handle: tables come and go, so it knows none. */
export type AnyDb = Kysely<any>

/** Which store a migration runs on. */
export function isPostgres(db: AnyDb): boolean {
  return db.getExecutor().adapter.constructor.name === 'PostgresAdapter'
}

/** An integer primary key that the store counts up; new rows get a higher one than all before. */
export function serialKey<Name extends string>(
  db: AnyDb,
  table: CreateTableBuilder<Name, never>,
  column: string,
): CreateTableBuilder<Name, never> {
  return isPostgres(db)
    ? table.addColumn(column as never, 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    : table.addColumn(column as never, 'integer', (c) => c.primaryKey().autoIncrement())
}

/** The type of a text column that is compared byte by byte on both stores: sort keys and times. */
export function binaryText(db: AnyDb) {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`
}

/** A text column that must be there. */
export const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull()

/** The company that has most members, the oldest of them; undefined in a store without companies. */
export async function largestCompany(db: AnyDb): Promise<number | undefined> {
  const row = await db
    .selectFrom('developers')
    .leftJoin('memberships', 'memberships.developerId', 'developers.id')
    .select('developers.id')
    .groupBy('developers.id')
    .orderBy((eb) => eb.fn.count('memberships.userId'), 'desc')
    .orderBy('developers.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id as number | undefined
}
