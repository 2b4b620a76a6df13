import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { exact, fromScaled, importe, roundTo, toScaled, trimmedInSpanish } from '../../money/decimal.ts'
import { codeKey } from '../../lib/codes.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, invalid, notFound } from '../../lib/problem.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import { amountText, type ValuationQuery } from '../../money/valuation.ts'
import { fittingAmount } from '../../money/amounts.ts'
import type { ProjectScope } from '../../records/record.ts'
import { projectScope, requireOpenProject, writeRecords, type DryRun } from '../../records/project-scope.ts'
import { findRecord } from '../../records/record-list.service.ts'
import { changeRecord, requireSeen } from '../../records/record-write.service.ts'
import { presupuestos, type Budget } from './record.ts'
import { namedInsumos, readItems, readItemsById, requireFittingInsumos, storeInsumos } from './insumos.service.ts'
import { lineAmount, lineColumns, requireLineNames, type Line } from './lines.service.ts'
import { selectRubros } from '../rubros/door.ts'
import { deleteItems, insertItems, selectNamed, updateItem } from './queries.ts'
import { statementOf, valuedLines } from './valuation.service.ts'

type Schemas = components['schemas']
type Item = Schemas['PresupuestoItem']
type Counted = Omit<Item, 'incidencia'>
type Place = { proyectoId: number; presupuestoId: string }

/** The share of an amount in the total, in %. */
function share(amount: string, total: string): string {
  const percentage = exact(total).eq(0) ? '0' : roundTo(exact(amount).div(total).times(100), 4)
  return fromScaled('porcentaje', toScaled('porcentaje', percentage))
}

/** The rubros of the items and their ancestors, with their totals. */
async function rubrosOf({ db, desarrolladoraId }: ProjectScope, items: Counted[], total: string) {
  const all = new Map((await selectRubros(db, desarrolladoraId)).map((rubro) => [rubro.id, rubro]))
  const sums = new Map<string, ReturnType<typeof exact>>()
  for (const item of items) {
    for (let id: string | null = item.rubroId; id; id = all.get(id)?.padreId ?? null)
      sums.set(id, (sums.get(id) ?? exact(0)).plus(item.importe))
  }
  return [...all.values()]
    .filter(({ id }) => sums.has(id))
    .map(({ id, codigo, nombre, padreId }) => {
      const amount = importe(sums.get(id)!)
      return { rubroId: id, codigo, nombre, padreId, importe: amount, incidencia: share(amount, total) }
    })
}

async function sheetOf(scope: ProjectScope, budget: Budget, items: Counted[]): Promise<Schemas['PresupuestoHoja']> {
  const total = fittingAmount(
    'guardar',
    items.reduce((sum, item) => sum.plus(item.importe), exact(0)),
  )
  return {
    presupuesto: { ...budget, total, cantidadItems: items.length },
    rubros: await rubrosOf(scope, items, total),
    items: items.map((item) => ({ ...item, incidencia: share(item.importe, total) })),
  }
}

/** Adds the valued amounts; a rubro is the sum of its valued lines. Throws 409. */
async function statedSheet(scope: ProjectScope, sheet: Schemas['PresupuestoHoja'], query: ValuationQuery) {
  const { presupuesto, rubros, items } = sheet
  const { valuation, wire } = await statementOf(scope, query, [presupuesto])
  const worthOf = await valuedLines(scope, valuation, presupuesto)
  const parents = new Map(rubros.map(({ rubroId, padreId }) => [rubroId, padreId]))
  const sums = new Map<string | null, bigint>()
  const isKnown = worthOf('') !== null
  for (const { id, rubroId } of items) {
    const cents = worthOf(id) ?? 0n
    for (let at: string | null | undefined = rubroId; at; at = parents.get(at))
      sums.set(at, (sums.get(at) ?? 0n) + cents)
    sums.set(null, (sums.get(null) ?? 0n) + cents)
  }
  const sumOf = (key: string | null) => (isKnown ? amountText(sums.get(key) ?? 0n) : null)
  return {
    ...wire,
    presupuesto: { ...presupuesto, valuado: { total: sumOf(null) } },
    rubros: rubros.map((rubro) => ({ ...rubro, importeValuado: sumOf(rubro.rubroId) })),
    items: items.map((item) => {
      const cents = worthOf(item.id)
      return { ...item, importeValuado: cents === null ? null : amountText(cents) }
    }),
  }
}

const insumoText = ({ codigo, cantidadPorUnidad, unidad }: Item['insumos'][number]) =>
  `${codigo}: ${trimmedInSpanish(cantidadPorUnidad)} ${unidad}`

const columns: SheetColumn<Item & { rubro: string }>[] = [
  { title: 'Rubro', kind: 'text', value: (item) => item.rubro },
  { title: 'Código', kind: 'text', value: (item) => item.codigo },
  { title: 'Descripción', kind: 'text', value: (item) => item.descripcion },
  { title: 'Unidad', kind: 'text', value: (item) => item.unidad },
  { title: 'Cantidad', kind: 'decimal', value: (item) => item.cantidad },
  { title: 'Precio unitario', kind: 'decimal', value: (item) => item.precioUnitario },
  { title: 'Importe', kind: 'decimal', value: (item) => item.importe },
  { title: 'Incidencia %', kind: 'decimal', value: (item) => item.incidencia },
  { title: 'Insumos por unidad', kind: 'text', value: ({ insumos }) => insumos.map(insumoText).join('; ') },
]

