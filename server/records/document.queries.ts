/** The queries that all documents of projects share; the tables are named by their descriptions. */
import { sql, type RawBuilder } from 'kysely'
import type { AnyDb } from '../db/columns.ts'
import { isLike } from '../db/search.ts'
import { dayRows, valuedAmount } from '../db/valued.ts'
import type { Db } from '../db/schema.ts'
import type { DayFactor } from '../lib/factors.ts'
import { fold } from '../lib/text.ts'
import type { Counted } from '../lib/valued.ts'
import { isCounted, sumOfCounted } from './counted.queries.ts'
import { isKeptTable, restateDays } from './day-sums.queries.ts'
import type { Document, DocumentKind, NarrowedQuery, Project } from './document.ts'

export type DocumentRow = Record<string, unknown> & Document
type Any = DocumentKind<Document>
export type DocumentFilter = { proyectoId: number; address: Record<string, unknown> }
const plain = (db: Db) => db as unknown as AnyDb

/** The project of a company, as documents need it. */
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
  kind: Any,
  { proyectoId, address }: DocumentFilter,
  from: NarrowedQuery = plain(db).selectFrom(kind.table),
): NarrowedQuery {
  const { table, filters = [], day, narrow } = kind
  let query = from.where(`${table}.proyectoId`, '=', proyectoId)
  for (const column of ['estado', ...filters]) {
    if (address[column] !== undefined) query = query.where(`${table}.${column}`, '=', address[column])
  }
  if (day && address.desde !== undefined) query = query.where(`${table}.${day}`, '>=', address.desde)
  if (day && address.hasta !== undefined) query = query.where(`${table}.${day}`, '<=', address.hasta)
  for (const word of fold((address.search as string | undefined) ?? '').split(/\s+/)) {
    if (word) query = query.where(isLike('searchText', word) as never)
  }
  return narrow ? narrow(query, address) : query
}

const columnsOf = ({ table, fields }: Any) =>
  ['id', 'numero', 'estado', 'motivoEstado', 'version', ...Object.keys(fields)].map((column) => `${table}.${column}`)

/**
 * How many a filter finds, how many of them count, and the sums of the kind's totals as scaled integers in text; with factors of
 * all days that there are, what its amounts are worth too, as `worth_…`.
 */
export async function countDocuments(db: Db, kind: Any, filter: DocumentFilter, days?: DayFactor[]) {
  const { table, totals = {}, uncounted = [], valued } = kind
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
  const rows: NarrowedQuery = plain(db).selectFrom(table)
  const joined = days && (rows.crossJoin(rowsOf(db, days)) as NarrowedQuery)
  const found = matching(db, kind, filter, joined?.whereRef(`${table}.${valued!.day}`, '=', 'd.fecha'))
  const row = (await found
    .select((eb) => eb.fn.countAll().as('total'))
    .select(sql<number>`count(case when ${counts} then 1 end)`.as('counted'))
    .select([...sums, ...worth])
    .executeTakeFirstOrThrow()) as Record<string, string>
  return { total: Number(row.total), counted: Number(row.counted), sums: row }
}

/** The days of what a filter finds. */
export async function selectDays(db: Db, kind: Any, filter: DocumentFilter): Promise<{ fecha: string }[]> {
  const day = `${kind.table}.${kind.valued!.day}`
  const rows = await matching(db, kind, filter).select(`${day} as fecha`).groupBy(day).execute()
  return rows as { fecha: string }[]
}

/** How many of a filter count on each of some days. */
export async function countOnDays(db: Db, kind: Any, filter: DocumentFilter, days: DayFactor[]): Promise<Counted[]> {
  if (days.length === 0) return []
  const { table, uncounted = [], valued } = kind
  const day = `${table}.${valued!.day}`
  // Few of all days: what is of them is found by the index of the day.
  const joined = (plain(db).selectFrom(rowsOf(db, days)) as NarrowedQuery).crossJoin(table)
  const found = matching(db, kind, filter, joined.whereRef(day, '=', 'd.fecha'))
  const rows = (await found
    .where(isCounted(`${table}.estado`, uncounted))
    .select([`${day} as fecha`, (eb) => eb.fn.countAll().as('cantidad')])
    .groupBy(day)
    .execute()) as Counted[]
  return rows.map(({ fecha, cantidad }) => ({ fecha, cantidad: Number(cantidad) }))
}

/** A page of documents: found by an index alone, and only then read. */
export async function selectDocuments(
  db: Db,
  kind: Any,
  filter: DocumentFilter,
  { column, order, offset, limit }: { column: string; order: 'asc' | 'desc'; offset: number; limit: number },
): Promise<DocumentRow[]> {
  const { table } = kind
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
  return rows as unknown as DocumentRow[]
}

export async function selectDocument(db: Db, kind: Any, proyectoId: number, id: string) {
  const row = await matching(db, kind, { proyectoId, address: {} })
    .select(columnsOf(kind))
    .where(`${kind.table}.id`, '=', id)
    .executeTakeFirst()
  return row as DocumentRow | undefined
}

/** The day of a document of a kept list; none for the others. */
async function dayOf(
  db: Db,
  table: string,
  { proyectoId, id }: { proyectoId: number; id: string },
): Promise<unknown[]> {
  if (!isKeptTable(table)) return []
  const row = db.selectFrom(table).select('fecha').where('proyectoId', '=', proyectoId).where('id', '=', id)
  return (await row.execute()).map(({ fecha }) => fecha)
}

export async function insertDocument(db: Db, { table }: Any, row: { proyectoId: number; id: string }): Promise<void> {
  await plain(db).insertInto(table).values(row).execute()
  await restateDays(db, table, row.proyectoId, await dayOf(db, table, row))
}

type Seen = { id: string; version: number }
const seenIn = (proyectoId: number, { id, version }: Seen) => ({ proyectoId, id, version })

/** Tells whether the document was there in that version. */
export async function updateDocument(db: Db, { table }: Any, proyectoId: number, seen: Seen, columns: object) {
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

/** Tells whether the document was there in that version. */
export async function deleteDocument(db: Db, { table }: Any, proyectoId: number, seen: Seen): Promise<boolean> {
  const before = await dayOf(db, table, { proyectoId, id: seen.id })
  let query = plain(db).deleteFrom(table)
  for (const [column, value] of Object.entries(seenIn(proyectoId, seen))) query = query.where(column, '=', value)
  const isGone = (await query.executeTakeFirst()).numDeletedRows > 0n
  if (isGone) await restateDays(db, table, proyectoId, before)
  return isGone
}

/** Inside the write of a payment: what it left of a document, in cents of its currency and of the project's. */
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
