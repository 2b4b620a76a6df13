/**
 * Queries shared by all records of projects. The table and column names come from the kind, so the handle is untyped
 * (`untyped`); the type `RecordKind` checks the names.
 */
import { sql, type RawBuilder } from 'kysely'
import { isPostgres, type AnyDb } from '../db/columns.ts'
import { containsAll, isSearchIndexBest } from '../db/search.ts'
import { dayRows, valuedAmount } from '../money/valued.queries.ts'
import type { Db } from '../db/schema.ts'
import { searchWords } from '../lib/text.ts'
import type { DayFactor } from '../money/factors.ts'
import type { Counted } from '../money/valuation.ts'
import { isCounted, sumOfCounted } from './counted.queries.ts'
import { isDaySumTable, refreshDays } from './day-sums.queries.ts'
import type { FilteredQuery, Project, QueriedKind, RecordBase } from './record.ts'

export type RecordRow = Record<string, unknown> & RecordBase
/** `byIndex`: find the rows of a search by its index. */
export type RecordFilter = { proyectoId: number; address: Record<string, unknown>; byIndex?: boolean }
const untyped = (db: Db) => db as unknown as AnyDb

/** The columns of a project that records need. */
export function selectProject(db: Db, proyectoId: number): Promise<Project | undefined> {
  return db
    .selectFrom('projects')
    .select(['id', 'nombre', 'estado', 'motivo', 'archivado', 'monedaBase', 'indiceId', 'mesBase'])
    .where('id', '=', proyectoId)
    .executeTakeFirst()
}

/** Days with their factors as rows `d`. Materialized: SQLite would otherwise rebuild them for each joined row. */
const rowsOf = (db: Db, days: DayFactor[]) =>
  sql`(with made as materialized (${dayRows(db, days)}) select * from made)`.as('d') as never

const searchIn = (table: string, search: unknown) => {
  return { table, key: 'seq', column: 'searchText', words: searchWords(search as string) }
}

// Above this number of matches, scanning the list in its order finds a page sooner.
const mostSorted = 3000

/** The filter of a query's parameters; a search uses the kind's index if that finds few records. PostgreSQL decides itself. */
export async function filterOf(db: Db, kind: QueriedKind, proyectoId: number, address: RecordFilter['address']) {
  const filter: RecordFilter = { proyectoId, address }
  if (!kind.list.hasSearchIndex || !address.search || isPostgres(untyped(db))) return filter
  const search = searchIn(kind.shape.table, address.search)
  return { ...filter, byIndex: await isSearchIndexBest(untyped(db), search, mostSorted) }
}

function filteredRecords(
  db: Db,
  kind: QueriedKind,
  { proyectoId, address, byIndex = false }: RecordFilter,
  from: FilteredQuery = untyped(db).selectFrom(kind.shape.table),
): FilteredQuery {
  const { table } = kind.shape
  const { equals = [], day, filter } = kind.list
  let query = from.where(`${table}.proyectoId`, '=', proyectoId)
  for (const column of ['estado', ...equals]) {
    if (address[column] !== undefined) query = query.where(`${table}.${column}`, '=', address[column])
  }
  if (day && address.desde !== undefined) query = query.where(`${table}.${day}`, '>=', address.desde)
  if (day && address.hasta !== undefined) query = query.where(`${table}.${day}`, '<=', address.hasta)
  if (address.search) query = query.where(containsAll(untyped(db), searchIn(table, address.search), byIndex))
  return filter ? filter(query, address) : query
}

const columnsOf = ({ shape: { table, fields } }: QueriedKind) =>
  ['id', 'numero', 'estado', 'motivoEstado', 'version', ...Object.keys(fields)].map((column) => `${table}.${column}`)

/**
 * The number of matches, of those that count, and the sums of the kind's totals as scaled integers in text. With `days`, which
 * must include every day of the matches, also the valued amounts, as `worth_…`.
 */
