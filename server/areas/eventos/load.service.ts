/** Events of a load of a sheet (docs/domain/bulk-loads.md). */
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { Body } from '../../http/contract.ts'
import { fold } from '../../lib/text.ts'
import type { Made } from '../../records/record.ts'
import * as queries from './queries.ts'
import { createEvento, deleteEvento } from './service.ts'

type Start = { titulo: string; inicio: string }

/** Inside a write: creates events. Reminders in the past are not sent, as for every new event. Throws as `createEvento`. */
export async function createLoadedEventos(
  ctx: Context,
  proyectoId: number,
  bodies: Record<string, unknown>[],
): Promise<Made[]> {
  const made: Made[] = []
  for (const body of bodies) {
    const { id, version } = await createEvento(ctx, proyectoId, body as Body<'createEvento'>, {})
    made.push({ id, version })
  }
  return made
}

const keyOf = ({ titulo, inicio }: Start) => `${inicio} ${fold(titulo).trim()}`

/** For each start and title the event that has both. */
export async function findSameEventos(db: Db, proyectoId: number, wanted: Start[]): Promise<(Made | undefined)[]> {
  const starts = [...new Set(wanted.map(({ inicio }) => inicio).filter((inicio) => inicio !== ''))]
  const found = await queries.selectStarting(db, proyectoId, starts)
  const byKey = new Map(found.map(({ id, version, ...start }) => [keyOf(start), { id, version }]))
  return wanted.map((each) => byKey.get(keyOf(each)))
}

/** The events that still exist, with their versions. */
export async function currentEventos(db: Db, proyectoId: number, ids: string[]): Promise<Map<string, Made>> {
  const found = await queries.selectVersions(db, proyectoId, ids)
  return new Map(found.map((each) => [each.id, each]))
}

/** Inside a write: deletes events. Throws 404, and 409 for a stale version. */
export async function undoLoadedEventos(ctx: Context, proyectoId: number, made: Made[]): Promise<void> {
  for (const { id, version } of made) await deleteEvento(ctx, { proyectoId, id }, { version, alcance: 'todos' })
}
