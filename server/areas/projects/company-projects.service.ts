/** Creating, changing and archiving the projects of a company. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { dayAt } from '../../lib/calendar.ts'
import { fromScaled, toScaled } from '../../money/decimal.ts'
import { definedFields } from '../../lib/defined.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import { recordChange } from '../../records/history.ts'
import { staleVersion, writeOnce } from '../../records/once.ts'
import { selectPresent } from '../../records/catalogue.queries.ts'
import type { Query } from '../../http/contract.ts'
import { writeSheet, type SheetFile } from '../../lib/sheet.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { isUniqueViolation } from '../../lib/store-failures.ts'
import { fold, identityKey, sortKey } from '../../lib/text.ts'
import { announceChange } from '../live/door.ts'
import {
  countProjects,
  insertProject,
  selectByCode,
  selectCodeKeys,
  selectProjectPage,
  selectWholeProject,
  updateProjectRow,
  type NewProject,
  type ProjectFilter,
  type ProjectRow,
} from './company-projects.queries.ts'
import { changedProject, checkDates } from './project-rules.ts'
import { projectSheet } from './project-sheet.ts'

type Schemas = components['schemas']
type Proyecto = Schemas['Proyecto']

/** A page of the projects of the company, or all matching ones as a file. */
export async function listCompanyProjects(
  ctx: Context,
  query: Query<'listCompanyProjects'>,
): Promise<Schemas['ProyectoPage'] | SheetFile> {
  const { search, estado, archivado = false, sort = 'nombre', order = 'asc', formato } = query
  const { read } = ctx.store
  const filter: ProjectFilter = {
    companyId: ctx.company.id,
    search,
    estado,
    archivado,
    proyectos: ctx.company.proyectos,
  }
  const rowsOf = async (offset: number, limit: number) =>
    (await selectProjectPage(read, filter, { sort, order, offset, limit })).map(toProyecto)
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'proyectos', projectSheet, await rowsOf(0, mostExported))
  const { offset, size, answer } = pageOf(query, await countProjects(read, filter))
  return { items: await rowsOf(offset, size), ...answer }
}

/** A project of the company. Throws 404. */
export async function getProject(ctx: Context, id: number): Promise<Proyecto> {
  return existing(ctx, ctx.store.read, id)
}

/** Default values of a new project. */
export const projectDefaults = {
  descripcion: '',
  codigo: '',
  direccion: '',
  tipo: 'otro',
  estado: 'planificado',
  motivo: null,
  monedaBase: 'ARS',
  fechaInicio: null,
  fechaFinPlan: null,
  fechaFinReal: null,
  superficieCubierta: null,
  superficieVendible: null,
  unidades: null,
  indiceId: null,
  mesBase: null,
  archivado: false,
  version: 1,
} as const satisfies Omit<Proyecto, 'id' | 'nombre'>

/** Creates a project; without a code it gets the next free one. Throws 400, and 409 for a code in use. */
export async function createProject(ctx: Context, input: Schemas['ProyectoInput']): Promise<Proyecto> {
  const project: Proyecto = { ...projectDefaults, ...input, id: 0 }
  checkDates(project)
  return withFreeCode(ctx, project.codigo, () =>
    writeOnce(ctx, async (db) => {
      await ctx.store.lock(db, `projects:${ctx.company.id}`)
      const codigo = project.codigo.trim() || (await freeCode(ctx, db))
      await requireIndex(ctx, db, project)
      const id = await insertProject(db, { companyId: ctx.company.id, ...columnsOf({ ...project, codigo }) })
      return noteChange(ctx, db, 'crear', null, await existing(ctx, db, id))
    }),
  )
}

/** Merges the sent fields. Throws 400, 404, and 409 for a state change that is not allowed, a code in use or a stale version. */
export async function updateProject(ctx: Context, id: number, patch: Schemas['ProyectoPatch']): Promise<Proyecto> {
  const { id: _id, version, ...fields } = patch
  return withFreeCode(ctx, fields.codigo ?? '', () =>
    ctx.store.write(async (db) => {
      const before = await existing(ctx, db, id)
      if (before.version !== version) throw staleVersion()
      const after = changedProject(before, definedFields(fields), dayAt(ctx.clock()))
      await requireIndex(ctx, db, after)
      if (!(await updateProjectRow(db, ctx.company.id, { id, version }, columnsOf(after)))) throw staleVersion()
      return noteChange(ctx, db, 'cambiar', before, await existing(ctx, db, id))
    }),
  )
}

/** Notifies open screens and adds a history entry. */
async function noteChange(
  ctx: Context,
  db: Db,
  accion: string,
  antes: Proyecto | null,
  despues: Proyecto,
): Promise<Proyecto> {
  const entity = { entidad: 'proyecto', entidadId: String(despues.id), proyectoId: despues.id }
  await recordChange(ctx, db, { ...entity, desarrolladoraId: ctx.company.id, accion, antes, despues })
  await announceChange(ctx, db, 'selection', { company: ctx.company.id })
  return despues
}

/** Requires an index of the company. Throws 404. */
async function requireIndex(ctx: Context, db: Db, { indiceId }: Proyecto): Promise<void> {
  if (indiceId === null) return
  const present = await selectPresent(db, 'indices', ctx.company.id, [indiceId])
  if (present.size === 0) throw notFound('No encontramos ese índice en la empresa.')
}

async function existing(ctx: Context, db: Db, id: number): Promise<Proyecto> {
  const row = await selectWholeProject(db, ctx.company.id, id)
  if (!row) throw notFound('No encontramos ese proyecto.')
  return toProyecto(row)
}

async function freeCode(ctx: Context, db: Db): Promise<string> {
  const codeKeys = await selectCodeKeys(db, ctx.company.id)
  let number = codeKeys.size + 1
  while (codeKeys.has(codeKey(`P${number}`))) number++
  return `P${number}`
}

const codeKey = (codigo: string) => identityKey(codigo).trim().replace(/\s+/g, ' ')

/** Turns a unique violation into a 409 that names the project with the code. */
async function withFreeCode<T>(ctx: Context, codigo: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const other = await selectByCode(ctx.store.read, ctx.company.id, codeKey(codigo))
    const archived = other?.archivado ? ' Está archivado: podés restaurarlo.' : ''
    throw conflict(
      `El código «${codigo.trim()}» ya es del proyecto ${other?.nombre ?? 'de otro'}.${archived}`,
      'codigo',
    )
  }
}

function columnsOf({ id: _id, version: _version, ...project }: Proyecto): Omit<NewProject, 'companyId'> {
  const { superficieCubierta, superficieVendible, archivado } = project
  const [nombre, codigo, direccion] = [project.nombre.trim(), project.codigo.trim(), project.direccion.trim()]
  return {
    ...project,
    nombre,
    codigo,
    direccion,
    superficieCubierta: superficieCubierta === null ? null : toScaled('cantidad', superficieCubierta),
    superficieVendible: superficieVendible === null ? null : toScaled('cantidad', superficieVendible),
    archivado: Number(archivado),
    codigoKey: codeKey(codigo),
    sortKey: sortKey(nombre),
    searchText: fold(`${nombre}\n${codigo}\n${direccion}`),
  }
}

function toProyecto(row: ProjectRow): Proyecto {
  const { superficieCubierta, superficieVendible, archivado } = row
  return {
    ...row,
    superficieCubierta: superficieCubierta === null ? null : fromScaled('cantidad', superficieCubierta),
    superficieVendible: superficieVendible === null ? null : fromScaled('cantidad', superficieVendible),
    archivado: archivado === 1,
  }
}
