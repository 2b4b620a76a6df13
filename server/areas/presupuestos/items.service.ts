import { exact, fromScaled, importe, inSpanish } from '../../money/decimal.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectInForce, selectWorth } from './queries.ts'

/** The rubro of each item; all must be in the approved budget or in an approved change of it. Throws 404. */
export async function itemsInForce({ db, project }: ProjectScope, ids: string[]): Promise<Map<string, string>> {
  const uniqueIds = [...new Set(ids)]
  const rows = uniqueIds.length > 0 ? await selectInForce(db, project.id, uniqueIds) : []
  if (rows.length < uniqueIds.length) throw notFound('No encontramos uno de los ítems en el presupuesto aprobado.')
  return new Map(rows.map(({ id, rubroId }) => [id, rubroId]))
}

/**
 * Requires that each line takes away at most what its item is worth with the approved changes; a line whose code names no item, what its
 * rubro is worth. `amounts` are those of the lines. Throws 409.
 */
export async function requireWorth(
  { db }: ProjectScope,
  presupuestoId: string,
  lines: { rubroId: string; codigo: string }[],
  amounts: string[],
): Promise<void> {
  const worth = await selectWorth(db, presupuestoId, [...new Set(lines.map(({ rubroId }) => rubroId))])
  for (const [index, { rubroId, codigo }] of lines.entries()) {
    const ofRubro = worth.filter((row) => row.rubroId === rubroId)
    const ofItem = ofRubro.filter((row) => row.codigo === codigo && row.isItem === 1)
    const counted = ofItem.length > 0 ? ofItem : ofRubro
    const value = fromScaled(
      'importe',
      counted.reduce((sum, row) => sum + BigInt(row.importe), 0n),
    )
    const isCounted = (each: { rubroId: string; codigo: string }) =>
      each.rubroId === rubroId && (ofItem.length === 0 || each.codigo === codigo)
    const taken = importe(
      amounts.reduce((sum, amount, row) => (isCounted(lines[row]!) ? sum.plus(amount) : sum), exact(0)),
    )
    if (exact(taken).lte(value)) continue
    const name = ofItem.length > 0 ? `El ítem ${codigo}` : `El rubro del ítem ${codigo}`
    const message = `${name} vale ${inSpanish(value)}: no se le pueden sacar ${inSpanish(taken)}.`
    throw conflict(message, `items.${index}.cantidad`)
  }
}
