/** Queries shared by all catalogues. The table name comes from the catalogue, so the handle is untyped (`untyped`). */
import { sql, type SqlBool } from 'kysely'
import type { AnyDb } from '../db/columns.ts'
import { isLike } from '../db/search.ts'
import type { Db } from '../db/schema.ts'
import type { Link, NameColumn, QueriedCatalogue } from './catalogue.ts'
import { isVisible } from './visible-projects.queries.ts'
import type { VisibleProjects } from './visible-projects.ts'

export type Row = Record<string, unknown> & { id: string; activo: number; version: number }
export type Filter = {
  desarrolladoraId: number
  proyectos?: VisibleProjects | undefined
  search?: string | undefined
  activo?: boolean | undefined
  /** Columns that must be equal. */
  equal?: Record<string, unknown>
  /** Only entries linked to one of these ids. */
  linked?: { link: Link; ids: string[] } | undefined
}

const untyped = (db: Db) => db as unknown as AnyDb

/** How many records refer to an entry. */
function uses({ table, uses: users }: QueriedCatalogue) {
  const counts = (users ?? []).map(
    (user) =>
      sql`(select count(*) from ${sql.table(user.table)} as u where u.${sql.ref(user.column)} = ${sql.table(table)}.id)`,
  )
  return counts.length > 0 ? sql<number>`(${sql.join(counts, sql` + `)})` : sql<number>`0`
}

function filteredEntries(
  db: Db,
  { table, projectColumn }: QueriedCatalogue,
  { desarrolladoraId, proyectos = null, search, activo, equal = {}, linked }: Filter,
) {
  let query = untyped(db).selectFrom(table).where(`${table}.desarrolladoraId`, '=', desarrolladoraId)
  if (projectColumn && proyectos !== null) query = query.where(isVisible(`${table}.${projectColumn}`, proyectos))
  if (activo !== undefined) query = query.where('activo', '=', Number(activo))
  for (const [column, value] of Object.entries(equal)) {
    if (value !== undefined) query = query.where(column, '=', value)
  }
  if (linked) {
    const { link, ids } = linked
    query = query.where(
      `${table}.id`,
      'in',
      untyped(db).selectFrom(link.table).select(link.own).where(link.other, 'in', ids),
    )
  }
  return search ? query.where(isLike('searchText', search)) : query
}

const columnsOf = ({ table, fields }: QueriedCatalogue) =>
  ['id', 'activo', 'version', ...Object.keys(fields)].map((column) => `${table}.${column}`)

