/** What a payment takes off documents, and gives back once it is annulled: inside its write. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { exact, importe, inSpanish } from '../../money/decimal.ts'
import { currencyName } from '../../money/money-text.ts'
import { inBase } from '../../money/rates.ts'
import { conflict, Problem } from '../../lib/problem.ts'
import type { ProjectScope } from '../../records/record.ts'
import { cents } from '../../money/amounts.ts'
import { findRecord } from '../../records/record-list.service.ts'
import { comprobantes, type Comprobante } from './record.ts'
import { updateBalance } from '../../records/record.queries.ts'

/** Who is paid, and in which currency. */
export type Payee = { proveedorId: string; moneda: components['schemas']['Moneda'] }

/** The document that a part of a payment names. Throws 404 and 409. */
async function payable(scope: ProjectScope, { proveedorId, moneda }: Payee, id: string, field: string) {
  const comprobante = await findRecord(scope, comprobantes, id)
  const { numeroCompleto } = comprobante
  if (comprobante.estado !== 'registrado')
    throw conflict(`El comprobante ${numeroCompleto} está ${comprobante.estado}: no se puede pagar.`, field)
  if (comprobante.proveedorId !== proveedorId)
    throw conflict(`El comprobante ${numeroCompleto} es de ${comprobante.proveedor}, no de este proveedor.`, field)
  if (comprobante.moneda !== moneda) {
    const own = currencyName(comprobante.moneda)
    const message = `El comprobante ${numeroCompleto} es en ${own}: cargá el pago en ${own}, con la cotización a la que se pagó.`
    throw conflict(message, field)
  }
  return comprobante
}

async function storeBalance(scope: ProjectScope, comprobante: Comprobante, saldo: string): Promise<void> {
  const { id, tipo, total, totalBase } = comprobante
  const left = inBase(saldo, comprobante, scope.project.monedaBase)
  const counted = tipo === 'notaCredito' ? importe(exact(left).times(-1)) : left
  const saldoBase = exact(saldo).eq(total) ? totalBase : counted
  await updateBalance(
    scope.db,
    'comprobantes',
    { proyectoId: scope.project.id, id },
    {
      saldo: cents('saldo', saldo),
      saldoBase: cents('saldo', saldoBase),
    },
  )
}

/**
 * Takes a part of a payment off its document; answers what it takes of the payment: a credit note puts in. Throws 404, and
 * 409 for more than the document's balance, another supplier's, another currency.
 */
export async function payDocument(
  scope: ProjectScope,
  payee: Payee,
  part: { comprobanteId: string; importe: string },
  field: string,
): Promise<string> {
  const comprobante = await payable(scope, payee, part.comprobanteId, `${field}.comprobanteId`)
  const saldo = exact(comprobante.saldo).minus(part.importe)
  if (saldo.lt(0)) {
    const message = `Al comprobante ${comprobante.numeroCompleto} le quedan ${inSpanish(comprobante.saldo)}: no se le pueden aplicar ${inSpanish(importe(exact(part.importe)))}.`
    throw new Problem(409, 'Over balance', message, { issues: [{ field: `${field}.importe`, message }] })
  }
  await storeBalance(scope, comprobante, importe(saldo))
  return importe(exact(part.importe).times(comprobante.tipo === 'notaCredito' ? -1 : 1))
}

/** What an annulled payment paid of a document is owed again. */
export async function releaseDocument(scope: ProjectScope, id: string, amount: string): Promise<void> {
  const comprobante = await findRecord(scope, comprobantes, id)
  await storeBalance(scope, comprobante, importe(exact(comprobante.saldo).plus(amount)))
}
