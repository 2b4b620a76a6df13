/** What other areas do with approvals: check one, and notify of what waits. */
import { digest } from '../../adapters/digest.ts'
import type { Context } from '../../context.ts'
import { forbidden } from '../../lib/problem.ts'
import { moneyText } from '../../money/money-text.ts'
import type { ProjectScope } from '../../records/record.ts'
import { putNotification } from '../notifications/door.ts'
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
      // The same for a record and a person: a record that waits again replaces its notification.
      id: digest(`approval|${id}|${person.id}`).slice(0, 36),
      title: `Espera tu aprobación: ${record.titulo}`.slice(0, 200).toWellFormed(),
      description: `${project.nombre} · ${moneyText(record.importe, record.moneda)}`,
      image: null,
      icon: 'pi pi-check-square',
      time: ctx.clock().toISOString(),
      link: record.enlace,
    })
  }
}

/** How many records of a project wait for an approval. */
export async function countWaiting({ db, desarrolladoraId, project }: ProjectScope): Promise<number> {
  const settings = await settingsOf(db, desarrolladoraId)
  if (settings.reglas.length === 0 && !settings.cargaNoAprueba) return 0
  const place = { desarrolladoraId, proyectos: null, proyectoId: project.id }
  return (await waitingIn(db, settings, place)).length
}
