/** The advance of a contract, paid without an invoice (docs/domain/contracts.md, Advance). */
import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { conflict, notFound, Problem } from '../../lib/problem.ts'
import { atLeastZero, exact, fromScaled, importe, inSpanish } from '../../money/decimal.ts'
import { currencyName } from '../../money/money-text.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectAdvance } from './advance.queries.ts'

type Moneda = components['schemas']['Moneda']
type Advance = { estado: string; anticipo: string; facturado: string | null; pagado: string | null }

/** What is left to pay of an advance: less what is billed outside certificates and what payments pay of it. */
export function advanceLeft({ estado, anticipo, facturado, pagado }: Advance): string {
  if (estado !== 'vigente') return '0.00'
  const billed = atLeastZero(fromScaled('importe', facturado ?? '0'))
  return atLeastZero(
    importe(
      exact(anticipo)
        .minus(billed)
        .minus(fromScaled('importe', pagado ?? '0')),
    ),
  )
}

/** Requires that a payment may pay part of an advance. Nothing is stored: the rest follows from the payments. Throws 400, 404 and 409. */
export async function payAdvance(
  { db, project }: ProjectScope,
  payee: { proveedorId: string; moneda: Moneda },
  part: { contratoId: string; amountIn: (moneda: string) => string | undefined },
  field: string,
) {
  const row = await selectAdvance(db, project.id, part.contratoId)
  if (!row) throw notFound('No encontramos ese contrato.')
  const ofId = `${field}.contratoId`
  const name = `El contrato «${row.objeto}»`
  if (row.estado !== 'vigente') {
    const state = words.ContratoEstado[row.estado as 'borrador'].toLowerCase()
    throw conflict(`${name} está ${state}: solo se paga el anticipo de uno vigente.`, ofId)
  }
  if (row.proveedorId !== payee.proveedorId)
    throw conflict(`${name} es de ${row.proveedor}, no de este proveedor.`, ofId)
  const moneda = row.moneda as Moneda
  const amount = part.amountIn(moneda)
  if (amount === undefined) {
    const currency = currencyName(moneda)
    const message = `${name} es en ${currency}: cargá el pago en ${currency}, con la cotización a la que se pagó, o cuánto se paga de él en ${currency}.`
    throw conflict(message, ofId)
  }
  const share = fromScaled('porcentaje', row.anticipoPorcentaje)
  const anticipo = importe(exact(fromScaled('importe', row.total)).times(share).div(100))
  if (exact(anticipo).eq(0)) throw conflict(`${name} no tiene anticipo.`, ofId)
  const left = advanceLeft({ ...row, anticipo })
  if (exact(amount).gt(left)) {
    const asked = inSpanish(importe(exact(amount)))
    const message = `Del anticipo de «${row.objeto}» quedan por pagar ${inSpanish(left)}: no se le pueden aplicar ${asked}.`
    const issue = { field: `${field}.${moneda === payee.moneda ? 'importe' : 'importeDocumento'}`, message }
    throw new Problem(409, 'Over balance', message, { issues: [issue] })
  }
  return { amount: importe(exact(amount)), moneda }
}
