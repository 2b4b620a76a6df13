/** What is retained of a contract (fondo de reparo) and not released yet. */
import { conflict, notFound } from '../../lib/problem.ts'
import { exact, fromScaled, importe, inSpanish } from '../../money/decimal.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectFund } from './queries.ts'

/** The contract of a release and `retenido`, what is still retained of it. Throws 404. */
export async function fundOf({ db, project }: ProjectScope, contratoId: string) {
  const row = await selectFund(db, project.id, contratoId)
  if (!row) throw notFound('No encontramos ese contrato.')
  const { retenido, liberado, ...contract } = row
  return { ...contract, retenido: fromScaled('importe', BigInt(retenido ?? 0) - BigInt(liberado ?? 0)) }
}

/** Requires that a certificate may go: the others retain what was released. Throws 409. */
export async function requireFundWithout(
  scope: ProjectScope,
  { contratoId, estado, fondoReparo }: { contratoId: string; estado: string; fondoReparo: string },
): Promise<void> {
  if (estado !== 'aprobado') return
  const { retenido } = await fundOf(scope, contratoId)
  const missing = exact(fondoReparo).minus(retenido)
  if (missing.lte(0)) return
  const amount = inSpanish(importe(missing))
  throw conflict(`Ya se liberaron ${amount} de su fondo de reparo. Anulá primero esa liberación.`)
}
