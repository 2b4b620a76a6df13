/**
 * The queries that all records of projects share. A kind names its table, so they go over a handle that knows no tables (`plain`); that the
 * names are right is checked where the kind is described.
 */
import { sql, type RawBuilder } from 'kysely'
import type { AnyDb } from '../db/columns.ts'
import { isLike } from '../db/search.ts'
import { dayRows, valuedAmount } from '../money/valued.queries.ts'
import type { Db } from '../db/schema.ts'
import type { DayFactor } from '../money/factors.ts'
import { fold } from '../lib/text.ts'
import type { Counted } from '../money/valuation.ts'
import { isCounted, sumOfCounted } from './counted.queries.ts'
import { isKeptTable, restateDays } from './day-sums.queries.ts'
import type { FilteredQuery, Project, QueriedKind, RecordBase } from './record.ts'

export type RecordRow = Record<string, unknown> & RecordBase
export type RecordFilter = { proyectoId: number; address: Record<string, unknown> }
const plain = (db: Db) => db as unknown as AnyDb

/** The project of a company, as records need it. */
export function selectProject(db: Db, proyectoId: number): Promise<Project | undefined> {
  return db
    .selectFrom('projects')
    .select(['id', 'nombre', 'estado', 'motivo', 'archivado', 'monedaBase', 'indiceId', 'mesBase'])
    .where('id', '=', proyectoId)
    .executeTakeFirst()
}

/** Days with their factors as rows `d`, made once: SQLite would make them anew for each row beside them. */
const rowsOf = (db: Db, days: DayFactor[]) =>
  sql`(with made as materialized (${dayRows(db, days)}) select * from made)`.as('d') as never

function matching(
  db: Db,
  kind: QueriedKind,
  { proyectoId, address }: RecordFilter,
  from: FilteredQuery = plain(db).selectFrom(kind.shape.table),
): FilteredQuery {
  const { table } = kind.shape
  const { equals = [], day, filter } = kind.list
  let query = from.where(`${table}.proyectoId`, '=', proyectoId)
  for (const column of ['estado', ...equals]) {
    if (address[column] !== undefined) query = query.where(`${table}.${column}`, '=', address[column])
  }
  if (day && address.desde !== undefined) query = query.where(`${table}.${day}`, '>=', address.desde)
  if (day && address.hasta !== undefined) query = query.where(`${table}.${day}`, '<=', address.hasta)
  for (const word of fold((address.search as string | undefined) ?? '').split(/\s+/)) {
    if (word) query = query.where(isLike('searchText', word))
  }
  return filter ? filter(query, address) : query
}

const columnsOf = ({ shape: { table, fields } }: QueriedKind) =>
  ['id', 'numero', 'estado', 'motivoEstado', 'version', ...Object.keys(fields)].map((column) => `${table}.${column}`)

/**
 * How many a filter finds, how many of them count, and the sums of the kind's totals as scaled integers in text; with factors of
 * all days that there are, what its amounts are worth too, as `worth_…`.
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
  // What the filter finds comes first, and looks its day up: SQLite goes by the order of a cross join.
  const rows: FilteredQuery = plain(db).selectFrom(table)
  const joined = days && (rows.crossJoin(rowsOf(db, days)) as FilteredQuery)
  const found = matching(db, kind, filter, joined?.whereRef(`${table}.${valued!.day}`, '=', 'd.fecha'))
  const row = (await found
    .select((eb) => eb.fn.countAll().as('total'))
    .select(sql<number>`count(case when ${counts} then 1 end)`.as('counted'))
    .select([...sums, ...worth])
    .executeTakeFirstOrThrow()) as Record<string, string>
  return { total: Number(row.total), counted: Number(row.counted), sums: row }
}

/** The days of what a filter finds. */
export async function selectDays(db: Db, kind: QueriedKind, filter: RecordFilter): Promise<{ fecha: string }[]> {
  const day = `${kind.shape.table}.${kind.list.valued!.day}`
  const rows = await matching(db, kind, filter).select(`${day} as fecha`).groupBy(day).execute()
  return rows as { fecha: string }[]
}

