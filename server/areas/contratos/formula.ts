/** The formula that adjusts the price of a contract (docs/domain/contracts.md, Adjustment formula). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { exact, toScaled, trimmedInSpanish } from '../../money/decimal.ts'
import { selectPresent } from '../../records/catalogue.queries.ts'
import type { ProjectScope } from '../../records/record.ts'
import type { FormulaIndex } from '../../money/company-rates.ts'

type Contrato = components['schemas']['Contrato']
type Formula = Pick<Contrato, 'indices' | 'indiceId'>

const keyOf = (indices: Contrato['indices']) =>
  JSON.stringify(indices.map(({ indiceId, peso }) => [indiceId, toScaled('porcentaje', peso)]))

/** The formula of an input. `indiceId` alone, or changed alone, is a formula of one. */
export function formulaOf(input: Formula, before: Formula = { indices: [], indiceId: null }): Contrato['indices'] {
  const { indices, indiceId } = input
  const hasNewFormula = indices.length > 0 && keyOf(indices) !== keyOf(before.indices)
  if (hasNewFormula || indiceId === before.indiceId) return indices
  return indiceId === null ? [] : [{ indiceId, peso: '100.00' }]
}

/** The index of a formula of one. */
export const onlyIndexOf = (indices: Contrato['indices']): string | null =>
  indices.length === 1 ? indices[0]!.indiceId : null

/** Requires indices of the company, each once, with weights of 100 in all. Throws 400 and 404. */
export async function requireFormula(
  { db, desarrolladoraId }: ProjectScope,
  indices: Contrato['indices'],
): Promise<void> {
  if (indices.length === 0) return
  const ids = indices.map(({ indiceId }) => indiceId)
  for (const [row, { indiceId, peso }] of indices.entries()) {
    if (ids.indexOf(indiceId) < row) throw invalid(`indices.${row}.indiceId`, 'Ese índice ya está en la fórmula.')
    if (exact(peso).lte(0)) throw invalid(`indices.${row}.peso`, 'El peso tiene que ser mayor que 0.')
  }
  const total = indices.reduce((sum, { peso }) => sum.plus(peso), exact(0))
  if (!total.eq(100))
    throw invalid('indices', `Los pesos suman ${trimmedInSpanish(total.toFixed())} %: tienen que sumar 100 %.`)
  const present = await selectPresent(db, 'indices', desarrolladoraId, ids)
  if (present.size < ids.length) throw notFound('No encontramos ese índice.')
}

/** `CAC`, or `60 % CAC-MAT + 40 % CAC-MO`; null without an index. */
export function formulaText(indices: FormulaIndex[]): string | null {
  if (indices.length <= 1) return indices[0]?.codigo ?? null
  return indices.map(({ codigo, peso }) => `${trimmedInSpanish(peso)} % ${codigo}`).join(' + ')
}
