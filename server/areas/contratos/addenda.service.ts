/** The effect of addenda on their contract (docs/domain/contracts.md, Addenda). */
import type { Context } from '../../context.ts'
import { dateText } from '../../lib/calendar.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, Problem } from '../../lib/problem.ts'
import { cents, fittingAmount } from '../../money/amounts.ts'
import { exact, toScaled } from '../../money/decimal.ts'
import { inBase } from '../../money/rates.ts'
import { findRecord } from '../../records/record-list.service.ts'
import { changeRecord } from '../../records/record-write.service.ts'
import type { ProjectScope } from '../../records/record.ts'
import { insertItems, selectOpenCertificate, updateItems } from './queries.ts'
import { contratos, type Contrato } from './record.ts'
import { currentTerms, type Addendum } from './terms.ts'

/** The contract that an addendum changes. Throws 404, and 409 unless it is in force. */
export async function contractInForce(scope: ProjectScope, id: string): Promise<Contrato> {
  const contract = await findRecord(scope, contratos, id)
  if (contract.estado === 'vigente') return contract
  const reason = `El contrato está «${contract.estado}»: las adendas son de un contrato vigente.`
  throw new Problem(409, 'Invalid state', reason)
}

/** Throws 409 while a certificate of the contract is a draft: its percentages are of the quantities so far. */
export async function requireNoDraftCertificate({ db }: ProjectScope, contratoId: string): Promise<void> {
  const draft = await selectOpenCertificate(db, contratoId, ['borrador'])
  if (draft) throw conflict(`El certificado de ${dateText(draft.periodo)} es un borrador: emitilo o borralo antes.`)
}

/** Inside a write: stores the items of a contract with its approved addenda and returns the contract to store. Throws 409. */
export async function storeTerms(scope: ProjectScope, before: Contrato, approved: Addendum[]): Promise<Contrato> {
  const { plazoDias, items, total } = currentTerms(before, approved)
  const stored = new Map(before.items.map(({ itemId, id }) => [itemId, id]))
  const amounts = items.map((item) => inBase(item.importe, before, scope.project.monedaBase))
  const rows = items.map(({ itemId, cantidad, precioUnitario, importe }, row) => ({
    id: stored.get(itemId) ?? newId(),
    contratoId: before.id,
    itemId,
    cantidad: toScaled('cantidad', cantidad),
    cantidadOriginal: 0,
    precioUnitario: toScaled('precio', precioUnitario),
    importe: cents('items', importe),
    importeBase: cents('items', amounts[row]!),
  }))
  await updateItems(
    scope.db,
    rows.filter(({ itemId }) => stored.has(itemId)),
  )
  await insertItems(
    scope.db,
    rows.filter(({ itemId }) => !stored.has(itemId)),
  )
  const totalBase = fittingAmount(
    'items',
    amounts.reduce((sum, amount) => sum.plus(amount), exact(0)),
  )
  return { ...before, plazoDias, total: fittingAmount('items', exact(total)), totalBase }
}

/** Inside a write: changes a contract to its original terms with its approved addenda. Throws 409. */
export async function restateContract(
  ctx: Context,
  scope: ProjectScope,
  before: Contrato,
  approved: Addendum[],
): Promise<void> {
  const record = await storeTerms(scope, before, approved)
  await changeRecord(ctx, scope, contratos, { accion: 'cambiar', before, record })
}
