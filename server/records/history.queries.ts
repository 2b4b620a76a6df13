import type { Insertable } from 'kysely'
import { insertRows } from '../db/insert-rows.ts'
import type { Db } from '../db/schema.ts'
import { isVisibleChange } from './visible-projects.queries.ts'
import type { VisibleProjects } from './visible-projects.ts'
import type { RecordsTables } from './tables.ts'

export const insertChanges = (db: Db, changes: Insertable<RecordsTables['historial']>[]): Promise<void> =>
  insertRows(db, 'historial', changes)

export type HistoryFilter = {
  desarrolladoraId: number
  proyectoId?: number | undefined
  entidad?: string | undefined
  entidadId?: string | undefined
  proyectos: VisibleProjects
}

function filteredChanges(db: Db, { desarrolladoraId, proyectoId, entidad, entidadId, proyectos }: HistoryFilter) {
  let query = db.selectFrom('historial').where('desarrolladoraId', '=', desarrolladoraId)
  if (proyectoId !== undefined) query = query.where('proyectoId', '=', proyectoId)
  if (entidad !== undefined) query = query.where('entidad', '=', entidad)
  if (entidadId !== undefined) query = query.where('entidadId', '=', entidadId)
  return proyectos === null ? query : query.where(isVisibleChange(proyectos))
}

export async function countChanges(db: Db, filter: HistoryFilter): Promise<number> {
  const { total } = await filteredChanges(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Newest first. */
export function selectChanges(db: Db, filter: HistoryFilter, offset: number, limit: number) {
  return filteredChanges(db, filter)
    .select(['id', 'entidad', 'entidadId', 'accion', 'usuarioId', 'usuario', 'momento', 'antes', 'despues'])
    .orderBy('seq', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}
