/** The history of business records: who changed which fields, before and after (docs/domain/conventions.md, History). */
import type { components } from '../../openapi/generated/schema.d.ts'
import type { Context, SignedInUser } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { noteChange } from '../db/write-notes.ts'
import { newId } from '../lib/ids.ts'
import { topicName } from '../lib/topic.ts'
import { activityKindOf } from './activity-kinds.ts'
import { countChanges, insertChanges, selectChanges, type HistoryFilter } from './history.queries.ts'
import { pageOf, type PageQuery } from './page.ts'

export type RecordChange = {
  desarrolladoraId: number
  proyectoId?: number
  entidad: string
  entidadId: string
  accion: string
  /** Null before a creation. */
  antes: object | null
  despues: object
}

/** The fields of `after` that differ from `before`, with their old and new values. */
export function difference(before: object | null, after: object): { antes: object; despues: object } {
  const known = (before ?? {}) as Record<string, unknown>
  const changed = Object.entries(after).filter(([name, value]) => JSON.stringify(known[name]) !== JSON.stringify(value))
  const antes = Object.fromEntries(changed.filter(([name]) => name in known).map(([name]) => [name, known[name]]))
  return { antes, despues: Object.fromEntries(changed) }
}

/** The author of a change; a user who just signed up by invitation has no session yet. */
type Author = Pick<Context, 'clock'> & { user: Pick<SignedInUser, 'id' | 'name'> }

/** Inside a write: stores a change in the history of its company and project. */
export function recordChange(ctx: Author, db: Db, change: RecordChange): Promise<void> {
  return recordChanges(ctx, db, [change])
}

/** As `recordChange`, for many in few statements. */
export function recordChanges(ctx: Author, db: Db, changes: RecordChange[]): Promise<void> {
  const momento = ctx.clock().toISOString()
  const rows = changes.map(({ antes, despues, ...change }) => {
    const changed = difference(antes, despues)
    const named = { ...change, proyectoId: change.proyectoId ?? null }
    noteChange(db, named)
    return {
      ...named,
      id: newId(),
      clase: activityKindOf(change.entidad),
      usuarioId: ctx.user.id,
      usuario: ctx.user.name,
      momento,
      antes: JSON.stringify(changed.antes),
      despues: JSON.stringify(changed.despues),
    }
  })
  return insertChanges(db, rows)
}

/** Inside a write: notifies the company's open screens that its catalogues changed. */
export function announceCatalogues({ store, company }: Context, db: Db): Promise<void> {
  const change: components['schemas']['EventName'] = 'catalogues'
  return store.announce(db, topicName({ company: company.id }), change)
}

/** A page of the history of a company or project, newest first. */
export async function listChanges(ctx: Context, filter: HistoryFilter, query: PageQuery) {
  const total = await countChanges(ctx.store.read, filter)
  const page = pageOf(query, total)
  const rows = await selectChanges(ctx.store.read, filter, page.offset, page.size)
  const items = rows.map(({ antes, despues, ...row }) => ({
    ...row,
    antes: JSON.parse(antes) as Record<string, unknown>,
    despues: JSON.parse(despues) as Record<string, unknown>,
  }))
  return { items, ...page.answer }
}
