/** What other areas do with approvals: check one, and notify of what waits. */
import { digest } from '../../adapters/digest.ts'
import type { Context } from '../../context.ts'
import { forbidden } from '../../lib/problem.ts'
import { moneyText } from '../../money/money-text.ts'
import { linkInProject } from '../../records/project-link.ts'
import type { ProjectScope } from '../../records/record.ts'
import { putNotification, withdrawNotification } from '../notifications/door.ts'
import { approversOf, decide, recordOf, waitingIn } from './pending.service.ts'
import { selectViewers } from './queries.ts'
import { hasRule, isControlled, type Entidad } from './rules.ts'
import { settingsOf } from './service.ts'

/** Inside a write: throws 403 with who may if the caller may not approve a record. */
export async function requireApproval(
  ctx: Context,
  scope: ProjectScope,
  entidad: Entidad,
  { id }: { id: string },
): Promise<void> {
  const settings = await settingsOf(scope.db, scope.desarrolladoraId)
  if (!isControlled(settings, entidad)) return
  const record = await recordOf(scope, entidad, id)
  const { puede, motivo } = await decide(ctx, scope.db, settings, record!)
  if (!puede) throw forbidden(motivo!)
}

/** Whether a payment in a currency waits for an approval before it counts. */
export async function needsApproval({ db, desarrolladoraId }: ProjectScope, moneda: string): Promise<boolean> {
  return hasRule(await settingsOf(db, desarrolladoraId), { entidad: 'pago', moneda })
}

/** The same for a record and a person: a record that waits again replaces its notification. */
const noticeId = (id: string, personId: string) => digest(`approval|${id}|${personId}`).slice(0, 36)

/** Inside a write: notifies those who may approve a record that waits for it, other than the caller. */
export async function notifyApprovers(
  ctx: Context,
  scope: ProjectScope,
  entidad: Entidad,
  { id }: { id: string },
): Promise<void> {
  const { db, desarrolladoraId, project } = scope
  const settings = await settingsOf(db, desarrolladoraId)
  if (!isControlled(settings, entidad)) return
  const record = (await recordOf(scope, entidad, id))!
  const viewers = await selectViewers(db, desarrolladoraId, project.id)
  for (const person of approversOf(ctx, settings, viewers, record)) {
    await putNotification(ctx, db, person.id, {
      kind: 'company',
      id: noticeId(id, person.id),
      title: `Espera tu aprobación: ${record.titulo}`.slice(0, 200).toWellFormed(),
      description: `${project.nombre} · ${moneyText(record.importe, record.moneda)}`,
      image: null,
      icon: 'pi pi-check-square',
      time: ctx.clock().toISOString(),
      link: record.enlace,
    })
  }
}

/**
 * Inside a write: notifies of payments that came together, such as those of a load: of a single one as `notifyApprovers`, of several each
 * person once, with how many payments of the project wait for that person by now.
 */
export async function notifyApproversOfPayments(
  ctx: Context,
  scope: ProjectScope,
  payments: { id: string }[],
): Promise<void> {
  const { db, desarrolladoraId, project } = scope
  if (payments.length === 1) return notifyApprovers(ctx, scope, 'pago', payments[0]!)
  const settings = await settingsOf(db, desarrolladoraId)
  if (payments.length === 0 || !isControlled(settings, 'pago')) return
  const place = { desarrolladoraId, proyectos: null, proyectoId: project.id }
  const waiting = (await waitingIn(db, settings, place)).filter(({ entidad }) => entidad === 'pago')
  for (const person of await selectViewers(db, desarrolladoraId, project.id)) {
    const own = waiting.filter((record) => approversOf(ctx, settings, [person], record).length > 0)
    if (!own.some(({ id }) => payments.some((payment) => payment.id === id))) continue
    await putNotification(ctx, db, person.id, {
      kind: 'company',
      id: noticeId(`pagos|${project.id}`, person.id),
      title: `Esperan tu aprobación: ${own.length} pagos`,
      description: project.nombre,
      image: null,
      icon: 'pi pi-check-square',
      time: ctx.clock().toISOString(),
      link: linkInProject('/finanzas/pagos?estado=pendiente', project.id),
    })
  }
}

/** Inside a write: removes the notifications of a record that nobody can approve any more, because it is deleted. */
export async function withdrawFromApprovers(ctx: Context, scope: ProjectScope, { id }: { id: string }): Promise<void> {
  const { db, desarrolladoraId, project } = scope
  for (const person of await selectViewers(db, desarrolladoraId, project.id))
    await withdrawNotification(ctx, db, person.id, noticeId(id, person.id))
}

/** How many records of a project wait for an approval. */
export async function countWaiting({ db, desarrolladoraId, project }: ProjectScope): Promise<number> {
  const settings = await settingsOf(db, desarrolladoraId)
  if (settings.reglas.length === 0 && !settings.cargaNoAprueba) return 0
  const place = { desarrolladoraId, proyectos: null, proyectoId: project.id }
  return (await waitingIn(db, settings, place)).length
}
