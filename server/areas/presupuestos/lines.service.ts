import { codeSortKey } from '../../lib/codes.ts'
import { exact, fromScaled, toScaled } from '../../money/decimal.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import { inBase, type FixedRate } from '../../money/rates.ts'
import { selectPresent } from '../../records/catalogue.queries.ts'
import { requireActive } from '../../records/catalogue.service.ts'
import { fittingAmount } from '../../money/amounts.ts'
import type { ProjectScope } from '../../records/record.ts'
import { deleteItemsOf, insertItems, selectApproved, selectItemsOfChanges, type ItemRow } from './queries.ts'

export type Line = {
  rubroId: string
  codigo: string
  descripcion: string
  unidadId: string
  cantidad: string
  precioUnitario: string
}
export type Money = { moneda: string; cotizacion: FixedRate | null }

/** `round(cantidad x precioUnitario, 2)` (docs/domain/budgets.md, Items and incidencia). Throws 400 where it is too large. */
export function lineAmount({ cantidad, precioUnitario }: Pick<Line, 'cantidad' | 'precioUnitario'>, field: string) {
  return fittingAmount(field, exact(cantidad).times(precioUnitario))
}

/** The stored columns of a line; `sign` is -1 for a line that reduces the budget (economía). */
export function lineColumns(line: Line, money: Money, monedaBase: string, field = 'importe', sign: 1 | -1 = 1) {
  const amount = lineAmount(line, field)
  const base = fittingAmount(field, exact(inBase(amount, money, monedaBase)).times(sign))
  const codigo = line.codigo.trim()
  return {
    rubroId: line.rubroId,
    unidadId: line.unidadId,
    codigo,
    sortKey: codeSortKey(codigo),
    descripcion: line.descripcion.trim(),
    cantidad: toScaled('cantidad', line.cantidad),
    precioUnitario: toScaled('precio', line.precioUnitario),
    importe: toScaled('importe', amount),
    importeBase: toScaled('importe', base),
  } satisfies Partial<ItemRow>
}

/** Requires rubros and units of the company; rubros that no `earlier` line has are not archived. Throws 404, and 409 at `field`. */
export async function requireLineNames(
  scope: ProjectScope,
  { lines, earlier, field }: { lines: Line[]; earlier: Pick<Line, 'rubroId'>[]; field: string },
): Promise<void> {
  const { db, desarrolladoraId } = scope
  const distinct = (field: 'rubroId' | 'unidadId') => [...new Set(lines.map((line) => line[field]))]
  const [rubros, units] = [distinct('rubroId'), distinct('unidadId')]
  if ((await selectPresent(db, 'rubros', desarrolladoraId, rubros)).size < rubros.length)
    throw notFound('No encontramos uno de los rubros.')
  if ((await selectPresent(db, 'unidades', desarrolladoraId, units)).size < units.length)
    throw notFound('No encontramos una de las unidades.')
  const present = new Set(earlier.map(({ rubroId }) => rubroId))
  const added = rubros.filter((id) => !present.has(id))
  await requireActive(scope, 'rubros', added, field)
}

type Stored = Record<'cantidad' | 'precioUnitario' | 'importe', number>

/** A stored line with its scaled integers as decimal text. */
export const lineOf = <Row extends Stored>(row: Row) => ({
  ...row,
  cantidad: fromScaled('cantidad', row.cantidad),
  precioUnitario: fromScaled('precio', row.precioUnitario),
  importe: fromScaled('importe', row.importe),
})

/** The approved budget of the project. Throws 409 if there is none. */
export async function approvedBudget({ db, project }: ProjectScope) {
  const budget = await selectApproved(db, project.id)
  if (!budget) {
    const message = 'El proyecto todavía no tiene un presupuesto aprobado. Aprobá uno y probá de nuevo.'
    throw new Problem(409, 'No approved budget', message)
  }
  return { ...budget, cotizacion: budget.cotizacion ? (JSON.parse(budget.cotizacion) as FixedRate) : null }
}

/** Replaces the lines of a budget change. */
export async function writeChangeLines(scope: ProjectScope, modificacionId: string, rows: ItemRow[]): Promise<void> {
  await deleteItemsOf(scope.db, modificacionId)
  await insertItems(scope.db, rows)
}

/** The lines of budget changes, by change id. */
export async function readChangeLines({ db }: ProjectScope, ids: string[]) {
  const rows = await selectItemsOfChanges(db, ids)
  return Map.groupBy(rows, (row) => row.modificacionId!)
}
