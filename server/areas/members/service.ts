/** Members of a company and their roles: anyone may leave, an administrador removes others (docs/domain/projects.md, Members). */
import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context, Role } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { Query } from '../../http/contract.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { dayAt } from '../../lib/calendar.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import { conflict, notFound, Problem } from '../../lib/problem.ts'
import { isUniqueViolation } from '../../lib/store-failures.ts'
import { recordChange } from '../../records/history.ts'
import { staleVersion } from '../../records/once.ts'
import { canSeeProject, storedProjects, visibleProjects } from '../../records/visible-projects.ts'
import { requireRole } from '../developers/door.ts'
import { announceSessionsEnd, announceTo } from '../live/door.ts'
import { notifyAdministrators, notifyMemberJoined, notifyProjectsChange, notifyRoleChange } from './member-notices.ts'
import {
  countMembers,
  countOtherAdministrators,
  countProjects,
  deleteMembership,
  hasMember,
  insertMembership,
  selectAdministratorMails,
  selectMember,
  selectMembers,
  updateMembership,
} from './queries.ts'

type Schemas = components['schemas']
type Miembro = Schemas['Miembro']
type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number]

const sheet: SheetColumn<Miembro>[] = [
  { title: 'Persona', kind: 'text', value: ({ nombre }) => nombre },
  { title: 'Mail', kind: 'text', value: ({ mail }) => mail },
  { title: 'Rol', kind: 'text', value: ({ rol }) => words.Rol[rol] },
  { title: 'Proyectos', kind: 'text', value: ({ proyectos }) => (proyectos ? String(proyectos.length) : 'Todos') },
  { title: 'Desde', kind: 'day', value: ({ desde }) => desde && dayAt(new Date(desde)) },
]

/** A page of the members, or all matching ones as a file. */
export async function listMembers(
  ctx: Context,
  query: Query<'listMembers'>,
): Promise<Schemas['MiembroPage'] | SheetFile> {
  const { search = '', sort = 'nombre', order = 'asc', formato } = query
  const { read } = ctx.store
  const { id } = ctx.company
  const rowsOf = async (offset: number, limit: number) =>
    (await selectMembers(read, id, search, { sort, order, offset, limit })).map((row) => toMiembro(ctx, row))
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'miembros', sheet, await rowsOf(0, mostExported))
  const { offset, size, answer } = pageOf(query, await countMembers(read, id, search))
  return { items: await rowsOf(offset, size), ...answer }
}

/** The member as the caller may see it: ids of projects that the caller does not see are left out. */
function toMiembro({ company }: Context, { proyectos, ...row }: MemberRow): Miembro {
  const ids = visibleProjects(proyectos)
  return { ...row, proyectos: ids && ids.filter((id) => canSeeProject(company, id)) }
}

/**
 * Changes the role and the projects of a member; an administrador sees all of them. Throws 404, also for projects of other
 * companies, and 409 for a stale version and for the last administrator.
 */
export function updateMember(ctx: Context, userId: string, patch: Schemas['MiembroPatch']): Promise<Miembro> {
  const { version } = patch
  return writeToMembers(ctx, async (db) => {
    const before = await existing(ctx, db, userId)
    if (before.version !== version) throw staleVersion()
    const rol = patch.rol ?? before.rol
    const wanted = patch.proyectos === undefined ? before.proyectos : patch.proyectos
    const proyectos = await storableProjects(db, ctx.company.id, { rol, proyectos: wanted })
    if (rol === before.rol && proyectos === storedProjects(before.proyectos)) return before
    if (rol !== 'administrador') await requireOtherAdministrator(ctx, db, before)
    const key = { companyId: ctx.company.id, userId }
    if (!(await updateMembership(db, key, version, { rol, proyectos }))) throw staleVersion()
    const after = await existing(ctx, db, userId)
    await noteChange(ctx, db, 'cambiar', before, after)
    if (after.rol !== before.rol) await notifyRoleChange(ctx, db, userId, after.rol)
    else await notifyProjectsChange(ctx, db, userId, after.proyectos)
    // Open streams of a project that is hidden now end.
    await announceSessionsEnd(ctx, db, userId)
    return after
  })
}

