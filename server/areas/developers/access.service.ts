/**
 * Resolves the company and project of a call and checks the user's role (docs/domain/conventions.md, Whose data and Roles). Runs
 * before the handler of every operation, by the operation's `x-company` and `x-role`.
 */
import type { Company, Role, Services, SignedInUser } from '../../context.ts'
import type { Store } from '../../db/store.ts'
import type { AccessRule, NamedCompany } from '../../http/access-rule.ts'
import { forbidden, invalid, notFound, Problem } from '../../lib/problem.ts'
import { canSeeProject, visibleProjects } from '../../records/visible-projects.ts'
import { selectFirstCompany, selectProjectRole, selectRole } from './access.queries.ts'

const ranks: Record<Role, number> = { lector: 0, miembro: 1, administrador: 2 }

/** Whether a role includes another one. */
export const allows = (role: Role | null, needed: Role): boolean => role !== null && ranks[role] >= ranks[needed]

/** The company of a user without one: lists are empty and nothing is found. */
const nowhere: Company = { id: 0, projectId: null, role: null, proyectos: null, isChosen: false }

type Asking = Pick<Services, 'store'> & { user: SignedInUser }

/** The company of a request. Throws 404 for one the user is not in, 403 for an insufficient role. */
export async function admit(asking: Asking, rule: AccessRule, headers: NamedCompany): Promise<Company> {
  const company = await findCompany(asking, rule, headers)
  if (rule.isOptional) return company
  if (company.id === 0 && rule.isWrite) throw noCompany()
  if (company.id !== 0) requireRole(company, rule.role)
  return company
}

/** Throws 403 for a role in the company below `needed`. */
export function requireRole({ role }: Pick<Company, 'role'>, needed: Role): void {
  if (allows(role, needed)) return
  const message =
    needed === 'administrador'
      ? 'Solo un administrador de la empresa puede hacer esto.'
      : 'En esta empresa podés ver, pero no cambiar nada. Pedile a un administrador que cambie tu rol.'
  throw forbidden(message)
}

async function findCompany(asking: Asking, rule: AccessRule, headers: NamedCompany): Promise<Company> {
  const isAddress = rule.from === 'address'
  const companyId = idOf(headers.developer, isAddress ? 'desarrolladoraId' : 'Obra-Desarrolladora')
  const projectId = idOf(headers.project, isAddress ? 'proyectoId' : 'Obra-Proyecto')
  if (companyId !== undefined || projectId !== undefined) return namedCompany(asking, companyId, projectId)
  return storedCompany(asking)
}

async function namedCompany(asking: Asking, companyId?: number, projectId?: number): Promise<Company> {
  const { user } = asking
  const found = projectId === undefined ? await roleIn(asking, companyId!) : await roleOn(asking, projectId)
  if (!found || (companyId ?? found.id) !== found.id)
    throw notFound(projectId === undefined ? 'No encontramos esa empresa.' : 'No encontramos ese proyecto.')
  const stored = user.activeCompanyId === found.id ? visibleActiveProject(found, user) : null
  return { ...found, projectId: projectId ?? stored, isChosen: true }
}

type Membership = Pick<Company, 'id' | 'role' | 'proyectos'>

async function roleIn({ store, user }: Asking, id: number): Promise<Membership | undefined> {
  if (user.activeCompanyId === id) {
    return user.activeRole ? { id, role: user.activeRole, proyectos: user.activeProyectos } : undefined
  }
  const found = await selectRole(store.read, user.id, id)
  return found && { id, role: found.rol, proyectos: visibleProjects(found.proyectos) }
}

async function roleOn({ store, user }: Asking, projectId: number): Promise<Membership | undefined> {
  const found = await selectProjectRole(store.read, user.id, projectId)
  return found && { id: found.companyId, role: found.rol, proyectos: visibleProjects(found.proyectos) }
}

/** The selected project, unless an administrador hid it from the user since. */
function visibleActiveProject(company: Pick<Company, 'proyectos'>, { activeProjectId }: SignedInUser): number | null {
  return activeProjectId !== null && canSeeProject(company, activeProjectId) ? activeProjectId : null
}

async function storedCompany({ store, user }: Asking): Promise<Company> {
  const { activeCompanyId: id, activeRole: role, activeProyectos: proyectos } = user
  if (id !== null && role) {
    return { id, projectId: visibleActiveProject({ proyectos }, user), role, proyectos, isChosen: true }
  }
  const first = await selectFirstCompany(store.read, user.id)
  if (!first) return nowhere
  return {
    id: first.id,
    role: first.role,
    proyectos: visibleProjects(first.proyectos),
    projectId: null,
    isChosen: false,
  }
}

/** Whether the user still is in a company and sees its project, in the middle of a long request. */
export async function isStillAdmitted(store: Store, userId: string, { id, projectId }: Company): Promise<boolean> {
  if (id === 0) return true
  if (projectId === null) return (await selectRole(store.read, userId, id)) !== undefined
  return (await selectProjectRole(store.read, userId, projectId)) !== undefined
}

function idOf(text: string | undefined, field: string): number | undefined {
  if (text === undefined) return undefined
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > 2_147_483_647) throw invalid(field, 'Ingresá el número de una empresa o de un proyecto.')
  return id
}

function noCompany(): Problem {
  const message =
    'Todavía no tenés una empresa. Creá la tuya o pedile a un administrador que te invite, y probá de nuevo.'
  return new Problem(409, 'No company', message)
}
