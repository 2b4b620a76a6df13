import { exact, fromScaled, importe, roundTo, toScaled } from '../../money/decimal.ts'
import { inBase, type FixedRate } from '../../money/rates.ts'
import { conflict, invalid } from '../../lib/problem.ts'
import type { ProjectScope } from '../../records/record.ts'
import { payCertificate, releaseCertificate } from '../certificados/door.ts'
import { type Payee, payDocument, releaseDocument } from '../comprobantes/door.ts'
import { payAdvance } from '../contratos/door.ts'
import { payRelease, unpayRelease } from '../liberaciones/door.ts'

/** What an imputación can pay, with the words of a refusal. `contratoId` is the contract of an advance. */
const targets = {
  comprobanteId: 'Ese comprobante',
  certificadoId: 'Ese certificado',
  liberacionId: 'Ese fondo liberado',
  contratoId: 'Ese anticipo',
} as const
type Target = keyof typeof targets
const targetNames = Object.keys(targets) as Target[]

/** Part of a payment; exactly one of the ids is set. */
export type Part = { [Name in Target]?: string | null | undefined } & {
  importe: string
  /** In the currency of the document, if that is another one. */
  importeDocumento?: string | undefined
  cotizacion?: FixedRate | null | undefined
}

/** The payment of parts: its supplier, its money and its day. */
type Payment = Payee & { cotizacion: FixedRate | null; fecha: string }

/** An applied part with the currency of its document, and what it pays of it in that currency. */
export type AppliedPart = { [Name in Target]: string | null } & {
  importe: string
  moneda: string
  importeDocumento: string
  cotizacion: FixedRate | null
}

/** What applied parts use of a payment, what of it is in another currency, and what exchange rates made of a difference. */
export type Applied = {
  used: string
  aplicadoEnOtraMoneda: string
  diferenciaCambio: string
  parts: AppliedPart[]
}

/**
 * A loaded imputación as one to apply: it also names the contract of its certificate or release. The rate is left out, because the
 * stored one may be rounded.
 */
export const partToApply = (part: Part): Part => ({
  ...part,
  contratoId: part.certificadoId || part.liberacionId ? null : part.contratoId,
  cotizacion: null,
})

const tooFar = 'Con esos importes la cotización no es posible: revisalos.'

/** The rate between a payment and a document in another currency. Throws 400 if the amounts do not fit it. */
function agreedRate(part: Part, payment: Payment, moneda: string, field: string): FixedRate {
  const [paid, owed] = [exact(part.importe), exact(part.importeDocumento!)]
  if (paid.lte(0)) throw invalid(`${field}.importe`, 'El importe tiene que ser mayor que 0.')
  if (owed.lte(0)) throw invalid(`${field}.importeDocumento`, 'El importe tiene que ser mayor que 0.')
  const isInverse = moneda === 'ARS'
  if (part.cotizacion) {
    const rate = exact(part.cotizacion.valor)
    if (rate.lte(0)) throw invalid(`${field}.cotizacion.valor`, 'La cotización tiene que ser mayor que 0.')
    const expected = exact(importe(isInverse ? owed.div(rate) : owed.times(rate)))
    if (paid.minus(expected).abs().gt('0.01'))
      throw invalid(`${field}.importe`, `A esa cotización son ${importe(expected).replace('.', ',')}.`)
    return part.cotizacion
  }
  const valor = roundTo(isInverse ? owed.div(paid) : paid.div(owed), 6)
  if (exact(valor).eq(0) || exact(valor).gte(1_000_000_000)) throw invalid(`${field}.importeDocumento`, tooFar)
  const rate = fromScaled('cotizacion', toScaled('cotizacion', valor))
  return { tipo: 'manual', fecha: payment.fecha, valor: rate, fuente: '' }
}

