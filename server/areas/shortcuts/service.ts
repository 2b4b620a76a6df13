import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context, Db } from '../../http/env.ts'
import { insertUnderId } from '../../db/insert-under-id.ts'
import { definedFields } from '../../lib/defined.ts'
import { newId } from '../../lib/ids.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { announceChange } from '../events/service.ts'
import {
  deleteShortcutRow,
  selectPositions,
  selectShortcut,
  selectShortcuts,
  updateShortcutRow,
  type ShortcutRow,
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

/** The shortcuts of the signed-in person, in their order (seed 001, section 7, Common). */
export async function listShortcuts(ctx: Context): Promise<Shortcut[]> {
  return (await selectShortcuts(ctx.store.read, ctx.user.id)).map(toShortcut)
}

/** The room between two shortcuts; the scrumboard's cards keep the same (seed 001, section 9). */
export const spacing = 65_536

/** A position right before the shortcut `before`, else after all of them. */
async function positionBefore(db: Db, userId: string, before: string | undefined): Promise<number> {
  const all = await selectPositions(db, userId)
  const index = all.findIndex(({ id }) => id === before)
  const next = all[index]
  if (!next) return (all.at(-1)?.position ?? 0) + spacing
  return ((all[index - 1]?.position ?? next.position - 2 * spacing) + next.position) / 2
}

/** Adds a shortcut for the signed-in person, at the end or where `before` stands. */
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
    const position = await positionBefore(db, ctx.user.id, before)
    return changedShortcut(ctx, db, await insertUnderId(db, 'shortcuts', { ...row, position }))
  })
}

/** Merges the sent fields. Throws 404 for somebody else's shortcut, 400 where the inner id is another one. */
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

/** Deletes a shortcut of the signed-in person. Throws 404 for somebody else's. */
export function deleteShortcut(ctx: Context, id: string): Promise<true> {
  return ctx.store.write<true>(async (db) => {
    if (!(await deleteShortcutRow(db, ctx.user.id, id))) throw notFound('No encontramos ese acceso directo.')
    await announceChange(ctx, db, 'shortcuts')
    return true
  })
}
