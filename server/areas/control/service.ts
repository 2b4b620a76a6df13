import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { fromScaled, toScaled } from '../../money/decimal.ts'
import { moneyText } from '../../money/money-text.ts'
import { notFound } from '../../lib/problem.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import {
  amountText,
  parseSum,
  rangesWithoutFactor,
  valueOnDay,
  warningsOfDays,
  type Counted,
  type DayRange,
  type Valuation,
} from '../../money/valuation.ts'
import type { ProjectScope } from '../../records/record.ts'
import { projectScope, requireOpenProject, writeRecords } from '../../records/project-scope.ts'
import { noteRecord } from '../../records/record-write.service.ts'
import { staleVersion } from '../../records/once.ts'
import { pageOf } from '../../records/page.ts'
import { selectSupplierNames } from '../proveedores/door.ts'
import { adjustmentsByRubro, readAdjustments } from './adjustments.service.ts'
import { requireLines } from './ledger.service.ts'
import { selectRubros } from '../rubros/door.ts'
import * as queries from './queries.ts'
import * as rows from './rows.ts'
import { bySums } from './sums.service.ts'
import { valuationOf } from '../../money/project-valuation.ts'

type Control = components['schemas']['ControlPresupuestario']
export type Grouping = Control['agrupar']

/** The ids of a rubro and its descendants. Throws 404. */
export function branchIds(rubros: rows.Rubro[], rubroId: string): string[] {
  if (!rubros.some(({ id }) => id === rubroId)) throw notFound('No encontramos ese rubro.')
  const children = Map.groupBy(rubros, ({ padreId }) => padreId)
  const visit = (id: string): string[] => [id, ...(children.get(id) ?? []).flatMap((child) => visit(child.id))]
  return visit(rubroId)
}

/** Manual projections by rubro, valued by the day they were set. */
async function readManual({ db, project }: ProjectScope, valuation: Valuation): Promise<Map<string, rows.Manual>> {
  const set = await queries.selectProjections(db, project.id)
  return new Map(
    set.flatMap(({ importe, ...row }) => {
      if (importe === null) return []
      const cents = valueOnDay(valuation, BigInt(importe), row.fecha)
      return [[row.rubroId, { cents, wire: { ...row, importe: fromScaled('importe', importe) } }] as const]
    }),
  )
}

const sumsOf = (row: queries.SumRow): rows.Sums =>
  Object.fromEntries(queries.columnas.map((columna) => [columna, parseSum(row[columna])]))

type Unvalued = Awaited<ReturnType<typeof queries.selectUnvalued>>

/** The sums by key; null for the columns in which a key has lines without a factor. */
function sumsBy<Key extends string>(
  found: queries.SumRow[],
  unvalued: Unvalued,
  keyOf: (row: Pick<queries.SumRow, 'clave' | 'item'>) => Key,
): Map<Key, rows.Sums> {
  const sums = new Map(found.map((row) => [keyOf(row), sumsOf(row)]))
  for (const row of unvalued) sums.set(keyOf(row), { ...sums.get(keyOf(row)), [row.columna]: null })
  return sums
}

const claveOf = ({ clave }: { clave: string }) => clave

/** The input of a grouping; `valuacion` names the stored sums, `withoutFactor` the days whose lines it lacks. */
export type GroupingInput = {
  rubros: rows.Rubro[]
  rubroIds?: string[] | undefined
  valuation: Valuation
  valuacion: string
  withoutFactor: DayRange[]
}
/** The rows of a grouping: their count, and a function for a page of them. */
type Table = {
  count: number
  hasRest: boolean
  page: (offset: number, limit: number) => Promise<rows.Row[]>
}

const tableOf = (all: rows.Row[]): Table => ({
  count: all.length,
  hasRest: false,
  page: async (offset, limit) => all.slice(offset, offset + limit),
})

