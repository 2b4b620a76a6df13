import { notFound } from '../../lib/problem.ts'
import { formulasOf, type FormulaIndex } from '../../money/company-rates.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectContracts } from './queries.ts'

export type Contract = Awaited<ReturnType<typeof selectContracts>>[number] & { indices: FormulaIndex[] }

/** The contract of a certificate in this project. Throws 404. */
export async function contractOf({ db, project }: ProjectScope, contratoId: string): Promise<Contract> {
  const contract = (await selectContracts(db, [contratoId]))[0]
  if (contract?.proyectoId !== project.id) throw notFound('No encontramos ese contrato.')
  return { ...contract, indices: (await formulasOf(db, [contratoId])).get(contratoId) ?? [] }
}
