/** Rows of the control: the columns of a row from its sums, and totals of rows (docs/domain/control.md, Rows by rubro). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { amountText } from '../../money/valuation.ts'
import type { Columna } from './queries.ts'

export type Fila = components['schemas']['ControlFila']
export type Totales = components['schemas']['ControlTotales']
export type Proyeccion = components['schemas']['ControlProyeccion']
export type Sums = Partial<Record<Columna, bigint>>
export type Rubro = { id: string; codigo: string; nombre: string; padreId: string | null }

const fields = [
  'original',
  'modificaciones',
  'vigente',
  'comprometido',
  'ejecutado',
  'pagado',
  'saldo',
  'proyeccion',
  'costoFinal',
  'desvio',
] as const
type Field = (typeof fields)[number]
/** Cents; null for columns that do not exist in the grouping (budget columns by supplier). */
export type Amounts = Record<Field, bigint | null>

const larger = (a: bigint, b: bigint) => (a > b ? a : b)

/** The columns of a row. `manual` is a manual projection that replaces the remaining budget. */
export function amountsOf(sums: Sums, manual: bigint | null): Amounts {
  const { original = 0n, modificaciones = 0n, comprometido = 0n, ejecutado = 0n, pagado = 0n } = sums
  const vigente = original + modificaciones
  const saldo = vigente - comprometido
  const proyeccion = manual ?? larger(saldo, 0n)
  const costoFinal = larger(comprometido, ejecutado) + proyeccion
  const budget = { original, modificaciones, vigente, saldo, proyeccion, costoFinal, desvio: vigente - costoFinal }
  return { ...budget, comprometido, ejecutado, pagado }
}

/** The columns of a supplier row: budgets are not split by supplier. */
export function supplierAmounts({ comprometido = 0n, ejecutado = 0n, pagado = 0n }: Sums): Amounts {
  const none = { original: null, modificaciones: null, vigente: null, saldo: null, proyeccion: null }
  return { ...none, costoFinal: null, desvio: null, comprometido, ejecutado, pagado }
}

export function totalOf(rows: Amounts[], empty: Amounts): Amounts {
  const total = { ...empty }
  for (const row of rows)
    for (const field of fields) total[field] = row[field] === null ? null : total[field]! + row[field]
  return total
}

export function amountTexts(amounts: Amounts): Totales {
  const texts = fields.map((field) => [field, amounts[field] === null ? null : amountText(amounts[field])])
  return Object.fromEntries(texts) as Totales
}

export type Row = Omit<Fila, Field> & { amounts: Amounts }
const noIds = { rubroId: null, item: null, proveedorId: null, padreId: null, esSuma: false, proyeccionManual: null }

export type Manual = { cents: bigint; wire: Proyeccion }

const isNothing = ({ original = 0n, modificaciones = 0n }: Sums) => original === 0n && modificaciones === 0n

function addSums(all: Sums[]): Sums {
  const total: Sums = {}
  for (const sums of all)
    for (const [column, cents] of Object.entries(sums) as [Columna, bigint][])
      total[column] = (total[column] ?? 0n) + cents
  return total
}

/**
 * A rubro with the rows below it; `byHand` is the manual projection of the branch, `rest` the remaining budget of the other rubros.
 */
type Branch = { rows: Row[]; sums: Sums; byHand: bigint; rest: bigint }

/**
 * A row for each rubro with amounts in its branch. The projection is calculated per branch: spending without a subrubro uses up the
 * remaining budget of the subrubros.
 */
export function rubroRows(rubros: Rubro[], sums: Map<string, Sums>, manual: Map<string, Manual>): Row[] {
  const children = Map.groupBy(rubros, ({ padreId }) => padreId)
  const ids = new Set(rubros.map(({ id }) => id))
  const visit = (rubro: Rubro, padreId: string | null): Branch | null => {
    const { id, codigo, nombre } = rubro
    const by = manual.get(id)
    const ownSums = sums.get(id)
    const below = (children.get(id) ?? []).flatMap((child) => visit(child, id) ?? [])
    if (!ownSums && !by && below.length === 0) return null
    const all = addSums([ownSums ?? {}, ...below.map((branch) => branch.sums)])
    const balance = amountsOf(ownSums ?? {}, null).saldo! + below.reduce((sum, { rest }) => sum + rest, 0n)
    const byHand = by?.cents ?? below.reduce((sum, branch) => sum + branch.byHand, 0n)
    const rest = by ? 0n : balance
    const row = { ...noIds, id, codigo, nombre, rubroId: id, padreId, esSuma: below.length > 0 }
    const total = { ...row, amounts: amountsOf(all, byHand + larger(rest, 0n)), proyeccionManual: by?.wire ?? null }
    const direct = below.length > 0 && ownSums ? [directRow(row, ownSums)] : []
    return { rows: [total, ...direct, ...below.flatMap((branch) => branch.rows)], sums: all, byHand, rest }
  }
  const roots = rubros.filter(({ padreId }) => padreId === null || !ids.has(padreId))
  return roots.flatMap((root) => visit(root, null)?.rows ?? [])
}

/** The row of a parent rubro's own amounts; without its own budget the budget columns are null, as its subrubros have it. */
function directRow(rubro: Omit<Row, 'amounts'>, sums: Sums): Row {
  const amounts = isNothing(sums) ? supplierAmounts(sums) : amountsOf(sums, null)
  const { id, nombre } = rubro
  return { ...rubro, id: `${id}:directo`, nombre: `${nombre} (directo)`, padreId: id, esSuma: false, amounts }
}

/** Rubros with a manual projection on them or on an ancestor: their items have no projection. */
export function rubrosByHand(rubros: Rubro[], manual: Map<string, Manual>): Set<string> {
  const byId = new Map(rubros.map((rubro) => [rubro.id, rubro]))
  const isByHand = ({ id, padreId }: Rubro): boolean => {
    const parent = padreId === null ? undefined : byId.get(padreId)
    return manual.has(id) || (parent !== undefined && isByHand(parent))
  }
  return new Set(rubros.filter(isByHand).map(({ id }) => id))
}

/** Totals over items: `larger` is the sum of max(committed, executed) per item, `left` the sum of their projections. */
export function itemTotals(sums: Sums, larger: bigint, left: bigint): Amounts {
  const amounts = amountsOf(sums, left)
  const costoFinal = larger + left
  return { ...amounts, costoFinal, desvio: amounts.vigente! - costoFinal }
}

/** The row of an item, or (with `item` empty) of the amounts of a rubro without an item. */
export function itemRow({ id: rubroId, codigo, nombre }: Rubro, item: string, sums: Sums, isByHand: boolean): Row {
  const names = item === '' ? { codigo, nombre: `${nombre}: sin ítem` } : { codigo: item, nombre: item }
  const amounts = amountsOf(sums, isByHand ? 0n : null)
  return { ...noIds, ...names, id: `${rubroId}:${item}`, rubroId, item, amounts }
}

/** The row of a rubro's manual projection in the grouping by item. */
export function byHandRow({ id: rubroId, codigo, nombre }: Rubro, { cents, wire }: Manual): Row {
  const fields = { id: `${rubroId}:proyeccion`, codigo, nombre: `${nombre}: proyección a mano`, rubroId, item: null }
  return { ...noIds, ...fields, amounts: amountsOf({}, cents), proyeccionManual: wire }
}
