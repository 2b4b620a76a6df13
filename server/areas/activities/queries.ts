import type { ExpressionBuilder } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'
import { isVisibleChange } from '../../records/visible-projects.queries.ts'
import { visibleProjects, type VisibleProjects } from '../../records/visible-projects.ts'
import type { ActivitiesTables } from './tables.ts'

type Row = ActivitiesTables['activities']
type Place = Pick<Row, 'date' | 'id'>
type Filter = { kind?: Row['kind'] | undefined; person?: string | undefined }

/** Activities newest first, after `last`. */
export function selectActivities(
  db: Db,
  { kind, person }: Filter,
  last: Place | undefined,
  size: number,
): Promise<Row[]> {
  return db
    .selectFrom('activities')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(person !== undefined, (query) => query.where('person', '=', person!))
    .$if(last !== undefined, (query) =>
      query
        .where('date', '<=', last!.date)
        .where((eb) => eb.or([eb('date', '<', last!.date), eb('id', '>', last!.id)])),
    )
    .orderBy('date', 'desc')
    .orderBy('id')
    .limit(size)
    .execute()
}

export type FeedCompany = { id: number; name: string; proyectos: VisibleProjects }

/** The companies of a user, whose activities are in the feed, with the projects that the user sees. */
export async function selectCompanies(db: Db, userId: string): Promise<FeedCompany[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('developers', 'developers.id', 'memberships.companyId')
    .select(['developers.id', 'developers.nombre as name', 'memberships.proyectos'])
    .where('memberships.userId', '=', userId)
    .execute()
  return rows.map((row) => ({ ...row, proyectos: visibleProjects(row.proyectos) }))
}

export type ChangeRow = Awaited<ReturnType<typeof selectChanges>>[number]

/** Visible changes in a company, newest first, after `last`. */
export function selectChanges(
  db: Db,
  { id: companyId, proyectos }: FeedCompany,
  { kind, person }: Filter,
  last: Place | undefined,
  size: number,
) {
  return db
    .selectFrom('historial')
    .select(['id', 'clase', 'entidad', 'entidadId', 'accion', 'usuarioId', 'usuario', 'momento as date', 'despues'])
    .select(['desarrolladoraId', 'proyectoId'])
    .where('desarrolladoraId', '=', companyId)
    .$if(proyectos !== null, (query) => query.where(isVisibleChange(proyectos)))
    .$if(kind !== undefined, (query) => query.where('clase', '=', kind!))
    .$if(person !== undefined, (query) => query.where('usuario', '=', person!))
    .$if(last !== undefined, (query) =>
      query
        .where('momento', '<=', last!.date)
        .where((eb) => eb.or([eb('momento', '<', last!.date), eb('id', '>', last!.id)])),
    )
    .orderBy('momento', 'desc')
    .orderBy('id')
    .limit(size)
    .execute()
}

/** A single list of companies, which an index serves, unless the user sees only some projects of one. */
function inFeed(companies: FeedCompany[]) {
  return (eb: ExpressionBuilder<Database, 'historial'>) =>
    eb.and([
      eb(
        'desarrolladoraId',
        'in',
        companies.map(({ id }) => id),
      ),
      ...companies
        .filter(({ proyectos }) => proyectos !== null)
        .map(({ id, proyectos }) => eb.or([eb('desarrolladoraId', '<>', id), isVisibleChange(proyectos)])),
    ])
}

/** The position of an activity in the feed of the companies, or undefined. */
export async function selectActivityPlace(db: Db, id: string, companies: FeedCompany[]): Promise<Place | undefined> {
  const sample = await db.selectFrom('activities').select(['id', 'date']).where('id', '=', id).executeTakeFirst()
  if (sample || companies.length === 0) return sample
  return db
    .selectFrom('historial')
    .select(['id', 'momento as date'])
    .where('id', '=', id)
    .where(inFeed(companies))
    .executeTakeFirst()
}

/** People with their number of activities, in the sample feed and in the companies. */
export async function selectActivityPeople(
  db: Db,
  companies: FeedCompany[],
  most: number,
): Promise<{ name: string; count: number }[]> {
  const sample = db
    .selectFrom('activities')
    .select((eb) => ['person as name', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('person', 'is not', null)
    .groupBy('person')
    .orderBy('person')
    .limit(most)
    .$narrowType<{ name: string }>()
    .execute()
  if (companies.length === 0) return sample
  const real = db
    .selectFrom('historial')
    .select((eb) => ['usuario as name', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where(inFeed(companies))
    .groupBy('usuario')
    .orderBy('usuario')
    .limit(most)
    .execute()
  return [...(await sample), ...(await real)]
}

type Named = Pick<ChangeRow, 'desarrolladoraId' | 'entidad' | 'entidadId'>

/** The fields of some records when they were created, by id. */
export async function selectFirstFields(db: Db, changes: Named[]): Promise<Map<string, string>> {
  if (changes.length === 0) return new Map()
  const rows = await db
    .selectFrom('historial')
    .select(['entidadId', 'despues'])
    .where('desarrolladoraId', 'in', [...new Set(changes.map((each) => each.desarrolladoraId))])
    .where('entidad', 'in', [...new Set(changes.map((each) => each.entidad))])
    .where('entidadId', 'in', [...new Set(changes.map((each) => each.entidadId))])
    .where('accion', '=', 'crear')
    .execute()
  return new Map(rows.map(({ entidadId, despues }) => [entidadId, despues]))
}

/** The names of users and projects, by id. */
export async function selectNames(
  db: Db,
  userIds: string[],
  projectIds: number[],
): Promise<Map<string | number, string>> {
  const [users, projects] = await Promise.all([
    userIds.length === 0 ? [] : db.selectFrom('users').select(['id', 'name']).where('id', 'in', userIds).execute(),
    projectIds.length === 0
      ? []
      : db.selectFrom('projects').select(['id', 'nombre as name']).where('id', 'in', projectIds).execute(),
  ])
  return new Map<string | number, string>([...users, ...projects].map(({ id, name }) => [id, name]))
}
