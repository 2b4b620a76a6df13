import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { definedFields } from '../../lib/defined.ts'
import { newId } from '../../lib/ids.ts'
import { insertUnderId } from '../../lib/insert-under-id.ts'
import { place, positionBehind, positionsOf, type Placed } from '../../lib/positions.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { announceChange } from '../live/door.ts'
import {
  deleteShortcutRow,
  selectPlaces,
  selectShortcut,
  selectShortcuts,
  updatePositions,
  updateShortcutRow,
  type ShortcutRow,
  insertShortcutIfFree,
} from './queries.ts'

type Shortcut = components['schemas']['Shortcut']
type ShortcutInput = components['schemas']['ShortcutInput']
type ShortcutPatch = components['schemas']['ShortcutPatch']

function toShortcut(row: ShortcutRow): Shortcut {
  return { ...row, useRouter: row.useRouter === 1 }
}

async function changedShortcut(ctx: Context, db: Db, id: string): Promise<Shortcut> {
  const row = await selectShortcut(db, ctx.user.id, id)
  if (!row) throw notFound('No encontramos ese acceso directo.')
  await announceChange(ctx, db, 'shortcuts')
  return toShortcut(row)
}

/** The shortcuts of the signed-in user, in their order (docs/domain/suite.md, Shortcuts). */
export async function listShortcuts(ctx: Context): Promise<Shortcut[]> {
  return (await selectShortcuts(ctx.store.read, ctx.user.id)).map(toShortcut)
}

/** Moves a shortcut from the end to right before one of the `others`; without that one, it stays at the end. */
async function moveBefore(db: Db, id: string, before: string | undefined, others: Placed[]): Promise<void> {
  const index = others.findIndex((other) => other.id === before)
  const next = others[index]
  if (!next) return
  const between = Math.floor(((others[index - 1]?.position ?? 0) + next.position) / 2)
  await updatePositions(db, place(others, [{ id, position: between }], positionsOf(others)))
}

/** Creates a shortcut of the user, at the end or before `before`. */
export function createShortcut(ctx: Context, input: ShortcutInput, before?: string): Promise<Shortcut> {
  const { label, description = '', icon = 'pi pi-link', link, useRouter = false } = input
  const row = {
    id: input.id ?? newId(),
    userId: ctx.user.id,
    label,
    description,
    icon,
    link,
    useRouter: Number(useRouter),
  }
  return ctx.store.write(async (db) => {
    const others = await selectPlaces(db, ctx.user.id)
    const placed = { ...row, position: positionBehind(others) }
    const id = await insertUnderId(row.id, (id) => insertShortcutIfFree(db, { ...placed, id }))
    await moveBefore(db, id, before, others)
    return changedShortcut(ctx, db, id)
  })
}

/** Merges the sent fields. Throws 404 for another user's shortcut, 400 for a different inner id. */
export function updateShortcut(
  ctx: Context,
  id: string,
  { id: innerId, useRouter, ...patch }: ShortcutPatch,
): Promise<Shortcut> {
  if (innerId !== undefined && innerId !== id) throw invalid('shortcut.id', 'No coincide con el id de afuera.')
  const changes = definedFields({ ...patch, useRouter: useRouter === undefined ? undefined : Number(useRouter) })
  return ctx.store.write(async (db) => {
    await updateShortcutRow(db, ctx.user.id, id, changes)
    return changedShortcut(ctx, db, id)
  })
}

/** Deletes a shortcut of the user. Throws 404 for another user's. */
export function deleteShortcut(ctx: Context, id: string): Promise<true> {
  return ctx.store.write<true>(async (db) => {
    if (!(await deleteShortcutRow(db, ctx.user.id, id))) throw notFound('No encontramos ese acceso directo.')
    await announceChange(ctx, db, 'shortcuts')
    return true
  })
}