export async function countRecords(db: Db, kind: QueriedKind, filter: RecordFilter, days?: DayFactor[]) {
  const { table } = kind.shape
  const { totals = {}, uncounted = [], valued } = kind.list
  const counts = isCounted(`${table}.estado`, uncounted)
  const sumOf = (amount: RawBuilder<unknown>, name: string) => sumOfCounted(amount, counts).as(name)
  const columnOf = (column: string) => sql.ref(`${table}.${column}`)
  const sums = Object.keys(totals).map((column) => sumOf(columnOf(column), column))
  const worth = days
    ? Object.values(valued!.amounts).map(({ column }) => {
        const amount = columnOf(column)
        return sumOf(sql`case when ${amount} = 0 then 0 else ${valuedAmount(amount, days)} end`, `worth_${column}`)
      })
    : []
  // The filtered table first, then the lookup of its day: SQLite follows the order of a cross join.
  const rows: FilteredQuery = untyped(db).selectFrom(table)
  const joined = days && (rows.crossJoin(rowsOf(db, days)) as FilteredQuery)
  const found = filteredRecords(db, kind, filter, joined?.whereRef(`${table}.${valued!.day}`, '=', 'd.fecha'))
  const row = (await found
    .select((eb) => eb.fn.countAll().as('total'))
    .select(sql<number>`count(case when ${counts} then 1 end)`.as('counted'))
    .select([...sums, ...worth])
    .executeTakeFirstOrThrow()) as Record<string, string>
  return { total: Number(row.total), counted: Number(row.counted), sums: row }
}

/** The distinct days of the matches. */
export async function selectDays(db: Db, kind: QueriedKind, filter: RecordFilter): Promise<{ fecha: string }[]> {
  const day = `${kind.shape.table}.${kind.list.valued!.day}`
  const rows = await filteredRecords(db, kind, filter).select(`${day} as fecha`).groupBy(day).execute()
  return rows as { fecha: string }[]
}

/** The number of matches that count on each of some days. */
export async function countOnDays(
  db: Db,
  kind: QueriedKind,
  filter: RecordFilter,
  days: DayFactor[],
): Promise<Counted[]> {
  if (days.length === 0) return []
  const { table } = kind.shape
  const { uncounted = [], valued } = kind.list
  const day = `${table}.${valued!.day}`
  // Days first: they are few, and their documents are found by the index on the day.
  const joined = (untyped(db).selectFrom(rowsOf(db, days)) as FilteredQuery).crossJoin(table)
  const found = filteredRecords(db, kind, filter, joined.whereRef(day, '=', 'd.fecha'))
  const rows = (await found
    .where(isCounted(`${table}.estado`, uncounted))
    .select([`${day} as fecha`, (eb) => eb.fn.countAll().as('cantidad')])
    .groupBy(day)
    .execute()) as Counted[]
  return rows.map(({ fecha, cantidad }) => ({ fecha, cantidad: Number(cantidad) }))
}

/** A page of records. The subquery finds it from an index alone; then its rows are read. */
export async function selectRecords(
  db: Db,
  kind: QueriedKind,
  filter: RecordFilter,
  { column, order, offset, limit }: { column: string; order: 'asc' | 'desc'; offset: number; limit: number },
): Promise<RecordRow[]> {
  const { table } = kind.shape
  const page = filteredRecords(db, kind, filter)
    .select(`${table}.seq`)
    .orderBy(`${table}.${column}`, order)
    .orderBy(`${table}.seq`, order)
    .offset(offset)
    .limit(limit)
  const rows = await untyped(db)
    .selectFrom(table)
    .select(columnsOf(kind))
    .where('seq', 'in', page)
    .orderBy(`${table}.${column}`, order)
    .orderBy('seq', order)
    .execute()
  return rows as unknown as RecordRow[]
}

