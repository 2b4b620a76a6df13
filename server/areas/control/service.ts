/** Who may: members read, from miembro on they set what is expected. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { fromScaled, inSpanish, toScaled } from '../../lib/decimal.ts'
import { notFound } from '../../lib/problem.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import { amountText, summed, valued, warningsOfDays, type Valuation } from '../../lib/valued.ts'
import type { DocumentScope } from '../../records/document.ts'
import { documentScope, noteDocument, requireOpenProject, writeDocuments } from '../../records/document.service.ts'
import { staleVersion } from '../../records/once.ts'
import { pageOf } from '../../records/page.ts'
import { requireLines } from './ledger.service.ts'
import * as queries from './queries.ts'
import * as rows from './rows.ts'
import { valuationOf } from './valuation.service.ts'

type Control = components['schemas']['ControlPresupuestario']
export type Grouping = Control['agrupar']

/** The ids of a rubro and of those below it. Throws 404. */
export function below(rubros: rows.Rubro[], rubroId: string): string[] {
  if (!rubros.some(({ id }) => id === rubroId)) throw notFound('No encontramos ese rubro.')
  const children = Map.groupBy(rubros, ({ padreId }) => padreId)
  const visit = (id: string): string[] => [id, ...(children.get(id) ?? []).flatMap((child) => visit(child.id))]
  return visit(rubroId)
}

/** What was set by hand, valued by the day on which it was. */
export async function readManual(
  { db, project }: DocumentScope,
  valuation: Valuation,
): Promise<Map<string, rows.Manual>> {
  const set = await queries.selectProjections(db, project.id)
  return new Map(
    set.flatMap(({ importe, ...row }) => {
      if (importe === null) return []
      const cents = valued(valuation, BigInt(importe), row.fecha) ?? 0n
      return [[row.rubroId, { cents, wire: { ...row, importe: fromScaled('importe', importe) } }] as const]
    }),
  )
}

/** The sums of each key by column. */
export function sumsBy(found: queries.SumRow[], keyOf: (row: queries.SumRow) => string): Map<string, rows.Sums> {
  const sums = new Map<string, rows.Sums>()
  for (const row of found) {
    const key = keyOf(row)
    let own = sums.get(key)
    if (!own) sums.set(key, (own = {}))
    own[row.columna] = summed(row.importe)
  }
  return sums
}

type Asked = { rubros: rows.Rubro[]; rubroIds: string[] | undefined; valuation: Valuation }

/** All rows of a grouping, in their order. */
async function rowsOf(
  scope: DocumentScope,
  group: Grouping,
  { rubros, rubroIds, valuation }: Asked,
): Promise<rows.Row[]> {
  const { db, project } = scope
  const wanted = group === 'proveedor' ? queries.columnas.slice(2) : queries.columnas
  const filter = { proyectoId: project.id, columnas: wanted, rubroIds }
  const found = await queries.selectSums(db, filter, group, valuation.ranges)
  if (group === 'proveedor') {
    const sums = sumsBy(found, ({ clave }) => clave)
    const names = await queries.selectSupplierNames(db, [...sums.keys()])
    const all = [...sums].map(([id, own]) => {
      const { codigo, nombre } = names.get(id)!
      const ids = { rubroId: null, item: null, proveedorId: id, padreId: null, esSuma: false, proyeccionManual: null }
      return { ...ids, id, codigo, nombre, amounts: rows.supplierAmounts(own) }
    })
    return all.toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es'))
  }
  const shown = rubroIds ? rubros.filter(({ id }) => rubroIds.includes(id)) : rubros
  const manual = await readManual(scope, valuation)
  if (group === 'rubro')
    return rows.rubroRows(
      shown,
      sumsBy(found, ({ clave }) => clave),
      manual,
    )
  const separator = '\n'
  const items = [...sumsBy(found, ({ clave, item }) => `${clave}${separator}${item}`)].map(([key, sums]) => {
    const [rubroId = '', item = ''] = key.split(separator)
    return { rubroId, item, sums }
  })
  return rows.itemRows(shown, items, manual)
}