/** How many of a filter count on each of some days. */
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
  // Few of all days: what is of them is found by the index of the day.
  const joined = (plain(db).selectFrom(rowsOf(db, days)) as FilteredQuery).crossJoin(table)
  const found = matching(db, kind, filter, joined.whereRef(day, '=', 'd.fecha'))
  const rows = (await found
    .where(isCounted(`${table}.estado`, uncounted))
    .select([`${day} as fecha`, (eb) => eb.fn.countAll().as('cantidad')])
    .groupBy(day)
    .execute()) as Counted[]
  return rows.map(({ fecha, cantidad }) => ({ fecha, cantidad: Number(cantidad) }))
}

/** A page of records: found by an index alone, and only then read. */
export async function selectRecords(
  db: Db,
  kind: QueriedKind,
  filter: RecordFilter,
  { column, order, offset, limit }: { column: string; order: 'asc' | 'desc'; offset: number; limit: number },
): Promise<RecordRow[]> {
  const { table } = kind.shape
  const page = matching(db, kind, filter)
    .select(`${table}.seq`)
    .orderBy(`${table}.${column}`, order)
    .orderBy(`${table}.seq`, order)
    .offset(offset)
    .limit(limit)
  const rows = await plain(db)
    .selectFrom(table)
    .select(columnsOf(kind))
    .where('seq', 'in', page)
    .orderBy(`${table}.${column}`, order)
    .orderBy('seq', order)
    .execute()
  return rows as unknown as RecordRow[]
}

export async function selectRecord(db: Db, kind: QueriedKind, proyectoId: number, id: string) {
  const row = await matching(db, kind, { proyectoId, address: {} })
    .select(columnsOf(kind))
    .where(`${kind.shape.table}.id`, '=', id)
    .executeTakeFirst()
  return row as RecordRow | undefined
}

/** The day of a record of a kept list; none for the others. */
async function dayOf(
  db: Db,
  table: string,
  { proyectoId, id }: { proyectoId: number; id: string },
): Promise<unknown[]> {
  if (!isKeptTable(table)) return []
  const row = db.selectFrom(table).select('fecha').where('proyectoId', '=', proyectoId).where('id', '=', id)
  return (await row.execute()).map(({ fecha }) => fecha)
}

type Place = { proyectoId: number; id: string }

export async function insertRecord(db: Db, table: string, place: Place, row: object): Promise<void> {
  await plain(db).insertInto(table).values(row).execute()
  await restateDays(db, table, place.proyectoId, await dayOf(db, table, place))
}

type Seen = { id: string; version: number }
const seenIn = (proyectoId: number, { id, version }: Seen) => ({ proyectoId, id, version })

/** Tells whether the record was there in that version. */
export async function updateRecord(db: Db, table: string, proyectoId: number, seen: Seen, columns: object) {
  const place = { proyectoId, id: seen.id }
  const before = await dayOf(db, table, place)
  const where = seenIn(proyectoId, seen)
  let query = plain(db)
    .updateTable(table)
    .set({ ...columns, version: seen.version + 1 })
  for (const [column, value] of Object.entries(where)) query = query.where(column, '=', value)
  const isChanged = (await query.executeTakeFirst()).numUpdatedRows > 0n
  if (isChanged) await restateDays(db, table, proyectoId, [...before, ...(await dayOf(db, table, place))])
  return isChanged
}

/** Tells whether the record was there in that version. */
export async function deleteRecord(db: Db, table: string, proyectoId: number, seen: Seen): Promise<boolean> {
  const before = await dayOf(db, table, { proyectoId, id: seen.id })
  let query = plain(db).deleteFrom(table)
  for (const [column, value] of Object.entries(seenIn(proyectoId, seen))) query = query.where(column, '=', value)
  const isGone = (await query.executeTakeFirst()).numDeletedRows > 0n
  if (isGone) await restateDays(db, table, proyectoId, before)
  return isGone
}

/** Inside the write of a payment: what it left of a record, in cents of its currency and of the project's. */
export async function updateBalance(
  db: Db,
  table: 'certificados' | 'comprobantes',
  { proyectoId, id }: { proyectoId: number; id: string },
  balance: { saldo: number; saldoBase: number },
): Promise<void> {
  await plain(db)
    .updateTable(table)
    .set(balance)
    .where('proyectoId', '=', proyectoId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await restateDays(db, table, proyectoId, await dayOf(db, table, { proyectoId, id }))
}
