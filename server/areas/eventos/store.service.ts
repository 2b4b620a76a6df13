/** Inside a write: stores events with their occurrences, and what is needed to undo the change. */
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { dayAt } from '../../lib/calendar.ts'
import { newId } from '../../lib/ids.ts'
import * as queries from './queries.ts'
import type { Exception, Series } from './series.ts'
import { materialised, occurrenceRow, type Stored } from './stored.ts'

type Storing = { db: Db; now: Date }

/** A new event, not stored yet. */
export function newStored(
  ctx: Pick<Context, 'user'>,
  proyectoId: number,
  series: Series,
  more: { exceptions?: Exception[]; anteriorId?: string | null; uid?: string } = {},
): Stored {
  const id = newId()
  const { exceptions = [], anteriorId = null, uid = `${id}@obra` } = more
  return { id, proyectoId, uid, anteriorId, creadoPor: ctx.user.id, secuencia: 0, version: 1, series, exceptions }
}

const changed = (stored: Stored): Stored => ({
  ...stored,
  secuencia: stored.secuencia + 1,
  version: stored.version + 1,
})

async function storeOccurrences(
  { db, now }: Storing,
  stored: Stored,
  { occurrences }: ReturnType<typeof materialised>,
) {
  await queries.replaceOccurrences(
    db,
    stored.id,
    occurrences.map((each) => occurrenceRow(stored, each, now)),
  )
}

export async function insertEvento({ db, now }: Storing, stored: Stored): Promise<Stored> {
  const made = materialised(stored, dayAt(now))
  await queries.insertStored(db, stored, made.extendedUntil)
  await storeOccurrences({ db, now }, stored, made)
  return stored
}

/** Stores an event that exists with the next version and SEQUENCE. */
export async function changeEvento({ db, now }: Storing, stored: Stored, secuencia?: number): Promise<Stored> {
  const next = { ...changed(stored), ...(secuencia !== undefined && { secuencia }) }
  const made = materialised(next, dayAt(now))
  await queries.updateStored(db, next, made.extendedUntil)
  await storeOccurrences({ db, now }, next, made)
  return next
}

/** What a change replaced: the events before it, and the versions after it (null: deleted). */
type Undo = { antes: Stored[]; despues: { id: string; version: number | null }[] }

const undoDays = 30

export async function rememberChange({ db, now }: Storing, before: Stored, after: Stored[]): Promise<void> {
  const isThere = after.some(({ id }) => id === before.id)
  const despues = after.map(({ id, version }): Undo['despues'][number] => ({ id, version }))
  if (!isThere) despues.push({ id: before.id, version: null })
  await queries.upsertUndo(db, {
    eventoId: before.id,
    proyectoId: before.proyectoId,
    momento: now.toISOString(),
    antes: JSON.stringify([before]),
    despues: JSON.stringify(despues),
  })
  await queries.deleteUndosBefore(db, new Date(now.getTime() - undoDays * 86_400_000).toISOString())
}

/** What the last change of an event replaced; undefined if there is none. `isCurrent`: nothing was changed since. */
export async function findUndo(db: Db, proyectoId: number, eventoId: string) {
  const row = await queries.selectUndo(db, proyectoId, eventoId)
  if (!row) return undefined
  const antes = JSON.parse(row.antes) as Undo['antes']
  const despues = JSON.parse(row.despues) as Undo['despues']
  const ids = despues.map(({ id }) => id)
  const versions = new Map((await queries.selectStored(db, proyectoId, ids)).map(({ id, version }) => [id, version]))
  return { antes, despues, isCurrent: despues.every(({ id, version }) => (versions.get(id) ?? null) === version) }
}

/** Puts back what a change replaced. */
export async function undoChange({ db, now }: Storing, { antes, despues }: Undo): Promise<Stored[]> {
  const versions = new Map(despues.map(({ id, version }) => [id, version]))
  for (const { id, version } of despues)
    if (version !== null && !antes.some((each) => each.id === id)) await queries.deleteStored(db, id)
  const restored: Stored[] = []
  for (const before of antes) {
    const version = versions.get(before.id)
    const isThere = version !== null && version !== undefined
    restored.push(
      isThere
        ? await changeEvento({ db, now }, { ...before, version, secuencia: before.secuencia + 1 })
        : await insertEvento({ db, now }, changed(before)),
    )
    await queries.deleteUndo(db, before.id)
  }
  return restored
}