/** Rows as on the wire; items get the names that they have. */
async function filas({ db, project }: DocumentScope, page: rows.Row[]): Promise<rows.Fila[]> {
  const keys = page.flatMap(({ item }) => (item ? [item] : []))
  const names = await queries.selectItemNames(db, project.id, keys)
  return page.map(({ amounts, ...row }) => {
    const name = row.item ? names.get(row.item) : undefined
    const named = name ? { codigo: name.codigo, nombre: name.descripcion, item: name.codigo } : {}
    return { ...row, ...named, ...rows.amountTexts(amounts) }
  })
}

/** What to know about the numbers: what is missing, old or provisional of a valuation, and what was paid on account. */
export async function warningsOf({ db, project }: DocumentScope, valuation: Valuation): Promise<string[]> {
  const filter = { proyectoId: project.id, columnas: queries.columnas }
  const days = valuation.factors.watched.length > 0 ? await queries.countDays(db, filter) : []
  const unapplied = await queries.selectUnapplied(db, project.id)
  const onAccount = `Hay ${project.monedaBase} ${inSpanish(fromScaled('importe', unapplied))} pagados a cuenta, sin aplicar a ningún documento: no están en lo pagado.`
  return [...warningsOfDays(valuation, days), ...(unapplied === '0' ? [] : [onAccount])]
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
  ['Proyección', 'proyeccion'],
  ['Costo final', 'costoFinal'],
  ['Desvío', 'desvio'],
]
const sheet = (isSupplier: boolean): SheetColumn<rows.Fila>[] => [
  { title: isSupplier ? 'CUIT' : 'Código', kind: 'text', value: (row) => row.codigo },
  { title: 'Nombre', kind: 'text', value: (row) => row.nombre },
  ...titles
    .filter(([, field]) => !isSupplier || ['comprometido', 'ejecutado', 'pagado'].includes(field))
    .map(([title, field]) => ({ title, kind: 'decimal' as const, value: (row: rows.Fila) => row[field] })),
]

const withoutItem =
  'Lo gastado sin decir en qué ítem está en filas aparte: no se descuenta del saldo de ningún ítem. Por rubro sí.'

/** The control of a project. Throws 404, and 409 where nothing says what its amounts are worth. */
export async function getControl(
  ctx: Context,
  proyectoId: number,
  query: Query<'getControlPresupuestario'>,
): Promise<Control | SheetFile> {
  await requireLines(ctx, proyectoId)
  const scope = await documentScope(ctx, ctx.store.read, proyectoId)
  const { agrupar = 'rubro', formato } = query
  const valuation = await valuationOf(scope, query)
  const rubros = await queries.selectRubros(scope.db, scope.desarrolladoraId)
  const rubroIds = query.rubroId === undefined ? undefined : below(rubros, query.rubroId)
  const all = await rowsOf(scope, agrupar, { rubros, rubroIds, valuation })
  const isSupplier = agrupar === 'proveedor'
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, `control-por-${agrupar}`, sheet(isSupplier), await filas(scope, all))
  const { offset, size, answer } = pageOf(query, all.length)
  const top = all.filter(({ padreId }) => padreId === null).map(({ amounts }) => amounts)
  const empty = isSupplier ? rows.supplierAmounts({}) : rows.amountsOf({}, null)
  return {
    agrupar,
    valuacion: valuation.wire,
    avisos: [...(await warningsOf(scope, valuation)), ...(all.some(({ item }) => item === '') ? [withoutItem] : [])],
    items: await filas(scope, all.slice(offset, offset + size)),
    ...answer,
    totales: rows.amountTexts(rows.totalOf(top, empty)),
  }
}

/** Sets what a rubro is still expected to cost, or takes it back. Throws 404, and 409 for another version or a closed project. */
export function setProjection(
  ctx: Context,
  { proyectoId, rubroId }: { proyectoId: number; rubroId: string },
  { importe, nota, version }: Body<'setControlProyeccion'>,
): Promise<rows.Proyeccion> {
  return writeDocuments(ctx, proyectoId, {}, async (scope) => {
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
    const kind = { entidad: 'proyeccion', event: 'finances' } as const
    const antes = before ? wire(before) : null
    await noteDocument(ctx, scope, kind, { accion: 'proyectar', id: rubroId, antes, despues: wire(row) })
    return wire(row)
  })
}
