/** The order of the certificates of a contract: one a month, each calculated on top of those before it. */
import { dateText, monthOf } from '../../lib/calendar.ts'
import { conflict, invalid, Problem } from '../../lib/problem.ts'
import type { ProjectScope } from '../../records/record.ts'
import type { Contract } from './contract.service.ts'
import { selectStanding } from './queries.ts'

/**
 * The drafts that a contract may have besides the certificate. Usually none. A load first stores several months as drafts (`earlier`), then
 * issues them in order (`later`), which calculates each again.
 */
export type OtherDrafts = 'none' | 'earlier' | 'later'
type Turn = { id: string; periodo: string }

/** One certificate a month per contract, in order, and none while another is a draft. Throws 400 and 409. */
export async function requireTurn(
  { db, today }: ProjectScope,
  { id, periodo }: Turn,
  contract: Contract,
  drafts: OtherDrafts,
): Promise<void> {
  if (contract.estado === 'borrador')
    throw new Problem(409, 'Invalid state', 'El contrato está «borrador»: solo se certifica uno vigente.')
  if (periodo > monthOf(today)) throw invalid('periodo', 'Ese mes todavía no empezó.')
  if (periodo < monthOf(contract.fecha)) throw invalid('periodo', 'El período es anterior al contrato.')
  const isLeftOut = (other: { estado: string; periodo: string }) =>
    drafts === 'later' && other.estado === 'borrador' && other.periodo > periodo
  const [last] = (await selectStanding(db, contract.id)).filter((other) => other.id !== id && !isLeftOut(other))
  if (!last) return
  if (last.periodo === periodo) throw conflict(`Ya hay un certificado de ${dateText(periodo)}.`, 'periodo')
  if (last.periodo > periodo)
    throw conflict(`Los certificados van en orden: ya está el de ${dateText(last.periodo)}.`, 'periodo')
  if (last.estado === 'borrador' && drafts !== 'earlier')
    throw conflict(`El certificado de ${dateText(last.periodo)} es un borrador: emitilo o borralo primero.`, 'periodo')
}

/** Requires the last certificate of the contract: later ones were calculated on top of it. Throws 409. */
export async function requireLast<T extends { id: string; contratoId: string }>(
  { db }: ProjectScope,
  certificate: T,
): Promise<T> {
  const [last] = await selectStanding(db, certificate.contratoId)
  if (last && last.id !== certificate.id)
    throw conflict(`Después está el certificado de ${dateText(last.periodo)}: primero anulá o borrá ese.`)
  return certificate
}
