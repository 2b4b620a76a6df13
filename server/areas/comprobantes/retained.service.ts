/** What a certificate withholds of the documents that bill it, which is not due (docs/domain/documents.md, Retained amounts). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { exact, fromScaled, importe } from '../../money/decimal.ts'
import { inBase } from '../../money/rates.ts'
import type { ProjectScope } from '../../records/record.ts'
import { billsOf, withheldOf } from '../certificados/door.ts'

type Comprobante = components['schemas']['Comprobante']

/** Whether a document takes over the balance of its certificate; a credit note does not. */
export const coversCertificate = ({ tipo, certificadoId }: Pick<Comprobante, 'tipo' | 'certificadoId'>) =>
  tipo !== 'notaCredito' && certificadoId !== null

/** The balance of a document that is not registered. */
export const nothingOwed = { retenido: '0.00', retenidoBase: '0.00', saldo: '0.00', saldoBase: '0.00' }

type Owed = Pick<Comprobante, 'tipo' | 'moneda' | 'cotizacion' | 'total' | 'totalBase'>

/** The balance of a registered document, in both currencies. Without payments it is the rest of the totals, to the cent. */
export function balanceOf(
  monedaBase: string,
  document: Owed,
  { retenido, saldo }: { retenido: string; saldo: string },
) {
  const retenidoBase = inBase(retenido, document, monedaBase)
  const unsigned = exact(inBase(saldo, document, monedaBase))
  const isUnpaid = exact(document.total).minus(retenido).eq(saldo)
  const saldoBase = isUnpaid
    ? exact(document.totalBase).minus(retenidoBase)
    : unsigned.times(document.tipo === 'notaCredito' ? -1 : 1)
  return { retenido, retenidoBase, saldo, saldoBase: importe(saldoBase) }
}

const smallest = (...amounts: string[]) => amounts.reduce((least, each) => (exact(each).lt(least) ? each : least))

/** A registered document with what its certificate withholds of it, at most what is unpaid. */
export async function withRetained(scope: ProjectScope, comprobante: Comprobante): Promise<Comprobante> {
  const unpaid = importe(exact(comprobante.total).minus(comprobante.pagado))
  const withheld = coversCertificate(comprobante) ? await shareOfWithheld(scope, comprobante) : '0.00'
  const retenido = smallest(withheld, unpaid)
  const saldo = importe(exact(unpaid).minus(retenido))
  return { ...comprobante, ...balanceOf(scope.project.monedaBase, comprobante, { retenido, saldo }) }
}

/**
 * The share of a document in what its certificate withholds: that of its net amount in what may be billed, at most what the other
 * documents leave, and all of that once the certificate is billed in full. Nothing of a document in another currency.
 */
async function shareOfWithheld(
  scope: ProjectScope,
  { id, certificadoId, moneda, sinImpuestos }: Comprobante,
): Promise<string> {
  const certificate = await withheldOf(scope, certificadoId!)
  if (certificate.moneda !== moneda) return '0.00'
  const others = ((await billsOf(scope.db, [certificadoId!])).get(certificadoId) ?? []).filter(
    (each) => each.id !== id && each.moneda === moneda,
  )
  const sumOf = (column: 'sinImpuestos' | 'retenido') =>
    fromScaled(
      'importe',
      others.reduce((sum, each) => sum + each[column], 0),
    )
  const left = importe(exact(certificate.withheld).minus(sumOf('retenido')))
  if (exact(sinImpuestos).plus(sumOf('sinImpuestos')).gte(certificate.facturable)) return left
  return smallest(left, importe(exact(certificate.withheld).times(sinImpuestos).div(certificate.facturable)))
}
