import { notFound } from '../../lib/problem.ts'
import { fromScaled } from '../../money/decimal.ts'
import type { Db } from '../../db/schema.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectContracts, selectFormulas } from './queries.ts'

/** An index of the adjustment formula of a contract, and its weight in percent. */
export type FormulaIndex = { indiceId: string; peso: string; codigo: string }

export type Contract = Awaited<ReturnType<typeof selectContracts>>[number] & { indices: FormulaIndex[] }

/** The adjustment formulas of contracts, by contract id; those with a fixed price are left out. */
export async function formulasOf(db: Db, contractIds: string[]): Promise<Map<string, FormulaIndex[]>> {
  const rows = Map.groupBy(await selectFormulas(db, contractIds), ({ contratoId }) => contratoId)
  const toIndex = ({ indiceId, codigo, peso }: NonNullable<ReturnType<typeof rows.get>>[number]) => ({
    indiceId,
    codigo,
    peso: fromScaled('porcentaje', peso),
  })
  return new Map([...rows].map(([id, indices]) => [id, indices.map(toIndex)]))
}

/** The contract of a certificate in this project. Throws 404. */
export async function contractOf({ db, project }: ProjectScope, contratoId: string): Promise<Contract> {
  const contract = (await selectContracts(db, [contratoId]))[0]
  if (contract?.proyectoId !== project.id) throw notFound('No encontramos ese contrato.')
  return { ...contract, indices: (await formulasOf(db, [contratoId])).get(contratoId) ?? [] }
}