async function supplierTable(
  { db, project }: ProjectScope,
  { rubroIds, valuacion, withoutFactor }: GroupingInput,
): Promise<Table> {
  const filter = { proyectoId: project.id, rubroIds, valuacion }
  const unvalued = await queries.selectUnvalued(db, filter, withoutFactor, 'proveedor')
  const sums = sumsBy(await queries.selectSums(db, filter, 'proveedor'), unvalued, claveOf)
  const names = await selectSupplierNames(db, sums.keys())
  const all = [...sums].map(([id, supplierSums]) => {
    const { cuit: codigo, razonSocial: nombre } = names.get(id)!
    const ids = { rubroId: null, item: null, proveedorId: id, padreId: null, esSuma: false, proyeccionManual: null }
    return { ...ids, id, codigo, nombre, amounts: rows.supplierAmounts(supplierSums) }
  })
  return tableOf(all.toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es')))
}

/** The items of the rubros in order. Each page has its own query, because there may be many items. */
async function itemTable(
  { db, project }: ProjectScope,
  { rubros, rubroIds, valuacion, withoutFactor }: GroupingInput,
): Promise<Table> {
  const filter = { proyectoId: project.id, rubroIds, valuacion }
  const counts = new Map((await queries.countItems(db, filter)).map((row) => [row.clave, row]))
  const parts = rubros.flatMap((rubro) => {
    const items = Number(counts.get(rubro.id)?.cantidad ?? 0)
    return items > 0 ? [{ rubro, items }] : []
  })
  const page = async (offset: number, limit: number) => {
    const pageRows: rows.Row[] = []
    let before = 0
    for (const { rubro, items } of parts) {
      const from = Math.max(0, offset - before)
      const part = { offset: from, limit: Math.min(offset + limit - before, items) - from }
      before += items
      if (part.limit <= 0) continue
      const rubroFilter = { ...filter, rubroIds: [rubro.id] }
      const unvalued = await queries.selectUnvalued(db, rubroFilter, withoutFactor, 'item')
      const found = await queries.selectItemSums(db, rubroFilter, part)
      const sums = sumsBy(found, unvalued, ({ item }) => item)
      for (const { item } of found) pageRows.push(rows.itemRow(rubro, item, sums.get(item)!))
    }
    return pageRows
  }
  return {
    count: parts.reduce((sum, { items }) => sum + items, 0),
    hasRest: [...counts.values()].some(({ sinItem }) => Number(sinItem) > 0),
    page,
  }
}

/** All rows of the grouping by rubro. */
export async function rubroRowsOf(
  scope: ProjectScope,
  { rubros, rubroIds, valuation, valuacion, withoutFactor }: GroupingInput,
): Promise<rows.Row[]> {
  const filter = { proyectoId: scope.project.id, rubroIds, valuacion }
  const unvalued = await queries.selectUnvalued(scope.db, filter, withoutFactor, 'rubro')
  const sums = sumsBy(await queries.selectSums(scope.db, filter, 'rubro'), unvalued, claveOf)
  const adjustments = adjustmentsByRubro(await readAdjustments(scope, { rubroIds }), valuation)
  for (const [id, ajusteContratos] of adjustments) sums.set(id, { ...sums.get(id), ajusteContratos })
  return rows.rubroRows(rubros, sums, await readManual(scope, valuation))
}

const tables = { item: itemTable, proveedor: supplierTable }

/** The rows of a grouping, and the totals, which are the same in all of them. */
async function groupedTable(scope: ProjectScope, agrupar: Grouping, input: GroupingInput) {
  const byRubro = await rubroRowsOf(scope, input)
  const totals = rows.totalOfTop(byRubro)
  if (agrupar === 'rubro' || byRubro.length === 0) return { totals, ...tableOf(byRubro) }
  const table = await tables[agrupar](scope, input)
  const page = async (offset: number, limit: number) => {
    const pageRows = await table.page(offset, limit)
    const isLast = offset + limit > table.count && offset <= table.count
    return isLast ? [...pageRows, rows.projectionRow(totals, agrupar)] : pageRows
  }
  return { totals, hasRest: table.hasRest, count: table.count + 1, page }
}

/** Rows in wire form; items get their current names. */
async function filas({ db, project }: ProjectScope, page: rows.Row[]): Promise<rows.Fila[]> {
  const keys = page.flatMap(({ item }) => (item ? [item] : []))
  const names = await queries.selectItemNames(db, project.id, keys)
  return page.map(({ amounts, ...row }) => {
    const name = row.item ? names.get(row.item) : undefined
    const itemFields = name ? { codigo: name.codigo, nombre: name.descripcion, item: name.codigo } : {}
    return { ...row, ...itemFields, ...rows.amountTexts(amounts) }
  })
}

/** `proyeccion` of each leaf rubro in the project's currency: what is budgeted and not contracted, or what was set by hand. */
export async function projectedByRubro(
  ctx: Context,
  scope: ProjectScope,
): Promise<{ rubroId: string; cents: bigint }[]> {
  await requireLines(ctx, scope.project.id)
  const rubros = await selectRubros(scope.db, scope.desarrolladoraId)
  const valuation = await valuationOf(scope, {})
  const all = await rubroRowsOf(scope, { rubros, valuation, valuacion: queries.asEntered, withoutFactor: [] })
  return all.flatMap(({ rubroId, esSuma, amounts: { proyeccion } }) =>
    rubroId !== null && !esSuma && proyeccion !== null && proyeccion > 0n ? [{ rubroId, cents: proyeccion }] : [],
  )
}

/** Warnings about the numbers: missing, old or provisional values of the valuation, and unapplied payments. */
export async function warningsOf(
  { db, project }: ProjectScope,
  valuation: Valuation,
  counted: Counted[],
): Promise<string[]> {
  const unapplied = await queries.selectUnapplied(db, project.id)
  const onAccount = `Hay ${moneyText(fromScaled('importe', unapplied), project.monedaBase)} pagados a cuenta, sin aplicar a ningún documento: no están en lo pagado.`
  return [...warningsOfDays(valuation, counted), ...(unapplied === '0' ? [] : [onAccount])]
}

type Title = [title: string, field: keyof rows.Totales]
const titles: Title[] = [
  ['Original', 'original'],
  ['Modificaciones', 'modificaciones'],
  ['Vigente', 'vigente'],
  ['Comprometido', 'comprometido'],
  ['Ejecutado', 'ejecutado'],
  ['Pagado', 'pagado'],
  ['Saldo', 'saldo'],
  ['Ajuste de contratos', 'ajusteContratos'],
  ['Proyección', 'proyeccion'],
  ['Costo final', 'costoFinal'],
  ['Desvío', 'desvio'],
]
/** Names the totals that cannot be stated; empty if all can. */
export function unknownTotals(totals: rows.Amounts): string[] {
  const unknown = titles.filter(([, field]) => totals[field] === null)
  if (unknown.length === 0) return []
  const names = unknown.map(([title]) => title).join(', ')
  return [
    `Por lo que falta no se puede calcular el total de: ${names}. Cargá las cotizaciones o los índices que faltan.`,
  ]
}

const sheet = (isSupplier: boolean): SheetColumn<rows.Fila>[] => [
  { title: isSupplier ? 'CUIT' : 'Código', kind: 'text', value: (row) => row.codigo },
  { title: 'Nombre', kind: 'text', value: (row) => row.nombre },
  ...titles.map(([title, field]) => ({ title, kind: 'decimal' as const, value: (row: rows.Fila) => row[field] })),
]

const withoutItem =
  'Lo gastado sin decir en qué ítem está en filas aparte: no se descuenta del saldo de ningún ítem. Por rubro sí.'

/** The budget control of a project. Throws 404, and 409 if the valuation has no factor. */
export async function getControlPresupuestario(
  ctx: Context,
  proyectoId: number,
  query: Query<'getControlPresupuestario'>,
): Promise<Control | SheetFile> {
  await requireLines(ctx, proyectoId)
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { agrupar = 'rubro', formato } = query
  const valuation = await valuationOf(scope, query)
  const rubros = await selectRubros(scope.db, scope.desarrolladoraId)
  const rubroIds = query.rubroId === undefined ? undefined : branchIds(rubros, query.rubroId)
  const visible = rubroIds ? rubros.filter(({ id }) => rubroIds.includes(id)) : rubros
  return bySums(ctx, scope, valuation, async ({ valuacion, counted }) => {
    const withoutFactor = rangesWithoutFactor(valuation, counted)
    const table = await groupedTable(scope, agrupar, { rubros: visible, rubroIds, valuation, valuacion, withoutFactor })
    if (formato === 'csv' || formato === 'xlsx') {
      const all = await filas(scope, await table.page(0, table.count))
      return writeSheet(formato, `control-por-${agrupar}`, sheet(agrupar === 'proveedor'), all)
    }
    const { offset, size, answer } = pageOf(query, table.count)
    return {
      agrupar,
      valuacion: valuation.wire,
      avisos: [
        ...(await warningsOf(scope, valuation, counted)),
        ...unknownTotals(table.totals),
        ...(table.hasRest ? [withoutItem] : []),
      ],
      items: await filas(scope, await table.page(offset, size)),
      ...answer,
      totales: rows.amountTexts(table.totals),
    }
  })
}

/** Sets or removes the manual projection of a rubro. Throws 404, and 409 for a stale version or a closed project. */
export function setControlProyeccion(
  ctx: Context,
  { proyectoId, rubroId }: { proyectoId: number; rubroId: string },
  { importe, nota, version }: Body<'setControlProyeccion'>,
): Promise<rows.Proyeccion> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const { db, today, desarrolladoraId } = scope
    requireOpenProject(scope.project)
    if (!(await queries.hasRubro(db, desarrolladoraId, rubroId))) throw notFound('No encontramos ese rubro.')
    const before = (await queries.selectProjections(db, proyectoId)).find((row) => row.rubroId === rubroId)
    if ((before?.version ?? 0) !== version) throw staleVersion()
    const cents = importe === null ? null : toScaled('importe', importe)
    const row = {
      rubroId,
      importe: cents,
      nota: nota?.trim() ?? before?.nota ?? '',
      fecha: today,
      version: version + 1,
    }
    await queries.storeProjection(db, proyectoId, row)
    const wire = (each: typeof row) => ({
      ...each,
      importe: each.importe === null ? null : amountText(BigInt(each.importe)),
    })
    const kind = { entidad: 'proyeccion', topic: 'finances' } as const
    const antes = before ? wire(before) : null
    await noteRecord(ctx, scope, kind, { accion: 'proyectar', id: rubroId, antes, despues: wire(row) })
    return wire(row)
  })
}
