import { sql, type SqlBool } from 'kysely'
import { insertRows } from '../../db/insert-rows.ts'
import { isLike } from '../../db/search.ts'
import type { Db } from '../../db/schema.ts'
import { seesProject } from '../../records/visible-projects.queries.ts'
import type { Exception } from './series.ts'
import { eventoRow, storedOf, type Stored } from './stored.ts'
import type { EventosTables } from './tables.ts'

/** Events of a project with their exceptions, in the order of the ids. */
export async function selectStored(db: Db, proyectoId: number, ids: string[]): Promise<Stored[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('eventos')
    .selectAll()
    .where('proyectoId', '=', proyectoId)
    .where('id', 'in', ids)
    .execute()
  const exceptions = await selectExceptions(db, ids)
  const byId = new Map(rows.map((row) => [row.id, storedOf(row, exceptions.get(row.id) ?? [])]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function selectExceptions(db: Db, eventoIds: string[]): Promise<Map<string, Exception[]>> {
  const rows = await db
    .selectFrom('eventoExcepciones')
    .selectAll()
    .where('eventoId', 'in', eventoIds)
    .orderBy('eventoId')
    .orderBy('dia')
    .execute()
  const byEvent = Map.groupBy(rows, ({ eventoId }) => eventoId)
  const exceptionOf = ({ dia, borrada, cambios }: (typeof rows)[number]): Exception => {
    return { dia, borrada: borrada === 1, cambios: JSON.parse(cambios) as Exception['cambios'] }
  }
  return new Map([...byEvent].map(([id, each]) => [id, each.map(exceptionOf)]))
}

export async function insertStored(db: Db, stored: Stored, extendedUntil: string | null): Promise<void> {
  await db.insertInto('eventos').values(eventoRow(stored, extendedUntil)).execute()
  await insertExceptions(db, stored)
}

export async function updateStored(db: Db, stored: Stored, extendedUntil: string | null): Promise<void> {
  const { id, ...columns } = eventoRow(stored, extendedUntil)
  await db.updateTable('eventos').set(columns).where('id', '=', id).execute()
  await db.deleteFrom('eventoExcepciones').where('eventoId', '=', id).execute()
  await insertExceptions(db, stored)
}

async function insertExceptions(db: Db, { id, exceptions }: Stored): Promise<void> {
  const rows = exceptions.map(({ dia, borrada, cambios }) => {
    return { eventoId: id, dia, borrada: Number(borrada), cambios: JSON.stringify(cambios) }
  })
  await insertRows(db, 'eventoExcepciones', rows)
}

/** Deletes an event with its exceptions and occurrences. */
export async function deleteStored(db: Db, id: string): Promise<void> {
  await db.deleteFrom('eventos').where('id', '=', id).execute()
}

export async function replaceOccurrences(
  db: Db,
  eventoId: string,
  rows: EventosTables['ocurrencias'][],
): Promise<void> {
  await db.deleteFrom('ocurrencias').where('eventoId', '=', eventoId).execute()
  await insertRows(db, 'ocurrencias', rows)
}

export type EventFilter = {
  desde?: string | undefined
  hasta?: string | undefined
  tipoId?: string | undefined
  estado?: EventosTables['eventos']['estado'] | undefined
  search?: string | undefined
}

function filteredEvents(db: Db, proyectoId: number, { desde, hasta, tipoId, estado, search }: EventFilter) {
  let query = db.selectFrom('eventos').where('proyectoId', '=', proyectoId)
  if (desde !== undefined) query = query.where('inicio', '>=', desde)
  if (hasta !== undefined) query = query.where('inicio', '<', `${hasta}U`)
  if (tipoId !== undefined) query = query.where('tipoId', '=', tipoId)
  if (estado !== undefined) query = query.where('estado', '=', estado)
  if (search) query = query.where(isLike('searchText', search))
  return query
}

export async function countEvents(db: Db, proyectoId: number, filter: EventFilter): Promise<number> {
  const row = await filteredEvents(db, proyectoId, filter)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(row.total)
}

export async function selectEventIds(
  db: Db,
  proyectoId: number,
  filter: EventFilter,
  { sort, order, offset, limit }: { sort: 'inicio' | 'seq'; order: 'asc' | 'desc'; offset: number; limit: number },
): Promise<string[]> {
  const rows = await filteredEvents(db, proyectoId, filter)
    .select('id')
    .orderBy(sort, order)
    .orderBy('seq', order)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The events of a project that start at some times. */
export async function selectStarting(db: Db, proyectoId: number, starts: string[]) {
  if (starts.length === 0) return []
  return db
    .selectFrom('eventos')
    .select(['id', 'version', 'titulo', 'inicio'])
    .where('proyectoId', '=', proyectoId)
    .where('inicio', 'in', starts)
    .execute()
}

/** The versions of events that exist. */
export async function selectVersions(db: Db, proyectoId: number, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('eventos')
    .select(['id', 'version'])
    .where('proyectoId', '=', proyectoId)
    .where('id', 'in', ids)
    .execute()
}

/** The ids of a project's events by UID. */
export async function selectIdsByUid(db: Db, proyectoId: number, uids: string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .selectFrom('eventos')
    .select(['id', 'uid'])
    .where('proyectoId', '=', proyectoId)
    .where('uid', 'in', uids)
    .execute()
  return new Map(rows.map(({ id, uid }) => [uid, id]))
}

/** The names of some kinds of events of a company. */
export async function selectTypeNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('tiposEvento').select(['id', 'nombre']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}

/** All kinds of events of a company that are not archived, by name. */
export function selectTypes(db: Db, desarrolladoraId: number) {
  return db
    .selectFrom('tiposEvento')
    .select(['id', 'nombre'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('activo', '=', 1)
    .execute()
}

/** The names of users, by id. */
export async function selectPeople(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The names and mail addresses of users, by id. */
export async function selectAddresses(db: Db, ids: string[]): Promise<Map<string, { name: string; email: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name', 'email']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}

type Viewing = { desarrolladoraId: number; project: { id: number } }

/** The ids of those who see a project and have these mail addresses, by address. */
export async function selectMembersByMail(
  db: Db,
  { desarrolladoraId, project }: Viewing,
  mails: string[],
): Promise<Map<string, string>> {
  if (mails.length === 0) return new Map()
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'email'])
    .where('companyId', '=', desarrolladoraId)
    .where(seesProject(sql`${project.id}`))
    .where('email', 'in', mails)
    .execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** Which of these users may see a project, and its name. */
export function selectMembersOfProject(db: Db, proyectoId: number, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('projects')
    .innerJoin('memberships', 'memberships.companyId', 'projects.companyId')
    .select(['memberships.userId', 'projects.nombre as project'])
    .where('projects.id', '=', proyectoId)
    .where('memberships.userId', 'in', ids)
    .where(seesProject())
    .execute()
}

/** Which of these users see a project. */
export async function selectMemberIds(
  db: Db,
  { desarrolladoraId, project }: Viewing,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('memberships')
    .select('userId')
    .where('companyId', '=', desarrolladoraId)
    .where(seesProject(sql`${project.id}`))
    .where('userId', 'in', ids)
    .execute()
  return new Set(rows.map(({ userId }) => userId))
}

/** Stores what the last change of each event replaced. */
export async function upsertUndo(db: Db, row: EventosTables['eventoCambios']): Promise<void> {
  const { eventoId: _id, ...columns } = row
  await db
    .insertInto('eventoCambios')
    .values(row)
    .onConflict((conflict) => conflict.column('eventoId').doUpdateSet(columns))
    .execute()
}

export function selectUndo(db: Db, proyectoId: number, eventoId: string) {
  return db
    .selectFrom('eventoCambios')
    .selectAll()
    .where('proyectoId', '=', proyectoId)
    .where('eventoId', '=', eventoId)
    .executeTakeFirst()
}

export async function deleteUndo(db: Db, eventoId: string): Promise<void> {
  await db.deleteFrom('eventoCambios').where('eventoId', '=', eventoId).execute()
}

export async function deleteUndosBefore(db: Db, momento: string): Promise<void> {
  await db.deleteFrom('eventoCambios').where('momento', '<', momento).execute()
}

export type OccurrenceFilter = {
  /** Days, both included. */
  desde: string
  hasta: string
  tipoId?: string | undefined
  persona?: string | undefined
  estado?: EventosTables['eventos']['estado'] | undefined
  search?: string | undefined
}

/** Text after every time of a day: `U` follows `T`. */
const endOf = (day: string) => `${day}U`

/** The occurrences that touch some days, by start. */
export function selectOccurrences(
  db: Db,
  proyectoId: number,
  { desde, hasta, tipoId, persona, estado, search }: OccurrenceFilter,
  limit: number,
) {
  // Those of one day are found by their start. The others are few: all that started are compared by their end.
  const touching = sql<SqlBool>`(o."variosDias" = 0 and o."inicio" >= ${desde} and o."inicio" < ${endOf(hasta)}
    or o."variosDias" = 1 and o."inicio" < ${endOf(hasta)} and o."fin" >= ${desde})`
  let found = db
    .selectFrom('ocurrencias as o')
    .select(['o.eventoId', 'o.dia', 'o.inicio', 'o.fin', 'o.todoElDia', 'o.titulo', 'o.tipoId', 'o.lugar', 'o.estado'])
    .select(['o.asignados', 'o.cambiada'])
    .where('o.proyectoId', '=', proyectoId)
    .where(touching)
  if (tipoId !== undefined) found = found.where('o.tipoId', '=', tipoId)
  if (estado !== undefined) found = found.where('o.estado', '=', estado)
  if (persona !== undefined)
    found = found.where(sql<SqlBool>`o."asignados" like ${`%"${persona.replace(/["%_\\]/g, '')}"%`}`)
  if (search) found = found.where(isLike('o.searchText', search))
  // Limited before the join: PostgreSQL expects ten times as many rows, and would read all events.
  const page = found.orderBy('o.inicio').orderBy('o.eventoId').orderBy('o.dia').limit(limit)
  return db
    .selectFrom(page.as('found'))
    .innerJoin('eventos', 'eventos.id', 'found.eventoId')
    .leftJoin('tiposEvento', 'tiposEvento.id', 'found.tipoId')
    .selectAll('found')
    .select(['eventos.inicio as inicioSerie', 'eventos.recurrencia', 'eventos.version'])
    .select(['tiposEvento.nombre as tipo', 'tiposEvento.color'])
    .orderBy('found.inicio')
    .orderBy('found.eventoId')
    .orderBy('found.dia')
    .execute()
}

/** The occurrences of a project that match a search, those from a day on first, then the last before. */
export function selectNearest(db: Db, proyectoId: number, search: string, day: string, limit: number) {
  const matching = () =>
    db
      .selectFrom('ocurrencias as o')
      .innerJoin('eventos', 'eventos.id', 'o.eventoId')
      .select(['o.eventoId', 'o.dia', 'o.inicio', 'o.titulo', 'o.lugar', 'eventos.inicio as inicioSerie'])
      .where('o.proyectoId', '=', proyectoId)
      .where(isLike('o.searchText', search))
      .limit(limit)
  return Promise.all([
    matching().where('o.inicio', '>=', day).orderBy('o.inicio').execute(),
    matching().where('o.inicio', '<', day).orderBy('o.inicio', 'desc').execute(),
  ])
}

/** Series whose stored occurrences end before a day. */
export function selectToExtend(db: Db, day: string, limit: number) {
  return db
    .selectFrom('eventos')
    .select(['id', 'proyectoId', 'extendidaHasta'])
    .where('extendidaHasta', '<', day)
    .orderBy('extendidaHasta')
    .limit(limit)
    .execute()
}

export async function updateExtended(db: Db, id: string, extendidaHasta: string | null): Promise<void> {
  await db.updateTable('eventos').set({ extendidaHasta }).where('id', '=', id).execute()
}

/** Occurrences with a reminder that is due, the earliest first. */
export function selectDue(db: Db, now: string, limit: number) {
  return db
    .selectFrom('ocurrencias')
    .select(['eventoId', 'proyectoId', 'dia', 'proximoAviso'])
    .where('proximoAviso', '<=', now)
    .orderBy('proximoAviso')
    .limit(limit)
    .execute()
}

export async function updateReminder(db: Db, eventoId: string, dia: string, proximoAviso: string | null) {
  await db
    .updateTable('ocurrencias')
    .set({ proximoAviso })
    .where('eventoId', '=', eventoId)
    .where('dia', '=', dia)
    .execute()
}
