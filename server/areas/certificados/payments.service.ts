/** Balances of certificates, changed inside the transaction of a payment or of a supplier's document. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { atLeastZero, exact, fromScaled, importe, inSpanish, toScaled } from '../../money/decimal.ts'
import { currencyName } from '../../money/money-text.ts'
import { conflict, notFound, Problem } from '../../lib/problem.ts'
import { inBase, type FixedRate } from '../../money/rates.ts'
import type { ProjectScope } from '../../records/record.ts'
import { certificateName } from './names.ts'
import { selectBills } from './bills.queries.ts'
import { selectBalance, selectIsPaid, type BalanceRow } from './queries.ts'
import { updateBalance } from '../../records/record.queries.ts'

/** The supplier who is paid, and the payment's currency. */
type Payee = { proveedorId: string; moneda: components['schemas']['Moneda'] }

async function find({ db, project }: ProjectScope, id: string): Promise<BalanceRow> {
  const row = await selectBalance(db, project.id, id)
  if (!row) throw notFound('No encontramos ese certificado.')
  return row
}

/** Throws 404 if the project has no such certificate. */
export async function requireCertificate(scope: ProjectScope, id: string): Promise<void> {
  await find(scope, id)
}

async function storeBalance({ db, project }: ProjectScope, row: BalanceRow, saldo: string): Promise<void> {
  const cotizacion = row.cotizacion === null ? null : (JSON.parse(row.cotizacion) as FixedRate)
  const isWhole = exact(saldo).eq(atLeastZero(fromScaled('importe', row.neto)))
  const base = inBase(saldo, { moneda: row.moneda, cotizacion }, project.monedaBase)
  const saldoBase = isWhole && !exact(saldo).eq(0) ? row.netoBase : toScaled('importe', base)
  const place = { proyectoId: project.id, id: row.id }
  await updateBalance(db, 'certificados', place, { saldo: toScaled('importe', saldo), saldoBase })
}

/** What is paid of a certificate in its currency; undefined if the payment is in another one and does not say. Throws 400. */
type AmountIn = (moneda: string) => string | undefined

/** Applies part of a payment to a certificate. Throws 400, 404, and 409 if it cannot be applied. */
export async function payCertificate(
  scope: ProjectScope,
  payee: Payee,
  part: { certificadoId: string; amountIn: AmountIn },
  field: string,
) {
  const row = await find(scope, part.certificadoId)
  const name = `El certificado ${certificateName(row)} de «${row.objeto}»`
  const ofId = `${field}.certificadoId`
  if (row.estado !== 'aprobado') throw conflict(`${name} está ${row.estado}: solo se paga uno aprobado.`, ofId)
  if (row.proveedorId !== payee.proveedorId)
    throw conflict(`${name} es de ${row.proveedor}, no de este proveedor.`, ofId)
  const amount = part.amountIn(row.moneda)
  if (amount === undefined) {
    const currency = currencyName(row.moneda)
    const message = `${name} es en ${currency}: cargá el pago en ${currency}, con la cotización a la que se pagó, o cuánto se paga de él en ${currency}.`
    throw conflict(message, ofId)
  }
  if ((await selectBills(scope.db, [row.id])).length > 0)
    throw conflict(`${name} ya está facturado: aplicá el pago a su factura.`, ofId)
  const before = fromScaled('importe', row.saldo)
  const saldo = exact(before).minus(amount)
  if (saldo.lt(0)) {
    const amountText = inSpanish(importe(exact(amount)))
    const message = `A ${name.replace('El', 'el')} le quedan ${inSpanish(before)}: no se le pueden aplicar ${amountText}.`
    const issue = { field: `${field}.${row.moneda === payee.moneda ? 'importe' : 'importeDocumento'}`, message }
    throw new Problem(409, 'Over balance', message, { issues: [issue] })
  }
  await storeBalance(scope, row, importe(saldo))
  const cotizacion = row.cotizacion === null ? null : (JSON.parse(row.cotizacion) as FixedRate)
  return { amount: importe(exact(amount)), moneda: row.moneda, cotizacion, isCredit: false }
}

/** Adds the amount of an annulled payment back to the certificate's balance. */
export async function releaseCertificate(scope: ProjectScope, id: string, amount: string): Promise<void> {
  const row = await find(scope, id)
  await storeBalance(scope, row, importe(exact(fromScaled('importe', row.saldo)).plus(amount)))
}

/** The certificate that a document bills: approved and without payments. Throws 404 and 409. */
export async function billableCertificate(scope: ProjectScope, id: string): Promise<BalanceRow> {
  const row = await find(scope, id)
  if (row.estado !== 'aprobado') {
    const message = `El certificado ${certificateName(row)} está ${row.estado}: se factura uno aprobado.`
    throw conflict(message, 'certificadoId')
  }
  if (await selectIsPaid(scope.db, id)) {
    const message = `El certificado ${certificateName(row)} tiene pagos aplicados: anulalos, y aplicalos después a la factura.`
    throw conflict(message, 'certificadoId')
  }
  return row
}

/** Sets the balance to 0: from now on the billing document is paid instead of the certificate. */
export async function coverCertificate(scope: ProjectScope, id: string): Promise<void> {
  await storeBalance(scope, await find(scope, id), '0.00')
}

/** Restores the balance, unless another document still bills the certificate. */
export async function uncoverCertificate(scope: ProjectScope, id: string): Promise<void> {
  if ((await selectBills(scope.db, [id])).length > 0) return
  const row = await find(scope, id)
  await storeBalance(scope, row, atLeastZero(fromScaled('importe', row.neto)))
}

/** Requires a certificate without payments and bills, as annulling needs. Throws 409. */
export async function requireUnpaid({ db }: ProjectScope, id: string): Promise<void> {
  if (await selectIsPaid(db, id)) throw conflict('Tiene pagos aplicados. Anulá primero esos pagos.')
  if ((await selectBills(db, [id])).length > 0) throw conflict('Está facturado. Anulá primero esa factura.')
}
