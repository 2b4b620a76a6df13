import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { sumOfAmounts } from '../../money/amounts.ts'
import { fromScaled } from '../../money/decimal.ts'
import { inBase, type FixedRate } from '../../money/rates.ts'
import { projectScope } from '../../records/project-scope.ts'
import { retainedFunds } from '../liberaciones/door.ts'
import { selectUnbilled, selectUnpaid } from './debts.queries.ts'

/** What is open with the suppliers of a project, in its currency: unpaid, certified and not billed, and retained. Throws 404. */
export async function getDeudas(ctx: Context, proyectoId: number): Promise<components['schemas']['Deudas']> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { monedaBase } = scope.project
  const [unpaid, certificates, funds] = await Promise.all([
    selectUnpaid(scope.db, proyectoId),
    selectUnbilled(scope.db, proyectoId),
    retainedFunds(scope),
  ])
  const unbilled = certificates.flatMap(({ cents, moneda, cotizacion }) => {
    const rate = cotizacion === null ? null : (JSON.parse(cotizacion) as FixedRate)
    return cents > 0n ? [inBase(fromScaled('importe', cents), { moneda, cotizacion: rate }, monedaBase)] : []
  })
  return {
    moneda: monedaBase as components['schemas']['Moneda'],
    impago: { cantidad: unpaid.cantidad, importe: fromScaled('importe', unpaid.importe) },
    sinFacturar: { cantidad: unbilled.length, importe: sumOfAmounts(unbilled) },
    retenido: { cantidad: funds.length, importe: sumOfAmounts(funds.map(({ cents }) => fromScaled('importe', cents))) },
  }
}
