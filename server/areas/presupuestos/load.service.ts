/** The items of a budget as a sheet loads them (docs/domain/bulk-loads.md). They have no version of their own: a hash stands for it. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { codeKey } from '../../lib/codes.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import { hash31 } from '../../lib/hash31.ts'
import { staleVersion } from '../../records/once.ts'
import { projectScope } from '../../records/project-scope.ts'
import type { ProjectScope } from '../../records/record.ts'
import { readItems } from './insumos.service.ts'
import type { Line } from './lines.service.ts'
import { selectBudgetsOf, selectDrafts } from './queries.ts'
import { updatePresupuestoItems } from './sheet.service.ts'

/** `version` changes with any value of the item. */
export type LoadedItem = Line & { id: string; presupuestoId: string; version: number }
type Place = { db: Db; proyectoId: number }
type Made = { id: string; version: number }
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

async function itemsOfBudget(db: Db, presupuestoId: string): Promise<LoadedItem[]> {
  return (await readItems(db, presupuestoId)).map((item) => loadedItem(presupuestoId, item))
}

/** For each code the item of the draft that has it. Throws 409 without a draft. */
export async function itemsByCode(ctx: Context, { db, proyectoId }: Place, codes: string[]) {
  const { id } = await draftBudget(await projectScope(ctx, db, proyectoId))
  const items = new Map((await itemsOfBudget(db, id)).map((item) => [codeKey(item.codigo), item]))
  return codes.map((code) => items.get(codeKey(code)))
}

/** The items of any budgets of the project that still exist. */
export async function itemsById({ db, proyectoId }: Place, ids: string[]): Promise<LoadedItem[]> {
  const wanted = new Set(ids)
  const items: LoadedItem[] = []
  for (const presupuestoId of await selectBudgetsOf(db, proyectoId, ids))
    items.push(...(await itemsOfBudget(db, presupuestoId)).filter(({ id }) => wanted.has(id)))
  return items
}

/** Adds items to the draft, in one change of its sheet. Throws 400, 404 and 409. */
export async function addItems(ctx: Context, { db, proyectoId }: Place, lines: Line[]): Promise<Made[]> {
  const { id: presupuestoId, version } = await draftBudget(await projectScope(ctx, db, proyectoId))
  const place = { proyectoId, presupuestoId }
  const { items } = await updatePresupuestoItems(ctx, place, { version, guardar: lines, borrar: [] }, {})
  const stored = new Map(items.map((item) => [codeKey(item.codigo), loadedItem(presupuestoId, item)]))
  return lines.map(({ codigo }) => stored.get(codeKey(codigo))!)
}

/** Throws 409 if the budget of items was approved. */
async function openBudget({ db, proyectoId }: Place, presupuestoId: string): Promise<number> {
  const draft = (await selectDrafts(db, proyectoId)).find(({ id }) => id === presupuestoId)
  if (!draft) throw conflict('El presupuesto ya se aprobó: sus ítems no cambian más.')
  return draft.version
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
export async function changeItems(
  ctx: Context,
  place: Place,
  changes: { record: Made; values: Partial<Line> }[],
): Promise<Made[]> {
  const { proyectoId } = place
  const items = await seenItems(
    place,
    changes.map(({ record }) => record),
  )
  const changed = new Map<string, Made>()
  const lines = changes.map(({ record: { id }, values }) => {
    const { version: _version, presupuestoId, ...line } = items.get(id)!
    return { presupuestoId, line: { ...line, ...values } }
  })
  for (const [presupuestoId, own] of Map.groupBy(lines, (each) => each.presupuestoId)) {
    const version = await openBudget(place, presupuestoId)
    const patch = { version, guardar: own.map(({ line }) => line), borrar: [] }
    const sheet = await updatePresupuestoItems(ctx, { proyectoId, presupuestoId }, patch, {})
    for (const item of sheet.items) changed.set(item.id, loadedItem(presupuestoId, item))
  }
  return changes.map(({ record }) => changed.get(record.id)!)
}

/** Removes items, those of a budget in one change of its sheet. Throws 404, and 409 if it was approved or an item changed. */
export async function removeItems(ctx: Context, place: Place, made: Made[]): Promise<void> {
  const { proyectoId } = place
  const items = await seenItems(place, made)
  for (const [presupuestoId, own] of Map.groupBy(items.values(), (item) => item.presupuestoId)) {
    const version = await openBudget(place, presupuestoId)
    const patch = { version, guardar: [], borrar: own.map(({ id }) => id) }
    await updatePresupuestoItems(ctx, { proyectoId, presupuestoId }, patch, {})
  }
}
