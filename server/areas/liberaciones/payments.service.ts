/** Balances of released retained funds, changed inside the transaction of a payment. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { conflict, notFound, Problem } from '../../lib/problem.ts'
import { exact, fromScaled, importe, inSpanish, toScaled } from '../../money/decimal.ts'
import { currencyName } from '../../money/money-text.ts'
import { inBase, type FixedRate } from '../../money/rates.ts'
import type { ProjectScope } from '../../records/record.ts'
import { updateBalance } from '../../records/record.queries.ts'
import { selectBalance } from './queries.ts'

type Moneda = components['schemas']['Moneda']

async function find({ db, project }: ProjectScope, id: string) {
  const row = await selectBalance(db, project.id, id)
  if (!row) throw notFound('No encontramos esa liberación.')
  const cotizacion = row.cotizacion === null ? null : (JSON.parse(row.cotizacion) as FixedRate)
  return { ...row, moneda: row.moneda as Moneda, cotizacion }
}
type Row = Awaited<ReturnType<typeof find>>

async function storeBalance({ db, project }: ProjectScope, row: Row, saldo: string): Promise<void> {
  const isWhole = exact(saldo).eq(fromScaled('importe', row.importe))
  const saldoBase = isWhole ? row.importeBase : toScaled('importe', inBase(saldo, row, project.monedaBase))
  const place = { proyectoId: project.id, id: row.id }
  await updateBalance(db, 'liberaciones', place, { saldo: toScaled('importe', saldo), saldoBase })
}

/** Applies part of a payment to a released fund. Throws 400, 404, and 409 if it cannot be applied. */
export async function payRelease(
  scope: ProjectScope,
  payee: { proveedorId: string; moneda: Moneda },
  part: { liberacionId: string; amountIn: (moneda: string) => string | undefined },
  field: string,
) {
  const row = await find(scope, part.liberacionId)
  const name = `liberación N.º ${row.numero} de «${row.objeto}»`
  const ofId = `${field}.liberacionId`
  if (row.estado !== 'registrada') throw conflict(`La ${name} está anulada.`, ofId)
  if (row.proveedorId !== payee.proveedorId)
    throw conflict(`La ${name} es de ${row.proveedor}, no de este proveedor.`, ofId)
  const amount = part.amountIn(row.moneda)
  if (amount === undefined) {
    const currency = currencyName(row.moneda)
    const message = `La ${name} es en ${currency}: cargá el pago en ${currency}, con la cotización a la que se pagó, o cuánto se paga de ella en ${currency}.`
    throw conflict(message, ofId)
  }
  const before = fromScaled('importe', row.saldo)
  const saldo = exact(before).minus(amount)
  if (saldo.lt(0)) {
    const asked = inSpanish(importe(exact(amount)))
    const message = `A la ${name} le quedan ${inSpanish(before)}: no se le pueden aplicar ${asked}.`
    const issue = { field: `${field}.${row.moneda === payee.moneda ? 'importe' : 'importeDocumento'}`, message }
    throw new Problem(409, 'Over balance', message, { issues: [issue] })
  }
  await storeBalance(scope, row, importe(saldo))
  return { amount: importe(exact(amount)), moneda: row.moneda, cotizacion: row.cotizacion }
}

/** Adds the amount of an annulled payment back to the balance of a released fund. */
export async function unpayRelease(scope: ProjectScope, id: string, amount: string): Promise<void> {
  const row = await find(scope, id)
  await storeBalance(scope, row, importe(exact(fromScaled('importe', row.saldo)).plus(amount)))
}
