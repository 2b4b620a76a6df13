/** What is retained of a contract (fondo de reparo) and not released yet. */
import { conflict, notFound } from '../../lib/problem.ts'
import { addDays } from '../../lib/calendar.ts'
import { exact, fromScaled, importe, inSpanish, toScaled } from '../../money/decimal.ts'
import { inBase, type FixedRate } from '../../money/rates.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectFund, selectReleased, selectRetentions } from './queries.ts'

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

/** What is still retained of a contract, in cents of the project's currency at the rates of its certificates, and when it falls due. */
export type RetainedFund = { contratoId: string; vencimiento: string; cents: number }

/** The retained funds of a project. They fall due on the planned day of their release, or at the end of the contract's term. */
export async function retainedFunds({ db, project }: ProjectScope): Promise<RetainedFund[]> {
  const released = await selectReleased(db, project.id)
  const retentions = Map.groupBy(await selectRetentions(db, project.id), ({ id }) => id)
  return [...retentions].flatMap(([contratoId, rows]) => {
    const { fecha, plazoDias, fechaLiberacionPrevista } = rows[0]!
    const amounts = rows.map(({ moneda, cotizacion, fondoReparo }) => {
      const own = fromScaled('importe', fondoReparo)
      const rate = cotizacion === null ? null : (JSON.parse(cotizacion) as FixedRate)
      return { own, base: inBase(own, { moneda, cotizacion: rate }, project.monedaBase) }
    })
    const sumOf = (name: 'own' | 'base') => amounts.reduce((sum, each) => sum.plus(each[name]), exact(0))
    const left = sumOf('own').minus(fromScaled('importe', released.get(contratoId) ?? 0n))
    if (left.lte(0)) return []
    const cents = toScaled('importe', importe(sumOf('base').times(left).div(sumOf('own'))))
    return [{ contratoId, vencimiento: fechaLiberacionPrevista ?? addDays(fecha, plazoDias), cents }]
  })
}
