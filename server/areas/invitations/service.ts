/** Invitations to a company; anyone with the link may accept (docs/domain/projects.md, Invitations). */
import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { digest } from '../../adapters/digest.ts'
import type { Context, Services, SignedInUser } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { countTry } from '../../db/rate-limit.ts'
import { newId } from '../../lib/ids.ts'
import { recordChange } from '../../records/history.ts'
import { visibleProjects } from '../../records/visible-projects.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { dayAt } from '../../lib/calendar.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import type { Query } from '../../http/contract.ts'
import { conflict, invalid, notFound, Problem } from '../../lib/problem.ts'
import type { Device } from '../../http/device.ts'
import { makeConfirmedAccount, openSession } from '../auth/door.ts'
import { getDeveloper } from '../developers/door.ts'
import { cuitKey } from '../../lib/cuit-key.ts'
import { announceChange } from '../live/door.ts'
import { deliverSoon, putIntoOutbox } from '../mailbox/door.ts'
import { isMember, joinCompany, storableProjects } from '../members/door.ts'
import { invitationMail } from './mails.ts'
import { countInvitations, deleteInvitationRow, selectByToken, selectInvitations, upsertInvitation } from './queries.ts'

type Schemas = components['schemas']
type Row = Awaited<ReturnType<typeof selectInvitations>>[number]

const lifetimeMilliseconds = 7 * 24 * 60 * 60 * 1000

const sheet: SheetColumn<Schemas['Invitacion']>[] = [
  { title: 'Mail', kind: 'text', value: ({ mail }) => mail },
  { title: 'Rol', kind: 'text', value: ({ rol }) => words.Rol[rol] },
  { title: 'Proyectos', kind: 'text', value: ({ proyectos }) => (proyectos ? String(proyectos.length) : 'Todos') },
  { title: 'Invitó', kind: 'text', value: ({ invitadoPor }) => invitadoPor },
  { title: 'Enviada', kind: 'day', value: ({ enviada }) => dayAt(new Date(enviada)) },
  { title: 'Vence', kind: 'day', value: ({ vence }) => dayAt(new Date(vence)) },
  { title: 'Estado', kind: 'text', value: ({ estado }) => words.InvitacionEstado[estado] },
]

/** A page of the open invitations, newest first, or all matching ones as a file. */
export async function listInvitations(
  ctx: Context,
  query: Query<'listInvitations'>,
): Promise<Schemas['InvitacionPage'] | SheetFile> {
  const { search = '', sort = 'enviada', formato } = query
  const order = query.order ?? (query.sort ? 'asc' : 'desc')
  const { read } = ctx.store
  const { id } = ctx.company
  const rowsOf = async (offset: number, limit: number) => {
    const rows = await selectInvitations(read, id, search, { sort, order, offset, limit })
    return rows.map((row) => toInvitacion(ctx, row))
  }
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'invitaciones', sheet, await rowsOf(0, mostExported))
  const { offset, size, answer } = pageOf(query, await countInvitations(read, id, search))
  return { items: await rowsOf(offset, size), ...answer }
}

/** Invites an address, or sends it a new link. Throws 409 for a member's address, 429 for too many at once. */
export async function createInvitation(
  ctx: Context,
  input: Schemas['InvitacionInput'],
): Promise<Schemas['Invitacion']> {
  const mail = input.mail.trim().toLowerCase()
  const { id: companyId } = ctx.company
  const { nombre: company } = await getDeveloper(ctx, companyId)
  const token = `${newId()}${newId()}`.replaceAll('-', '')
  const now = ctx.clock()
  const link = `${ctx.publicUrl}/invitacion?token=${token}`
  const message = invitationMail({ company, invitedBy: ctx.user.name, rol: input.rol, link })
  const row = await ctx.store.write(async (db) => {
    if (await isMember(ctx, db, mail)) throw conflict(`${mail} ya forma parte de la empresa.`)
    const proyectos = await storableProjects(db, companyId, input)
    await putIntoOutbox(ctx, db, { ...message, recipients: [mail] })
    await announceChange(ctx, db, 'selection', { company: companyId })
    const invitation = await upsertInvitation(db, {
      id: newId(),
      companyId,
      mail,
      rol: input.rol,
      proyectos,
      tokenHash: digest(token),
      sentAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + lifetimeMilliseconds).toISOString(),
      invitedBy: ctx.user.name,
    })
    const despues = { mail, rol: input.rol, proyectos: visibleProjects(proyectos) }
    await noteChange(ctx, db, companyId, { id: invitation.id, accion: 'invitar', despues })
    return invitation
  })
  deliverSoon(ctx)
  return toInvitacion(ctx, row)
}

