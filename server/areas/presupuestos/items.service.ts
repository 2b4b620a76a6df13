import { notFound } from '../../lib/problem.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectInForce } from './queries.ts'

/** The rubro of each item; all must be in the approved budget or in an approved change of it. Throws 404. */
export async function itemsInForce({ db, project }: ProjectScope, ids: string[]): Promise<Map<string, string>> {
  const uniqueIds = [...new Set(ids)]
  const rows = uniqueIds.length > 0 ? await selectInForce(db, project.id, uniqueIds) : []
  if (rows.length < uniqueIds.length) throw notFound('No encontramos uno de los ítems en el presupuesto aprobado.')
  return new Map(rows.map(({ id, rubroId }) => [id, rubroId]))
}
