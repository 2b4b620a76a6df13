/** The items of a budget as a sheet loads them (docs/domain/bulk-loads.md). They have no version of their own: a hash stands for it. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { codeKey } from '../../lib/codes.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import { hash31 } from '../../lib/hash31.ts'
import { staleVersion } from '../../records/once.ts'
import { projectScope, requireOpenProject, writeRecords } from '../../records/project-scope.ts'
import { findRecord } from '../../records/record-list.service.ts'
import type { Made, ProjectScope } from '../../records/record.ts'
import { fromScaled, toScaled } from '../../money/decimal.ts'
import { readItemsById } from './insumos.service.ts'
import type { Line } from './lines.service.ts'
import { selectBudgetsOf, selectDrafts, selectNamed } from './queries.ts'
import { presupuestos } from './record.ts'
import { writeItems } from './sheet.service.ts'

/** `version` changes with any value of the item. */
export type LoadedItem = Line & { id: string; presupuestoId: string; version: number }
type Place = { db: Db; proyectoId: number }
type Read = Omit<components['schemas']['PresupuestoItem'], 'unidad' | 'importe' | 'incidencia'>

function loadedItem(presupuestoId: string, item: Read): LoadedItem {
  const { id, rubroId, codigo, descripcion, unidadId, cantidad, precioUnitario, insumos } = item
  const line = { rubroId, codigo, descripcion, unidadId, cantidad, precioUnitario }
  const used = insumos.map(({ materialId, cantidadPorUnidad }) => [materialId, cantidadPorUnidad])
  return { ...line, id, presupuestoId, version: hash31(JSON.stringify([...Object.values(line), used])) }
}

/** The only budget of the project that may change. Throws 409 if there is none or more than one. */
async function draftBudget({ db, project }: ProjectScope) {
  const drafts = await selectDrafts(db, project.id)
  if (drafts.length === 0)
    throw conflict(
      'El proyecto no tiene un presupuesto en borrador: creá uno vacío, o una copia del aprobado, y probá de nuevo.',
    )
  if (drafts.length === 1) return drafts[0]!
  const names = drafts.map(({ nombre }) => `«${nombre}»`).join(', ')
  throw conflict(
    `El proyecto tiene ${drafts.length} presupuestos en borrador (${names}), y no sabemos a cuál va la planilla: aprobá o borrá los otros.`,
  )
}

/** For each code the item of the draft that has it. Throws 409 without a draft. */
export async function itemsByCode(ctx: Context, { db, proyectoId }: Place, codes: string[]) {
  const { id: presupuestoId } = await draftBudget(await projectScope(ctx, db, proyectoId))
  const wanted = new Set(codes.map(codeKey))
  const named = (await selectNamed(db, presupuestoId)).filter(({ codigo }) => wanted.has(codeKey(codigo)))
  const ids = named.map(({ id }) => id)
  const items = (await readItemsById(db, presupuestoId, ids)).map((item) => loadedItem(presupuestoId, item))
  const byCode = new Map(items.map((item) => [codeKey(item.codigo), item]))
  return codes.map((code) => byCode.get(codeKey(code)))
}

/** The items of any budgets of the project that still exist. */
export async function itemsById({ db, proyectoId }: Place, ids: string[]): Promise<LoadedItem[]> {
  const items: LoadedItem[] = []
  for (const presupuestoId of await selectBudgetsOf(db, proyectoId, ids))
    items.push(...(await readItemsById(db, presupuestoId, ids)).map((item) => loadedItem(presupuestoId, item)))
  return items
}

type Saved = Awaited<ReturnType<typeof writeItems>>['sent'][number]

/** A saved item in the form in which it is read. */
function savedItem(presupuestoId: string, { cantidad, precioUnitario, ...item }: Saved): LoadedItem {
  const stored = (kind: 'cantidad' | 'precio', value: string) => fromScaled(kind, toScaled(kind, value))
  const amounts = { cantidad: stored('cantidad', cantidad), precioUnitario: stored('precio', precioUnitario) }
  return loadedItem(presupuestoId, { ...item, ...amounts })
}

/** Adds items to the draft, in one change of its sheet. Throws 400, 404 and 409. */
export function addItems(ctx: Context, { proyectoId }: Place, lines: Line[]): Promise<Made[]> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    requireOpenProject(scope.project)
    const { id } = await draftBudget(scope)
    const budget = await findRecord(scope, presupuestos, id)
    const { sent } = await writeItems(ctx, scope, budget, { guardar: lines, borrar: [] })
    return sent.map((item) => savedItem(id, item))
  })
}

/** The budget of items that change. Throws 409 if it was approved. */
async function openBudget(scope: ProjectScope, presupuestoId: string) {
  requireOpenProject(scope.project)
  const budget = await findRecord(scope, presupuestos, presupuestoId)
  if (budget.estado !== presupuestos.rules.initialState)
    throw conflict('El presupuesto ya se aprobó: sus ítems no cambian más.')
  return budget
}

/** The items of records in the version that was seen, by id. Throws 404 and 409. */
async function seenItems(place: Place, records: Made[]): Promise<Map<string, LoadedItem>> {
  const ids = records.map(({ id }) => id)
  const items = new Map((await itemsById(place, ids)).map((item) => [item.id, item]))
  for (const { id, version } of records) {
    const item = items.get(id)
    if (!item) throw notFound('No encontramos ese ítem en el presupuesto.')
    if (item.version !== version) throw staleVersion()
  }
  return items
}

/** Changes fields of items, those of a budget in one change of its sheet; their insumos stay. Throws 400, 404 and 409. */
export function changeItems(
  ctx: Context,
  { proyectoId }: Place,
  changes: { record: Made; values: Partial<Line> }[],
): Promise<Made[]> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const records = changes.map(({ record }) => record)
    const items = await seenItems({ db: scope.db, proyectoId }, records)
    const changed = new Map<string, Made>()
    const lines = changes.map(({ record: { id }, values }) => {
      const { version: _version, presupuestoId, ...line } = items.get(id)!
      return { presupuestoId, line: { ...line, ...values } }
    })
    for (const [presupuestoId, own] of Map.groupBy(lines, (each) => each.presupuestoId)) {
      const budget = await openBudget(scope, presupuestoId)
      const { sent } = await writeItems(ctx, scope, budget, { guardar: own.map(({ line }) => line), borrar: [] })
      for (const item of sent) changed.set(item.id, savedItem(presupuestoId, item))
    }
    return records.map(({ id }) => changed.get(id)!)
  })
}

/** Removes items, those of a budget in one change of its sheet. Throws 404, and 409 if it was approved or an item changed. */
export function removeItems(ctx: Context, { proyectoId }: Place, made: Made[]): Promise<void> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const items = await seenItems({ db: scope.db, proyectoId }, made)
    for (const [presupuestoId, own] of Map.groupBy(items.values(), (item) => item.presupuestoId)) {
      const budget = await openBudget(scope, presupuestoId)
      await writeItems(ctx, scope, budget, { guardar: [], borrar: own.map(({ id }) => id) })
    }
  })
}