/** The complete sheet of a budget, as JSON or as a file. Throws 404. */
export async function getPresupuestoItems(
  ctx: Context,
  { proyectoId, presupuestoId }: Place,
  { formato, ...query }: Query<'getPresupuestoItems'>,
): Promise<Schemas['PresupuestoHoja'] | SheetFile> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const budget = await findRecord(scope, presupuestos, presupuestoId)
  const lines = await readItems(scope.db, presupuestoId)
  const sheet = await statedSheet(scope, await sheetOf(scope, budget, lines), query)
  if (formato !== 'csv' && formato !== 'xlsx') return sheet
  const names = new Map(sheet.rubros.map(({ rubroId, codigo, nombre }) => [rubroId, `${codigo} ${nombre}`]))
  const rows = sheet.items.map((item) => ({ ...item, rubro: names.get(item.rubroId) ?? '' }))
  const { tipo, nombre } = sheet.valuacion
  const worth = { title: `Importe en ${nombre}`, kind: 'decimal', value: (item: Item) => item.importeValuado } as const
  return writeSheet(formato, 'presupuesto', tipo === 'corriente' ? columns : [...columns, worth], rows)
}

/** What a change compares with all items of the budget. */
type Named = Awaited<ReturnType<typeof selectNamed>>[number]

/** Requires unique codes. Throws 409 at the row that repeats one. */
function requireOwnCodes(items: Iterable<Omit<Named, 'rubroId'>>, sent: (Line & { id: string })[]): void {
  const rows = Map.groupBy(items, ({ codigo }) => codeKey(codigo))
  for (const [row, { id, codigo }] of sent.entries()) {
    const other = rows.get(codeKey(codigo))?.find((item) => item.id !== id)
    if (other) throw conflict(`El código ${codigo} ya es de «${other.descripcion}».`, `guardar.${row}.codigo`)
  }
}

type Changed = Omit<Counted, 'unidad'>
type Changes = Pick<Body<'updatePresupuestoItems'>, 'guardar' | 'borrar'>

/** The sent items with their amounts. `before` has the stored ones. Throws 400, 404 and 409 at the row. */
function applyItemChanges(
  named: Named[],
  before: Map<string, Counted>,
  { guardar, borrar }: Changes,
  insumos: (Counted['insumos'] | undefined)[],
): Changed[] {
  const missing = () => notFound('No encontramos ese ítem en el presupuesto.')
  const items = new Map<string, Omit<Named, 'rubroId'>>(named.map((item) => [item.id, item]))
  for (const id of borrar) if (!items.delete(id)) throw missing()
  const sent = guardar.map((line, row): Changed => {
    const id = line.id ?? newId()
    if (line.id !== undefined && !items.has(id)) throw missing()
    const item = {
      ...line,
      id,
      codigo: line.codigo.trim(),
      descripcion: line.descripcion.trim(),
      importe: lineAmount(line, `guardar.${row}.cantidad`),
      insumos: insumos[row] ?? before.get(id)?.insumos ?? [],
    }
    requireFittingInsumos(line.cantidad, item.insumos, row)
    items.set(id, { ...item, importe: toScaled('importe', item.importe) })
    return item
  })
  if (new Set(sent.map(({ id }) => id)).size < sent.length) throw invalid('guardar', 'Hay un ítem repetido.')
  requireOwnCodes(items.values(), sent)
  const total = items.values().reduce((sum, item) => sum + BigInt(item.importe), 0n)
  fittingAmount('guardar', exact(total).div(100))
  return sent
}

/** Inside a write: stores changes of the items of a draft. Returns the budget, and the items that were sent. Throws 400, 404 and 409. */
export async function writeItems(ctx: Context, scope: ProjectScope, budget: Budget, patch: Changes) {
  const named = await selectNamed(scope.db, budget.id)
  const touchedIds = [...patch.guardar.flatMap(({ id }) => id ?? []), ...patch.borrar]
  const stored = (await readItemsById(scope.db, budget.id, touchedIds)) as Counted[]
  await requireLineNames(scope, { lines: patch.guardar, earlier: named, field: 'guardar' })
  const before = new Map(stored.map((item) => [item.id, item]))
  const sent = applyItemChanges(named, before, patch, await namedInsumos(scope, patch.guardar))
  await deleteItems(scope.db, patch.borrar)
  const owner = { proyectoId: scope.project.id, presupuestoId: budget.id, modificacionId: null }
  const rows = sent.map((line, row) => ({
    id: line.id,
    ...lineColumns(line, budget, scope.project.monedaBase, `guardar.${row}.cantidad`),
  }))
  for (const row of rows.filter(({ id }) => before.has(id))) await updateItem(scope.db, row)
  await insertItems(
    scope.db,
    rows.filter(({ id }) => !before.has(id)).map((row) => ({ ...row, ...owner })),
  )
  await storeInsumos(scope.db, sent)
  const after = sent.map((item) => ({ unidad: '', ...before.get(item.id), ...item }))
  const more = { antes: { items: touchedIds.flatMap((id) => before.get(id) ?? []) }, despues: { items: after } }
  const changed = await changeRecord(ctx, scope, presupuestos, {
    accion: 'cambiar',
    before: budget,
    record: budget,
    more,
  })
  return { budget: changed, sent }
}

/** Creates, changes and deletes items in one transaction; `simular` only calculates. Throws 400, 404 and 409. */
export function updatePresupuestoItems(
  ctx: Context,
  { proyectoId, presupuestoId }: Place,
  patch: Body<'updatePresupuestoItems'>,
  dryRun: DryRun,
): Promise<Schemas['PresupuestoHoja']> {
  return writeRecords(ctx, proyectoId, dryRun, async (scope) => {
    requireOpenProject(scope.project)
    const before = await findRecord(scope, presupuestos, presupuestoId)
    requireSeen(presupuestos, before, patch.version, [presupuestos.rules.initialState])
    const { budget } = await writeItems(ctx, scope, before, patch)
    return sheetOf(scope, budget, await readItems(scope.db, presupuestoId))
  })
}