/** The newest records of a project with a number; of invoices, several suppliers may use it. */
export async function selectNumbered(db: Db, kind: QueriedKind, proyectoId: number, numero: number, limit: number) {
  const { table } = kind.shape
  const rows = await filteredRecords(db, kind, { proyectoId, address: {} })
    .select(columnsOf(kind))
    .where(`${table}.numero`, '=', numero)
    .orderBy(`${table}.seq`, 'desc')
    .limit(limit)
    .execute()
  return rows as unknown as RecordRow[]
}

export async function selectRecord(db: Db, kind: QueriedKind, proyectoId: number, id: string) {
  const row = await filteredRecords(db, kind, { proyectoId, address: {} })
    .select(columnsOf(kind))
    .where(`${kind.shape.table}.id`, '=', id)
    .executeTakeFirst()
  return row as RecordRow | undefined
}

/** The records of a project with these ids that are not annulled, by id. */
export async function selectCurrent(db: Db, table: string, proyectoId: number, ids: string[]) {
  if (ids.length === 0) return new Map<string, Pick<RecordRow, 'id' | 'version' | 'estado'>>()
  const rows = await untyped(db)
    .selectFrom(table)
    .select(['id', 'version', 'estado'])
    .where('proyectoId', '=', proyectoId)
    .where('id', 'in', ids)
    .where('estado', '<>', 'anulado')
    .execute()
  return new Map((rows as Pick<RecordRow, 'id' | 'version' | 'estado'>[]).map((row) => [row.id, row]))
}

/** The day of a record, as an array; empty for a list without cached day sums. */
async function dayOf(
  db: Db,
  table: string,
  { proyectoId, id }: { proyectoId: number; id: string },
): Promise<unknown[]> {
  if (!isDaySumTable(table)) return []
  const row = db.selectFrom(table).select('fecha').where('proyectoId', '=', proyectoId).where('id', '=', id)
  return (await row.execute()).map(({ fecha }) => fecha)
}

type Place = { proyectoId: number; id: string }

export async function insertRecord(db: Db, table: string, place: Place, row: object): Promise<void> {
  await untyped(db).insertInto(table).values(row).execute()
  await refreshDays(db, table, place.proyectoId, await dayOf(db, table, place))
}

type SeenVersion = { id: string; version: number }
const seenIn = (proyectoId: number, { id, version }: SeenVersion) => ({ proyectoId, id, version })

/** Tells whether the record was there in that version. */
export async function updateRecord(db: Db, table: string, proyectoId: number, seen: SeenVersion, columns: object) {
  const place = { proyectoId, id: seen.id }
  const before = await dayOf(db, table, place)
  const where = seenIn(proyectoId, seen)
  let query = untyped(db)
    .updateTable(table)
    .set({ ...columns, version: seen.version + 1 })
  for (const [column, value] of Object.entries(where)) query = query.where(column, '=', value)
  const isChanged = (await query.executeTakeFirst()).numUpdatedRows > 0n
  if (isChanged) await refreshDays(db, table, proyectoId, [...before, ...(await dayOf(db, table, place))])
  return isChanged
}

/** Tells whether the record was there in that version. */
export async function deleteRecord(db: Db, table: string, proyectoId: number, seen: SeenVersion): Promise<boolean> {
  const before = await dayOf(db, table, { proyectoId, id: seen.id })
  let query = untyped(db).deleteFrom(table)
  for (const [column, value] of Object.entries(seenIn(proyectoId, seen))) query = query.where(column, '=', value)
  const isGone = (await query.executeTakeFirst()).numDeletedRows > 0n
  if (isGone) await refreshDays(db, table, proyectoId, before)
  return isGone
}

/** Inside the write of a payment: the new balance of a record, in cents of its currency and of the project's. */
export async function updateBalance(
  db: Db,
  table: 'certificados' | 'comprobantes' | 'liberaciones',
  { proyectoId, id }: { proyectoId: number; id: string },
  balance: { saldo: number; saldoBase: number },
): Promise<void> {
  await untyped(db)
    .updateTable(table)
    .set(balance)
    .where('proyectoId', '=', proyectoId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await refreshDays(db, table, proyectoId, await dayOf(db, table, { proyectoId, id }))
}
