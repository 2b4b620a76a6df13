/** Rows of the control: the columns of a row from its sums, and totals of rows (docs/domain/control.md, Rows by rubro). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { amountText } from '../../money/valuation.ts'
import type { Columna } from './queries.ts'

export type Fila = components['schemas']['ControlFila']
export type Totales = components['schemas']['ControlTotales']
export type Proyeccion = components['schemas']['ControlProyeccion']
/** Cents; null if a line of the column has no rate or index. */
export type Sums = Partial<Record<Columna | 'ajusteContratos', bigint | null>>
export type Rubro = { id: string; codigo: string; nombre: string; padreId: string | null }

const fields = [
  'original',
  'modificaciones',
  'vigente',
  'comprometido',
  'ejecutado',
  'pagado',
  'saldo',
  'ajusteContratos',
  'proyeccion',
  'costoFinal',
  'desvio',
] as const
type Field = (typeof fields)[number]
/**
 * Cents; null for columns that the rows of a grouping do not have (`projectionRow` has them), and for those that cannot be stated
 * because a line of theirs, or of a column that they are derived from, has no rate or index.
 */
export type Amounts = Record<Field, bigint | null>

type Cents = bigint | null
const ifKnown = (calculate: (a: bigint, b: bigint) => bigint) => (a: Cents, b: Cents) =>
  a === null || b === null ? null : calculate(a, b)
const plus = ifKnown((a, b) => a + b)
const minus = ifKnown((a, b) => a - b)
const larger = ifKnown((a, b) => (a > b ? a : b))

/** The columns of a row that is no sum. `projection` replaces the remaining budget. */
export function amountsOf(sums: Sums, projection?: Cents): Amounts {
  const { original = 0n, modificaciones = 0n, comprometido = 0n, ejecutado = 0n, pagado = 0n } = sums
  const { ajusteContratos = 0n } = sums
  const vigente = plus(original, modificaciones)
  const saldo = minus(vigente, comprometido)
  const proyeccion = projection === undefined ? larger(saldo, 0n) : projection
  const costoFinal = plus(larger(plus(comprometido, ajusteContratos), ejecutado), proyeccion)
  return {
    original,
    modificaciones,
    vigente,
    comprometido,
    ejecutado,
    pagado,
    saldo,
    ajusteContratos,
    proyeccion,
    costoFinal,
    desvio: minus(vigente, costoFinal),
  }
}

const noForecast = { ajusteContratos: null, proyeccion: null, costoFinal: null, desvio: null }
const noBudget = { original: null, modificaciones: null, vigente: null, saldo: null }

/** The columns of an item: its cost is projected by rubro. */
const itemAmounts = (sums: Sums): Amounts => ({ ...amountsOf(sums), ...noForecast })

/** The columns of a supplier: budgets are not split by supplier either. */
export const supplierAmounts = (sums: Sums): Amounts => ({ ...itemAmounts(sums), ...noBudget })

function totalOf(rows: Amounts[]): Amounts {
  const total = amountsOf({})
  for (const row of rows) for (const field of fields) total[field] = plus(total[field], row[field])
  return total
}

/** The total of the rows that are part of no other row. */
export const totalOfTop = (all: Row[]): Amounts =>
  totalOf(all.filter(({ padreId }) => padreId === null).map(({ amounts }) => amounts))

export function amountTexts(amounts: Amounts): Totales {
  const texts = fields.map((field) => [field, amounts[field] === null ? null : amountText(amounts[field])])
  return Object.fromEntries(texts) as Totales
}

export type Row = Omit<Fila, Field> & { amounts: Amounts }
const noIds = { rubroId: null, item: null, proveedorId: null, padreId: null, esSuma: false, proyeccionManual: null }

/** `cents` is null if the day of the projection has no rate or index. */
export type Manual = { cents: bigint | null; wire: Proyeccion }

/** A rubro with the rows below it. */
type Branch = { rows: Row[]; amounts: Amounts }

/**
 * A row for each rubro with amounts in its branch. The projection and the final cost are calculated per leaf; a rubro with others
 * below it is the sum of its children, one of which is its `(directo)` row.
 */
export function rubroRows(rubros: Rubro[], sums: Map<string, Sums>, manual: Map<string, Manual>): Row[] {
  const children = Map.groupBy(rubros, ({ padreId }) => padreId)
  const ids = new Set(rubros.map(({ id }) => id))
  const visit = (rubro: Rubro, padreId: string | null): Branch | null => {
    const { id, codigo, nombre } = rubro
    const by = manual.get(id)
    const below = (children.get(id) ?? []).flatMap((child) => visit(child, id) ?? [])
    const hasOwn = sums.has(id) || by !== undefined
    if (!hasOwn && below.length === 0) return null
    const row = { ...noIds, id, codigo, nombre, rubroId: id, padreId }
    const own = { amounts: amountsOf(sums.get(id) ?? {}, by?.cents), proyeccionManual: by?.wire ?? null }
    if (below.length === 0) return { rows: [{ ...row, ...own }], amounts: own.amounts }
    const direct = hasOwn ? [{ ...row, ...own, id: `${id}:directo`, nombre: `${nombre} (directo)`, padreId: id }] : []
    const amounts = totalOf([...direct, ...below].map((child) => child.amounts))
    return { rows: [{ ...row, esSuma: true, amounts }, ...direct, ...below.flatMap((branch) => branch.rows)], amounts }
  }
  const roots = rubros.filter(({ padreId }) => padreId === null || !ids.has(padreId))
  return roots.flatMap((root) => visit(root, null)?.rows ?? [])
}

/** The row of an item, or (with `item` empty) of the amounts of a rubro without an item. */
export function itemRow({ id: rubroId, codigo, nombre }: Rubro, item: string, sums: Sums): Row {
  const names = item === '' ? { codigo, nombre: `${nombre}: sin ítem` } : { codigo: item, nombre: item }
  return { ...noIds, ...names, id: `${rubroId}:${item}`, rubroId, item, amounts: itemAmounts(sums) }
}

/** The last row by item and by supplier: the columns that their rows do not have, so that the totals are those by rubro. */
export function projectionRow(totals: Amounts, agrupar: 'item' | 'proveedor'): Row {
  const missing = agrupar === 'item' ? noForecast : { ...noForecast, ...noBudget }
  const amounts = Object.fromEntries(fields.map((field) => [field, field in missing ? totals[field] : null]))
  return { ...noIds, id: 'proyeccion', codigo: '', nombre: 'Proyección por rubro', amounts: amounts as Amounts }
}