export async function countEntries(db: Db, catalogue: QueriedCatalogue, filter: Filter): Promise<number> {
  const { total } = await filteredEntries(db, catalogue, filter)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * A page of entries. The subquery finds it from an index alone; otherwise the sort would read all rows and count the uses
 * of each.
 */
export async function selectEntries(
  db: Db,
  catalogue: QueriedCatalogue,
  filter: Filter,
  { column, order, offset, limit }: { column: string; order: 'asc' | 'desc'; offset: number; limit: number },
): Promise<Row[]> {
  const page = filteredEntries(db, catalogue, filter)
    .select('seq')
    .orderBy(column, order)
    .orderBy('seq', order)
    .offset(offset)
    .limit(limit)
  const rows = await untyped(db)
    .selectFrom(catalogue.table)
    .select(columnsOf(catalogue))
    .select(uses(catalogue).as('usos'))
    .where('seq', 'in', page)
    .orderBy(column, order)
    .orderBy('seq', order)
    .execute()
  return rows as unknown as Row[]
}

export async function selectEntry(
  db: Db,
  catalogue: QueriedCatalogue,
  { desarrolladoraId, proyectos }: Pick<Filter, 'desarrolladoraId' | 'proyectos'>,
  id: string,
) {
  const row = await filteredEntries(db, catalogue, { desarrolladoraId, proyectos })
    .select(columnsOf(catalogue))
    .select(uses(catalogue).as('usos'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row as Row | undefined
}

export async function selectByKey(db: Db, catalogue: QueriedCatalogue, desarrolladoraId: number, clave: string) {
  const row = await filteredEntries(db, catalogue, { desarrolladoraId })
    .select(columnsOf(catalogue))
    .where('clave', '=', clave)
    .executeTakeFirst()
  return row as Row | undefined
}

/** The rows with one of these keys, with their uses. */
export async function selectByKeys(db: Db, catalogue: QueriedCatalogue, desarrolladoraId: number, claves: string[]) {
  if (claves.length === 0) return []
  const rows = await filteredEntries(db, catalogue, { desarrolladoraId })
    .select(columnsOf(catalogue))
    .select(uses(catalogue).as('usos'))
    .where('clave', 'in', claves)
    .execute()
  return rows as unknown as Row[]
}

/** All rows of a company, those in use first; without their uses. */
export async function selectAll(db: Db, catalogue: QueriedCatalogue, desarrolladoraId: number) {
  const rows = await filteredEntries(db, catalogue, { desarrolladoraId })
    .select(columnsOf(catalogue))
    .orderBy('activo', 'desc')
    .orderBy('seq')
    .execute()
  return rows as unknown as Row[]
}

/** By an expression: SQLite would read all rows of the company, of which it expects few, instead of looking the ids up. */
const isOfCompany = (table: string, desarrolladoraId: number) =>
  sql<SqlBool>`${sql.ref(`${table}.desarrolladoraId`)} + 0 = ${desarrolladoraId}`

/** The rows with one of these ids, with their uses. */
export async function selectByIds(db: Db, catalogue: QueriedCatalogue, desarrolladoraId: number, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await untyped(db)
    .selectFrom(catalogue.table)
    .where(isOfCompany(catalogue.table, desarrolladoraId))
    .select(columnsOf(catalogue))
    .select(uses(catalogue).as('usos'))
    .where('id', 'in', ids)
    .execute()
  return rows as unknown as Row[]
}

export const deleteEntries = (db: Db, table: string, desarrolladoraId: number, ids: string[]) =>
  untyped(db).deleteFrom(table).where(isOfCompany(table, desarrolladoraId)).where('id', 'in', ids).execute()

export const deleteLinked = (db: Db, { table, own }: Link, ids: string[]) =>
  untyped(db).deleteFrom(table).where(own, 'in', ids).execute()

/** Returns false if the row does not exist in that version. */
export async function updateEntry(
  db: Db,
  table: string,
  desarrolladoraId: number,
  { id, version }: { id: string; version: number },
  columns: object,
): Promise<boolean> {
  const result = await untyped(db)
    .updateTable(table)
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Filters the ids to those of the company. */
export async function selectPresent(db: Db, table: string, desarrolladoraId: number, ids: string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await untyped(db)
    .selectFrom(table)
    .select('id')
    .where(isOfCompany(table, desarrolladoraId))
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.id as string))
}

/** Whether one of these entries is archived. */
export async function selectIsArchived(db: Db, table: string, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return false
  const row = await untyped(db)
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where('activo', '=', 0)
    .executeTakeFirst()
  return row !== undefined
}

/** The link rows of some entries, in the order in which they were saved. */
export function selectLinked(db: Db, { table, own, other, more = [] }: Link, ids: string[]) {
  return untyped(db)
    .selectFrom(table)
    .select([own, other, ...more])
    .where(own, 'in', ids)
    .orderBy(own)
    .orderBy('orden')
    .execute() as Promise<Record<string, unknown>[]>
}

/** The names of a company's records, by id. */
export async function selectNames(
  db: Db,
  { table, name, company = 'desarrolladoraId' }: NameColumn,
  desarrolladoraId: number,
): Promise<Map<unknown, string>> {
  const rows = (await untyped(db)
    .selectFrom(table)
    .select(['id', name])
    .where(company, '=', desarrolladoraId)
    .execute()) as Record<string, unknown>[]
  return new Map(rows.map((row) => [row.id, String(row[name])]))
}

export async function replaceLinked(db: Db, { table, own }: Link, id: string, rows: object[]): Promise<void> {
  await untyped(db).deleteFrom(table).where(own, '=', id).execute()
  if (rows.length > 0) await untyped(db).insertInto(table).values(rows).execute()
}
