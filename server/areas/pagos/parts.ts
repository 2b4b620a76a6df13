import { exact, importe } from '../../money/decimal.ts'
import { conflict, invalid } from '../../lib/problem.ts'
import type { ProjectScope } from '../../records/record.ts'
import { payCertificate, releaseCertificate } from '../certificados/door.ts'
import { type Payee, payDocument, releaseDocument } from '../comprobantes/door.ts'

/** What of a payment goes to a document, or to a certificate: one of the two is named. */
export type Part = {
  comprobanteId?: string | null | undefined
  certificadoId?: string | null | undefined
  importe: string
}

/**
 * Takes the parts of a payment off what they name; answers what they take of the payment. Throws 400, 404, and 409 for more than
 * a balance, another supplier's, another currency.
 */
export async function applyParts(scope: ProjectScope, payee: Payee, parts: Part[]): Promise<string> {
  let taken = exact(0)
  const seen = new Set<string>()
  for (const [index, { comprobanteId, certificadoId, importe: amount }] of parts.entries()) {
    const field = `imputaciones.${index}`
    if (!comprobanteId === !certificadoId)
      throw invalid(`${field}.comprobanteId`, 'Elegí un comprobante o un certificado, uno de los dos.')
    const id = (comprobanteId ?? certificadoId)!
    if (seen.has(id)) {
      const what = comprobanteId ? 'comprobante' : 'certificado'
      throw conflict(`Ese ${what} está dos veces en el pago.`, `${field}.${what}Id`)
    }
    seen.add(id)
    const part = comprobanteId
      ? await payDocument(scope, payee, { comprobanteId, importe: amount }, field)
      : await payCertificate(scope, payee, { certificadoId: id, importe: amount }, field)
    taken = taken.plus(part)
  }
  return importe(taken)
}

/** What the parts of an annulled payment paid is owed again. */
export async function releaseParts(scope: ProjectScope, parts: Part[]): Promise<void> {
  for (const { comprobanteId, certificadoId, importe: amount } of parts) {
    if (comprobanteId) await releaseDocument(scope, comprobanteId, amount)
    else await releaseCertificate(scope, certificadoId!, amount)
  }
}
