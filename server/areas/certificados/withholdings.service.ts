/** What is withheld from a certificate (docs/domain/contracts.md, Amounts of a certificate). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { invalid } from '../../lib/problem.ts'
import { atLeastZero, exact, fromScaled, importe, inSpanish } from '../../money/decimal.ts'
import type { ProjectScope } from '../../records/record.ts'
import type { Contract } from './contract.service.ts'
import type { Terms } from './formulas.ts'
import { selectAmortized } from './queries.ts'

type Certificado = components['schemas']['Certificado']

/** Throws 400 if the other retentions are negative or exceed what is due without them. `neto` is the amount less them. */
export function requireRetentionsWithin(otrasRetenciones: string, neto: string): void {
  if (exact(otrasRetenciones).lt(0)) throw invalid('otrasRetenciones', 'No puede ser menor que 0.')
  const due = exact(neto).plus(otrasRetenciones)
  if (exact(otrasRetenciones).eq(0) || exact(otrasRetenciones).lte(due)) return
  const most = inSpanish(atLeastZero(importe(due)))
  throw invalid('otrasRetenciones', `No puede pasar de ${most}, lo que se paga sin esta retención.`)
}

/** The terms of the contract that turn the gross amount of a certificate into the net one. */
export async function termsOf(
  { db }: ProjectScope,
  { periodo }: Certificado,
  { contract, lineas, bruto }: { contract: Contract; lineas: Certificado['lineas']; bruto: string },
): Promise<Terms> {
  const anticipoPorcentaje = fromScaled('porcentaje', contract.anticipoPorcentaje)
  const anticipo = importe(exact(fromScaled('importe', contract.total)).times(anticipoPorcentaje).div(100))
  const amortized = fromScaled('importe', await selectAmortized(db, contract.id, periodo))
  return {
    anticipoPorcentaje,
    fondoReparoPorcentaje: fromScaled('porcentaje', contract.fondoReparoPorcentaje),
    anticipoCongela: contract.anticipoCongela === 1,
    anticipoRestante: importe(exact(anticipo).minus(amortized)),
    isLast: !exact(bruto).eq(0) && lineas.every(({ saldo }) => exact(saldo!).lte(0)),
  }
}
