/** Accounts that a registered payment is given later (docs/domain/payments.md, Accounts). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import type { ProjectScope } from '../../records/record.ts'
import { requireAllProjects } from '../../records/visible-projects.ts'
import { requireAccounts, type AccountUse } from '../cuentas/door.ts'
import { updateMeansAccount } from './queries.ts'

type Pago = components['schemas']['Pago']

/**
 * Stores the accounts of the means that a change names by their ids; `pago.medios` is as sent. Throws 400 for one of the means twice, 403,
 * 404 for one of another payment or an unknown account, and 409 for an account that does not fit.
 */
export async function assignAccounts(scope: ProjectScope, pago: Pago, before: Pago): Promise<Pago> {
  if (pago.medios === before.medios) return pago
  const own = new Map(before.medios.map((means) => [means.id, means]))
  const sent = new Set<string>()
  const uses: AccountUse[] = []
  for (const [index, { id, cuentaId }] of pago.medios.entries()) {
    const means = own.get(id)
    if (!means) throw notFound('No encontramos ese medio de pago.')
    if (sent.has(id)) throw invalid(`medios.${index}.id`, 'Ese medio está dos veces.')
    sent.add(id)
    if (cuentaId === means.cuentaId) continue
    requireAllProjects(scope)
    if (cuentaId === null) continue
    const fecha = means.fechaDebito ?? pago.fecha
    uses.push({ cuentaId, field: `medios.${index}.cuentaId`, moneda: pago.moneda, fecha })
  }
  await requireAccounts(scope, uses)
  for (const { id, cuentaId } of pago.medios)
    if (cuentaId !== own.get(id)!.cuentaId) await updateMeansAccount(scope.db, id, cuentaId)
  const changed = new Map(pago.medios.map(({ id, cuentaId }) => [id, cuentaId]))
  const medios = before.medios.map((means) =>
    changed.has(means.id) ? { ...means, cuentaId: changed.get(means.id)! } : means,
  )
  return { ...pago, medios }
}