type Access = { rol: Role; proyectos?: readonly number[] | null | undefined }

/** The stored list of projects of a member. Throws 404 for a project of another company. */
export async function storableProjects(db: Db, companyId: number, { rol, proyectos }: Access): Promise<string | null> {
  if (rol === 'administrador' || !proyectos) return null
  const ids = [...new Set(proyectos)]
  if ((await countProjects(db, companyId, ids)) < ids.length) throw notFound('No encontramos uno de los proyectos.')
  return storedProjects(ids)
}

/** Removes a member, or lets a member leave. Throws 403, 404, and 409 for the last administrator. */
export function removeMember(ctx: Context, userId: string): Promise<true> {
  if (userId !== ctx.user.id) requireRole(ctx.company, 'administrador')
  return writeToMembers(ctx, async (db) => {
    const member = await existing(ctx, db, userId)
    await requireOtherAdministrator(ctx, db, member)
    await noteChange(ctx, db, 'quitar', member, { ...member, rol: null })
    await deleteMembership(db, { companyId: ctx.company.id, userId })
    await notifyRoleChange(ctx, db, userId, null)
    await announceSessionsEnd(ctx, db, userId)
    return true as const
  })
}

/** Notifies open screens and adds an entry to the company's history. */
async function noteChange(ctx: Context, db: Db, accion: string, antes: Miembro, despues: object): Promise<void> {
  const { id: desarrolladoraId } = ctx.company
  await recordChange(ctx, db, { desarrolladoraId, entidad: 'miembro', entidadId: antes.id, accion, antes, despues })
  await announceTo(ctx, db, 'selection', { company: desarrolladoraId })
}

type Joined = Pick<Context, 'clock' | 'store' | 'publicUrl'>
type Joining = {
  person: { id: string; name: string }
  rol: Role
  /** As stored; null: all. */
  proyectos: string | null
  developer: { id: number; cuitDigits: string }
}

/** Inside a transaction: makes a user a member. Throws 409 if the user is in this company or in one with the same CUIT. */
export async function joinCompany(services: Joined, db: Db, joining: Joining): Promise<void> {
  const { person, rol, proyectos, developer } = joining
  const userId = person.id
  const desde = services.clock().toISOString()
  try {
    const { id: companyId, cuitDigits } = developer
    await insertMembership(db, { userId, rol, proyectos, companyId, cuitDigits, desde })
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('Ya formás parte de una empresa con ese CUIT.')
    throw error
  }
  await announceTo(services, db, 'selection', { company: developer.id })
  await announceTo(services, db, 'selection', { person: userId })
  await notifyMemberJoined(services, db, { companyId: developer.id, rol, person })
}

/** Whether a member has this mail address. */
export function isMember(ctx: Context, db: Db, mail: string): Promise<boolean> {
  return hasMember(db, ctx.company.id, mail)
}

// The lock keeps two administrators from leaving at once, which would leave none.
function writeToMembers<T>(ctx: Context, work: (db: Db) => Promise<T>): Promise<T> {
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, `members:${ctx.company.id}`)
    return work(db)
  })
}

async function existing(ctx: Context, db: Db, userId: string): Promise<Miembro> {
  const member = await selectMember(db, ctx.company.id, userId)
  if (!member) throw notFound('No encontramos a esa persona en la empresa.')
  return toMiembro(ctx, member)
}

async function requireOtherAdministrator(ctx: Context, db: Db, { id, rol }: Miembro): Promise<void> {
  if (rol !== 'administrador' || (await countOtherAdministrators(db, ctx.company.id, id)) > 0) return
  const message = 'La empresa tiene que tener siempre un administrador: nombrá antes a otro.'
  throw new Problem(409, 'Last administrator', message)
}

/** Inside a transaction: notifies the administrators of a company of a problem. */
export function notifyProblem(
  services: Joined,
  db: Db,
  companyId: number,
  notice: { title: string; description: string; link: string },
): Promise<void> {
  return notifyAdministrators(services, db, companyId, notice)
}

/** The mail addresses of a company's administrators. */
export function administratorMails(db: Db, companyId: number): Promise<string[]> {
  return selectAdministratorMails(db, companyId)
}
