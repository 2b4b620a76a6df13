/** Notifications about membership: a changed role, and for administrators, who joined. */
import type { Context, Role, Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { putNotification } from '../notifications/door.ts'
import { selectAdministratorIds, selectCompanyName } from './queries.ts'

const roleNames: Record<Role, string> = { administrador: 'Administrador', miembro: 'Miembro', lector: 'Lector' }

type NotifyServices = Pick<Services, 'store' | 'clock' | 'publicUrl'>

/** Inside a transaction: notifies a user of a new role, or of being removed (null). Users are not notified of their own actions. */
export async function notifyRoleChange(ctx: Context, db: Db, userId: string, rol: Role | null): Promise<void> {
  if (userId === ctx.user.id) return
  const company = await selectCompanyName(db, ctx.company.id)
  const title = rol ? `Ahora sos ${roleNames[rol]} en ${company}` : `Ya no formás parte de ${company}`
  const description = rol ? `${ctx.user.name} cambió tu rol.` : `${ctx.user.name} te quitó de la empresa.`
  await notify(ctx, db, userId, { title, description, link: rol ? '/empresa' : '/seleccionar-desarrolladora' })
}

/** Inside a transaction: notifies a member of the projects that they see from now on. */
export async function notifyProjectsChange(
  ctx: Context,
  db: Db,
  userId: string,
  proyectos: readonly number[] | null,
): Promise<void> {
  const company = await selectCompanyName(db, ctx.company.id)
  const count = proyectos?.length === 1 ? 'un proyecto' : `${proyectos?.length} proyectos`
  const title = proyectos ? `Ahora ves ${count} de ${company}` : `Ahora ves todos los proyectos de ${company}`
  const description = `${ctx.user.name} cambió qué proyectos ves.`
  await notify(ctx, db, userId, { title, description, link: '/seleccionar-desarrolladora' })
}

/** Inside a transaction: notifies the administrators of a company that somebody accepted an invitation. */
export async function notifyMemberJoined(
  services: NotifyServices,
  db: Db,
  { companyId, rol, person }: { companyId: number; rol: Role; person: { id: string; name: string } },
): Promise<void> {
  const company = await selectCompanyName(db, companyId)
  const notice = {
    title: `${person.name} se sumó a ${company}`,
    description: `Aceptó la invitación. Rol: ${roleNames[rol]}.`,
    link: '/empresa',
  }
  await notifyAdministrators(services, db, companyId, notice, person.id)
}

type Notice = { title: string; description: string; link: string }

/** Inside a transaction: notifies the administrators of a company, optionally except one. */
export async function notifyAdministrators(
  services: NotifyServices,
  db: Db,
  companyId: number,
  notice: Notice,
  butFor?: string,
): Promise<void> {
  for (const userId of await selectAdministratorIds(db, companyId)) {
    if (userId !== butFor) await notify(services, db, userId, notice)
  }
}

function notify(services: NotifyServices, db: Db, userId: string, { title, ...rest }: Notice): Promise<void> {
  return putNotification(services, db, userId, {
    kind: 'company',
    id: newId(),
    title: title.slice(0, 200).toWellFormed(),
    image: null,
    icon: 'pi pi-building',
    time: services.clock().toISOString(),
    ...rest,
  })
}
