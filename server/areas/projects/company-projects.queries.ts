/** Queries of the projects of a company with all their columns. */
import type { Insertable, Updateable } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'
import { isLike } from '../../db/search.ts'
import { isVisible } from '../../records/visible-projects.queries.ts'
import type { VisibleProjects } from '../../records/visible-projects.ts'

type Projects = Database['projects']
export type NewProject = Omit<Insertable<Projects>, 'id'>
export type ProjectSort = 'nombre' | 'codigo' | 'estado' | 'fechaInicio' | 'fechaFinPlan'
export type ProjectFilter = {
  companyId: number
  search?: string | undefined
  estado?: Projects['estado'] | undefined
  archivado: boolean
  proyectos: VisibleProjects
}

const columns = [
  'id',
  'nombre',
  'descripcion',
  'codigo',
  'direccion',
  'tipo',
  'estado',
  'motivo',
  'monedaBase',
  'fechaInicio',
  'fechaFinPlan',
  'fechaFinReal',
  'superficieCubierta',
  'superficieVendible',
  'unidades',
  'indiceId',
  'mesBase',
  'archivado',
  'version',
] as const

function matchingProjects(db: Db, { companyId, search = '', estado, archivado, proyectos }: ProjectFilter) {
  let query = db
    .selectFrom('projects')
    .where('companyId', '=', companyId)
    .where('archivado', '=', archivado ? 1 : 0)
    .where(isVisible('id', proyectos))
  if (estado) query = query.where('estado', '=', estado)
  if (search) query = query.where(isLike('searchText', search))
  return query
}

/** The number of projects that match a filter. */
export async function countProjects(db: Db, filter: ProjectFilter): Promise<number> {
  const query = matchingProjects(db, filter).select((eb) => eb.fn.countAll<number>().as('count'))
  return (await query.executeTakeFirstOrThrow()).count
}

/** A page of the projects that match a filter. */
export function selectProjectPage(
  db: Db,
  filter: ProjectFilter,
  { sort, order, offset, limit }: { sort: ProjectSort; order: 'asc' | 'desc'; offset: number; limit: number },
) {
  const column = sort === 'nombre' ? 'sortKey' : sort === 'codigo' ? 'codigoKey' : sort
  return matchingProjects(db, filter)
    .select(columns)
    .orderBy(column, order)
    .orderBy('id', order)
    .offset(offset)
    .limit(limit)
    .execute()
}

/** One project of a company with all its columns, or undefined. */
export function selectWholeProject(db: Db, companyId: number, id: number) {
  const projects = db.selectFrom('projects').select(columns)
  return projects.where('id', '=', id).where('companyId', '=', companyId).executeTakeFirst()
}

export type ProjectRow = NonNullable<Awaited<ReturnType<typeof selectWholeProject>>>

/** Inserts a project and returns its id; a unique index refuses a code that the company already has. */
export async function insertProject(db: Db, project: NewProject): Promise<number> {
  return (await db.insertInto('projects').values(project).returning('id').executeTakeFirstOrThrow()).id
}

/** Updates a project if its version is unchanged; returns whether it did. */
export async function updateProjectRow(
  db: Db,
  companyId: number,
  { id, version }: { id: number; version: number },
  columnsToSet: Updateable<Projects>,
): Promise<boolean> {
  const result = await db
    .updateTable('projects')
    .set({ ...columnsToSet, version: version + 1 })
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The normalized codes of a company's projects. */
export async function selectCodeKeys(db: Db, companyId: number): Promise<Set<string>> {
  const rows = await db.selectFrom('projects').select('codigoKey').where('companyId', '=', companyId).execute()
  return new Set(rows.map((row) => row.codigoKey))
}

/** The project of a company with this code, or undefined. */
export function selectByCode(db: Db, companyId: number, codigoKey: string) {
  return db
    .selectFrom('projects')
    .select(['id', 'nombre', 'archivado'])
    .where('companyId', '=', companyId)
    .where('codigoKey', '=', codigoKey)
    .executeTakeFirst()
}
