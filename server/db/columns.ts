/** Helpers for migrations, for what differs between SQLite and PostgreSQL. */
import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely } from 'kysely'

/** A migration's handle, untyped: the tables change from one migration to the next. */
export type AnyDb = Kysely<any>

/** Whether the handle belongs to PostgreSQL; otherwise to SQLite. */
export function isPostgres(db: AnyDb): boolean {
  return db.getExecutor().adapter.constructor.name === 'PostgresAdapter'
}

/** An auto-incremented integer primary key; a new row's key is higher than all earlier ones, deleted ones included. */
export function serialKey<Name extends string>(
  db: AnyDb,
  table: CreateTableBuilder<Name, never>,
  column: string,
): CreateTableBuilder<Name, never> {
  return isPostgres(db)
    ? table.addColumn(column as never, 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    : table.addColumn(column as never, 'integer', (c) => c.primaryKey().autoIncrement())
}

/** The type of a text column that both stores compare bytewise: sort keys and times. */
export function binaryText(db: AnyDb) {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`
}

/** A column that must not be null. */
export const notNull = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull()

/**
 * The id of the company with the most members (the oldest, if several); undefined in a store without companies. Only for migrations
 * before `20261125T1945-company-ids`, which renames `developerId`.
 */
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
