/** Balances of comprobantes, changed inside the transaction of a payment or of its annulment. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { exact, importe, inSpanish } from '../../money/decimal.ts'
import { currencyName } from '../../money/money-text.ts'
import { conflict, Problem } from '../../lib/problem.ts'
import type { FixedRate } from '../../money/rates.ts'
import type { ProjectScope } from '../../records/record.ts'
import { cents } from '../../money/amounts.ts'
import { findRecord } from '../../records/record-list.service.ts'
import { comprobantes, type Comprobante } from './record.ts'
import { balanceOf } from './retained.service.ts'
import { updateBalance } from '../../records/record.queries.ts'

/** The supplier who is paid, and the payment's currency. */
export type Payee = { proveedorId: string; moneda: components['schemas']['Moneda'] }

/** What is paid of a document in its currency; undefined if the payment is in another one and does not say. Throws 400. */
type AmountIn = (moneda: string) => string | undefined

/** A paid document: what is paid of it in its currency, at the rate that it was entered with. */
export type PaidDocument = { amount: string; moneda: string; cotizacion: FixedRate | null; isCredit: boolean }

/** The document of an imputación, if it can be paid by this payment. Throws 404 and 409. */
async function payable(scope: ProjectScope, { proveedorId }: Payee, id: string, field: string) {
  const comprobante = await findRecord(scope, comprobantes, id)
  const { numeroCompleto } = comprobante
  if (comprobante.estado !== 'registrado')
    throw conflict(`El comprobante ${numeroCompleto} está ${comprobante.estado}: no se puede pagar.`, field)
  if (comprobante.proveedorId !== proveedorId)
    throw conflict(`El comprobante ${numeroCompleto} es de ${comprobante.proveedor}, no de este proveedor.`, field)
  return comprobante
}

async function storeBalance(scope: ProjectScope, comprobante: Comprobante, saldo: string): Promise<void> {
  const { project, db } = scope
  const { saldoBase } = balanceOf(project.monedaBase, comprobante, { retenido: comprobante.retenido, saldo })
  const balance = { saldo: cents('saldo', saldo), saldoBase: cents('saldo', saldoBase) }
  await updateBalance(db, 'comprobantes', { proyectoId: project.id, id: comprobante.id }, balance)
}

/**
 * Applies part of a payment to its document. Throws 400, 404, and 409 above the document's balance, for another supplier, or for another
 * currency without an amount in it.
 */
export async function payDocument(
  scope: ProjectScope,
  payee: Payee,
  part: { comprobanteId: string; amountIn: AmountIn },
  field: string,
): Promise<PaidDocument> {
  const comprobante = await payable(scope, payee, part.comprobanteId, `${field}.comprobanteId`)
  const { numeroCompleto, retenido, moneda, cotizacion } = comprobante
  const amount = part.amountIn(moneda)
  if (amount === undefined) {
    const currency = currencyName(moneda)
    const message = `El comprobante ${numeroCompleto} es en ${currency}: cargá el pago en ${currency}, con la cotización a la que se pagó, o cuánto se paga de él en ${currency}.`
    throw conflict(message, `${field}.comprobanteId`)
  }
  const saldo = exact(comprobante.saldo).minus(amount)
  if (saldo.lt(0)) {
    const withheld = exact(retenido).gt(0) ? ` (su certificado retiene ${inSpanish(retenido)})` : ''
    const message = `Al comprobante ${numeroCompleto} le quedan ${inSpanish(comprobante.saldo)}${withheld}: no se le pueden aplicar ${inSpanish(importe(exact(amount)))}.`
    const name = moneda === payee.moneda ? 'importe' : 'importeDocumento'
    throw new Problem(409, 'Over balance', message, { issues: [{ field: `${field}.${name}`, message }] })
  }
  await storeBalance(scope, comprobante, importe(saldo))
  return { amount: importe(exact(amount)), moneda, cotizacion, isCredit: comprobante.tipo === 'notaCredito' }
}

/** Adds the amount of an annulled payment back to the document's balance. */
export async function releaseDocument(scope: ProjectScope, id: string, amount: string): Promise<void> {
  const comprobante = await findRecord(scope, comprobantes, id)
  await storeBalance(scope, comprobante, importe(exact(comprobante.saldo).plus(amount)))
}
