/** Rows of the control: the columns of a row from its sums, and totals of rows (docs/domain/control.md, Rows by rubro). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { amountText } from '../../money/valuation.ts'
import type { Columna } from './queries.ts'

export type Fila = components['schemas']['ControlFila']
export type Totales = components['schemas']['ControlTotales']
export type Proyeccion = components['schemas']['ControlProyeccion']
/** Cents; null if a line of the column has no rate or index. */
export type Sums = Partial<Record<Columna, bigint | null>>
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
/**
 * Cents; null for columns that do not exist in the grouping (budget columns by supplier), and for those that cannot be stated
 * because a line of theirs, or of a column that they are derived from, has no rate or index.
 */
export type Amounts = Record<Field, bigint | null>

type Cents = bigint | null
const ifKnown = (calculate: (a: bigint, b: bigint) => bigint) => (a: Cents, b: Cents) =>
  a === null || b === null ? null : calculate(a, b)
const plus = ifKnown((a, b) => a + b)
const minus = ifKnown((a, b) => a - b)
const larger = ifKnown((a, b) => (a > b ? a : b))

/** The columns of a row. `projection` replaces the remaining budget. */
export function amountsOf(sums: Sums, projection?: Cents): Amounts {
  const { original = 0n, modificaciones = 0n, comprometido = 0n, ejecutado = 0n, pagado = 0n } = sums
  const vigente = plus(original, modificaciones)
  const saldo = minus(vigente, comprometido)
  const proyeccion = projection === undefined ? larger(saldo, 0n) : projection
  const costoFinal = plus(larger(comprometido, ejecutado), proyeccion)
  const desvio = minus(vigente, costoFinal)
  return {
    original,
    modificaciones,
    vigente,
    comprometido,
    ejecutado,
    pagado,
    saldo,
    proyeccion,
    costoFinal,
    desvio,
  }
}

/** The columns of a supplier row: budgets are not split by supplier. */
export function supplierAmounts({ comprometido = 0n, ejecutado = 0n, pagado = 0n }: Sums): Amounts {
  const none = { original: null, modificaciones: null, vigente: null, saldo: null, proyeccion: null }
  return { ...none, costoFinal: null, desvio: null, comprometido, ejecutado, pagado }
}

export function totalOf(rows: Amounts[], empty: Amounts): Amounts {
  const total = { ...empty }
  for (const row of rows) for (const field of fields) total[field] = plus(total[field], row[field])
  return total
}

export function amountTexts(amounts: Amounts): Totales {
  const texts = fields.map((field) => [field, amounts[field] === null ? null : amountText(amounts[field])])
  return Object.fromEntries(texts) as Totales
}

export type Row = Omit<Fila, Field> & { amounts: Amounts }
const noIds = { rubroId: null, item: null, proveedorId: null, padreId: null, esSuma: false, proyeccionManual: null }

/** `cents` is null if the day of the projection has no rate or index. */
export type Manual = { cents: bigint | null; wire: Proyeccion }

const isNothing = ({ original = 0n, modificaciones = 0n }: Sums) => original === 0n && modificaciones === 0n

function addSums(all: Sums[]): Sums {
  const total: Sums = {}
  for (const sums of all)
    for (const [column, cents] of Object.entries(sums) as [Columna, Cents][]) {
      const before = total[column]
      total[column] = before === undefined ? cents : plus(before, cents)
    }
  return total
}

/**
 * A rubro with the rows below it; `byHand` is the manual projection of the branch, `rest` the remaining budget of the other rubros.
 */
type Branch = { rows: Row[]; sums: Sums; byHand: Cents; rest: Cents }

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
    const balance = below.reduce((sum, branch) => plus(sum, branch.rest), amountsOf(ownSums ?? {}).saldo)
    const byHand = by ? by.cents : below.reduce<Cents>((sum, branch) => plus(sum, branch.byHand), 0n)
    const rest = by ? 0n : balance
    const row = { ...noIds, id, codigo, nombre, rubroId: id, padreId, esSuma: below.length > 0 }
    const total = {
      ...row,
      amounts: amountsOf(all, plus(byHand, larger(rest, 0n))),
      proyeccionManual: by?.wire ?? null,
    }
    const direct = below.length > 0 && ownSums ? [directRow(row, ownSums)] : []
    return { rows: [total, ...direct, ...below.flatMap((branch) => branch.rows)], sums: all, byHand, rest }
  }
  const roots = rubros.filter(({ padreId }) => padreId === null || !ids.has(padreId))
  return roots.flatMap((root) => visit(root, null)?.rows ?? [])
}

/** The row of a parent rubro's own amounts; without its own budget the budget columns are null, as its subrubros have it. */
function directRow(rubro: Omit<Row, 'amounts'>, sums: Sums): Row {
  const amounts = isNothing(sums) ? supplierAmounts(sums) : amountsOf(sums)
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

/** Sums over items: `spent` of max(committed, executed) per item, `balances` of the balances that are left. */
type ItemSums = { spent: bigint; balances: bigint }

/** Totals over the items of a rubro; with a manual projection its items have none. */
export function itemTotals(sums: Sums, { spent, balances }: ItemSums, isByHand: boolean): Amounts {
  const projection = amountsOf(sums).saldo === null ? null : balances
  const amounts = amountsOf(sums, isByHand ? 0n : projection)
  const costoFinal = amounts.costoFinal === null ? null : plus(spent, amounts.proyeccion)
  return { ...amounts, costoFinal, desvio: minus(amounts.vigente, costoFinal) }
}

/** The row of an item, or (with `item` empty) of the amounts of a rubro without an item. */
export function itemRow({ id: rubroId, codigo, nombre }: Rubro, item: string, sums: Sums, isByHand: boolean): Row {
  const names = item === '' ? { codigo, nombre: `${nombre}: sin ítem` } : { codigo: item, nombre: item }
  const amounts = amountsOf(sums, isByHand ? 0n : undefined)
  return { ...noIds, ...names, id: `${rubroId}:${item}`, rubroId, item, amounts }
}

/** The row of a rubro's manual projection in the grouping by item. */
export function byHandRow({ id: rubroId, codigo, nombre }: Rubro, { cents, wire }: Manual): Row {
  const fields = { id: `${rubroId}:proyeccion`, codigo, nombre: `${nombre}: proyección a mano`, rubroId, item: null }
  return { ...noIds, ...fields, amounts: amountsOf({}, cents), proyeccionManual: wire }
}
