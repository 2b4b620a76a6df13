/** Rejected cheques: what they paid is owed again (docs/domain/payments.md, Rejected cheques). */
import type { Context } from '../../context.ts'
import { notFound } from '../../lib/problem.ts'
import { sumOfAmounts } from '../../money/amounts.ts'
import { exact, fromScaled, importe, roundTo, toScaled } from '../../money/decimal.ts'
import type { ProjectScope } from '../../records/record.ts'
import { findRecord } from '../../records/record-list.service.ts'
import { changeRecord, requireSeen, wrongState } from '../../records/record-write.service.ts'
import { releaseParts } from './parts.ts'
import { reducePart, selectMeansById, selectParts, updateMeansState } from './queries.ts'
import { leftInBase, pagos, type Pago } from './record.ts'

/** Releases an amount of what a payment is applied to, the last imputación first. A credit note stays applied. */
async function releaseNewest(scope: ProjectScope, pagoId: string, amount: string): Promise<void> {
  let left = toScaled('importe', amount)
  for (const part of (await selectParts(scope.db, [pagoId])).toReversed()) {
    if (left <= 0) return
    if (part.tipo === 'notaCredito') continue
    const released = Math.min(left, Number(part.importe))
    left -= released
    const rest = Number(part.importe) - released
    // Of a document in another currency, its share; with the last cent, all of it.
    const owed = part.importeDocumento === null ? null : Number(part.importeDocumento)
    const restOwed = owed === null ? null : Number(roundTo(exact(owed).times(rest).div(part.importe), 0))
    const { comprobanteId, certificadoId, liberacionId } = part
    const given = fromScaled('importe', owed === null ? released : owed - restOwed!)
    await releaseParts(scope, [
      { comprobanteId, certificadoId, liberacionId, importe: fromScaled('importe', released), importeDocumento: given },
    ])
    await reducePart(scope.db, part, { importe: rest, importeDocumento: restOwed })
  }
}

/** What of imputaciones is for documents in another currency, and their exchange differences. */
function sumsOfParts(parts: Pago['imputaciones'], { moneda }: Pick<Pago, 'moneda'>) {
  const foreign = parts.filter((part) => part.moneda !== moneda)
  return {
    aplicadoEnOtraMoneda: sumOfAmounts(foreign.map(({ esCredito, importe: paid }) => (esCredito ? `-${paid}` : paid))),
    diferenciaCambio: sumOfAmounts(parts.map((part) => part.diferenciaCambio)),
  }
}

/**
 * Inside a write: rejects a cheque of a payment. What was on account pays for it first, then the imputaciones are released, the
 * newest first, up to its amount. Returns the changed payment. Throws 404, and 409 unless the cheque is `emitido`.
 */
export async function rejectMeans(ctx: Context, scope: ProjectScope, mediosId: string, motivo: string): Promise<Pago> {
  const means = await selectMeansById(scope.db, scope.project.id, mediosId)
  if (!means) throw notFound('No encontramos ese cheque.')
  const before = await findRecord(scope, pagos, means.pagoId)
  requireSeen(pagos, before, undefined, ['registrado'])
  if (means.estado !== 'emitido') throw wrongState({ name: 'El cheque' }, means.estado)
  const rejected = exact(fromScaled('importe', means.importe))
  const fromAccount = rejected.gt(before.aCuenta) ? exact(before.aCuenta) : rejected
  await releaseNewest(scope, before.id, importe(rejected.minus(fromAccount)))
  await updateMeansState(scope.db, mediosId, 'rechazado', motivo.trim())
  const { aplicadoEnOtraMoneda, diferenciaCambio } = sumsOfParts(
    (await findRecord(scope, pagos, before.id)).imputaciones,
    before,
  )
  const smaller: Pago = {
    ...before,
    aplicadoEnOtraMoneda,
    diferenciaCambio,
    importe: importe(exact(before.importe).minus(rejected)),
    importeBase: importe(exact(before.importeBase).minus(fromScaled('importe', means.importeBase))),
  }
  const aCuenta = importe(exact(before.aCuenta).minus(fromAccount))
  const record = { ...smaller, aCuenta, aCuentaBase: leftInBase(scope, smaller, aCuenta) }
  return changeRecord(ctx, scope, pagos, { accion: 'rechazarCheque', before, record })
}