/** Withdraws an invitation. Throws 404. */
export async function deleteInvitation(ctx: Context, id: string): Promise<true> {
  const isDeleted = await ctx.store.write(async (db) => {
    const { id: companyId } = ctx.company
    const isThere = await deleteInvitationRow(db, companyId, id)
    if (isThere) await announceChange(ctx, db, 'selection', { company: companyId })
    if (isThere) await noteChange(ctx, db, companyId, { id, accion: 'retirar', despues: {} })
    return isThere
  })
  if (!isDeleted) throw notFound('No encontramos esa invitación.')
  return true
}

/** The invitation of a link. Throws 404 for a used, expired or unknown token. */
export async function checkInvitation(
  services: Services,
  token: string,
  address: string,
): Promise<Schemas['InvitacionInfo']> {
  await countTokens(services, address)
  const { mail, rol, nombre, invitedBy, userId } = await existing(services, services.store.read, token)
  return { mail, rol, desarrolladora: nombre, invitadoPor: invitedBy, tieneCuenta: userId !== null }
}

/**
 * Joins the company of a link, as the signed-in user or with a new account. Throws 404 for a used, expired or unknown token, 409 if
 * another user is signed in, or nobody is and the address has an account.
 */
export async function acceptInvitation(
  services: Services,
  user: SignedInUser | undefined,
  input: Schemas['InvitacionAceptada'],
  device: Device,
): Promise<Schemas['InvitacionResultado']> {
  await countTokens(services, device.address)
  const invitation = await existing(services, services.store.read, input.token)
  if (user) requireSameAddress(user, invitation.mail)
  else if (invitation.userId !== null) throw accountExists(invitation.mail)
  const made = user ? undefined : await newAccount(services, invitation.mail, input)
  const userId = user?.id ?? made!.id
  const author = { clock: services.clock, user: user ?? { id: userId, name: input.nombre! } }
  await services.store.write(async (db) => {
    // Deleted first: of two concurrent requests with the same link, one gets 404.
    const { id, companyId, rol, proyectos, cuit } = await existing(services, db, input.token)
    if (!(await deleteInvitationRow(db, companyId, id))) throw usedLink()
    if (made) await made.insert(db)
    await joinCompany(services, db, {
      person: author.user,
      rol,
      proyectos,
      developer: { id: companyId, cuitDigits: cuitKey(cuit) },
    })
    await noteChange(author, db, companyId, { id, accion: 'aceptar', despues: { mail: invitation.mail, rol } })
  })
  const { companyId, nombre } = invitation
  return {
    desarrolladoraId: companyId,
    desarrolladora: nombre,
    sesion: made ? await openSession(services, userId, device) : null,
  }
}

type Noted = { id: string; accion: 'invitar' | 'retirar' | 'aceptar'; despues: object }

function noteChange(author: Parameters<typeof recordChange>[0], db: Db, desarrolladoraId: number, noted: Noted) {
  const { id: entidadId, ...change } = noted
  return recordChange(author, db, { desarrolladoraId, entidad: 'invitacion', entidadId, antes: null, ...change })
}

function newAccount(services: Services, email: string, { nombre, password }: Schemas['InvitacionAceptada']) {
  if (nombre === undefined) throw invalid('nombre', 'Es obligatorio para crear tu cuenta.')
  if (password === undefined) throw invalid('password', 'Es obligatoria para crear tu cuenta.')
  return makeConfirmedAccount(services, { name: nombre, email, password })
}

function requireSameAddress({ email }: SignedInUser, mail: string): void {
  if (email === mail) return
  const message = `La invitación es para ${mail}, y esta sesión es de ${email}. Cerrá la sesión y abrí el enlace de nuevo.`
  throw new Problem(409, 'Other address', message)
}

function accountExists(mail: string): Problem {
  const message = `${mail} ya tiene una cuenta en Obra: iniciá sesión con ella para aceptar la invitación.`
  return new Problem(409, 'Account exists', message)
}

const usedLink = () => notFound('La invitación ya se usó, venció o fue retirada. Pedí que te inviten de nuevo.')

async function existing(services: Services, db: Db, token: string) {
  const invitation = await selectByToken(db, digest(token), services.clock())
  if (!invitation) throw usedLink()
  return invitation
}

function countTokens(services: Services, address: string): Promise<void> {
  return countTry(services, [{ key: `invitation|${address}`, most: 60, windowMinutes: 15 }])
}

function toInvitacion(ctx: Context, { sentAt, expiresAt, invitedBy, proyectos, ...row }: Row): Schemas['Invitacion'] {
  const estado = expiresAt > ctx.clock().toISOString() ? 'pendiente' : 'vencida'
  const dates = { enviada: sentAt, vence: expiresAt }
  return { ...row, proyectos: visibleProjects(proyectos), estado, ...dates, invitadoPor: invitedBy }
}
