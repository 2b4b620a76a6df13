import { exact, importe } from '../../money/decimal.ts'
import { conflict, invalid } from '../../lib/problem.ts'
import type { ProjectScope } from '../../records/record.ts'
import { payCertificate, releaseCertificate } from '../certificados/door.ts'
import { type Payee, payDocument, releaseDocument } from '../comprobantes/door.ts'

/** Part of a payment that is applied to a document or a certificate; exactly one of the ids is set. */
export type Part = {
  comprobanteId?: string | null | undefined
  certificadoId?: string | null | undefined
  importe: string
}

/**
 * Applies the parts to their documents and certificates and returns the amount used of the payment.
 * Throws 400, 404, and 409 above a balance, for another supplier or another currency.
 */
export async function applyParts(scope: ProjectScope, payee: Payee, parts: Part[]): Promise<string> {
  let used = exact(0)
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
    used = used.plus(part)
  }
  return importe(used)
}

/** Adds the parts of an annulled payment back to the balances. */
export async function releaseParts(scope: ProjectScope, parts: Part[]): Promise<void> {
  for (const { comprobanteId, certificadoId, importe: amount } of parts) {
    if (comprobanteId) await releaseDocument(scope, comprobanteId, amount)
    else await releaseCertificate(scope, certificadoId!, amount)
  }
}