/** Applies one part and returns what it uses. */
async function applyPart(scope: ProjectScope, payment: Payment, part: Part, field: string) {
  const { comprobanteId, certificadoId, liberacionId, contratoId, importeDocumento } = part
  let agreed: FixedRate | null = null
  /** What is paid of the document in its currency; undefined if the part does not say. */
  const amountIn = (moneda: string): string | undefined => {
    if (moneda !== payment.moneda) {
      if (importeDocumento !== undefined) agreed = agreedRate(part, payment, moneda, field)
      return importeDocumento
    }
    if (importeDocumento !== undefined && !exact(importeDocumento).eq(part.importe))
      throw invalid(`${field}.importeDocumento`, 'El documento es en la moneda del pago: alcanza con el importe.')
    return part.importe
  }
  const pay = async () => {
    if (comprobanteId) return payDocument(scope, payment, { comprobanteId, amountIn }, field)
    if (certificadoId) return payCertificate(scope, payment, { certificadoId, amountIn }, field)
    if (liberacionId)
      return { ...(await payRelease(scope, payment, { liberacionId, amountIn }, field)), isCredit: false }
    const advance = await payAdvance(scope, payment, { contratoId: contratoId!, amountIn }, field)
    return { ...advance, cotizacion: null, isCredit: false }
  }
  const document = await pay()
  const sign = document.isCredit ? -1 : 1
  const { monedaBase } = scope.project
  // Nothing is owed before an advance is paid, so it has no other rate than that of its payment.
  const difference = contratoId
    ? exact(0)
    : exact(inBase(part.importe, payment, monedaBase)).minus(inBase(document.amount, document, monedaBase))
  const isForeign = document.moneda !== payment.moneda
  const applied: AppliedPart = {
    comprobanteId: comprobanteId ?? null,
    certificadoId: certificadoId ?? null,
    liberacionId: liberacionId ?? null,
    contratoId: contratoId ?? null,
    importe: part.importe,
    moneda: document.moneda,
    importeDocumento: document.amount,
    cotizacion: agreed,
  }
  const used = exact(part.importe).times(sign)
  return { used, foreign: isForeign ? used : exact(0), difference: difference.times(sign), part: applied }
}

/**
 * Applies the parts to what they pay. Throws 400, 404, and 409 above a balance, for another supplier or another
 * currency without the amount in it.
 */
export async function applyParts(scope: ProjectScope, payment: Payment, parts: Part[]): Promise<Applied> {
  const sums = { used: exact(0), foreign: exact(0), difference: exact(0) }
  const applied: AppliedPart[] = []
  const seen = new Set<string>()
  for (const [index, part] of parts.entries()) {
    const field = `imputaciones.${index}`
    const [target, another] = targetNames.filter((name) => part[name])
    if (!target || another)
      throw invalid(
        `${field}.comprobanteId`,
        'Elegí un comprobante, un certificado, un fondo liberado o el anticipo de un contrato: uno solo.',
      )
    const id = part[target]!
    if (seen.has(id)) throw conflict(`${targets[target]} está dos veces en el pago.`, `${field}.${target}`)
    seen.add(id)
    const { part: one, ...amounts } = await applyPart(scope, payment, part, field)
    for (const name of ['used', 'foreign', 'difference'] as const) sums[name] = sums[name].plus(amounts[name])
    applied.push(one)
  }
  return {
    used: importe(sums.used),
    aplicadoEnOtraMoneda: importe(sums.foreign),
    diferenciaCambio: importe(sums.difference),
    parts: applied,
  }
}

/** Adds the parts of an annulled payment back to the balances. What is left of an advance is not stored: it follows from the payments. */
export async function releaseParts(scope: ProjectScope, parts: Part[]): Promise<void> {
  for (const { importe: paid, importeDocumento: amount = paid, ...of } of parts) {
    if (of.comprobanteId) await releaseDocument(scope, of.comprobanteId, amount)
    else if (of.certificadoId) await releaseCertificate(scope, of.certificadoId, amount)
    else if (of.liberacionId) await unpayRelease(scope, of.liberacionId, amount)
  }
}
