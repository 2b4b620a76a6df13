import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { FuentesTables } from './tables.ts'

type Fuentes = FuentesTables['fuentes']
type Key = { companyId: number; id: string }

const withIndex = (db: Db) =>
  db
    .selectFrom('fuentes')
    .leftJoin('indices', 'indices.id', 'fuentes.indiceId')
    .selectAll('fuentes')
    .select(['indices.codigo as indice', 'indices.frecuencia'])

export type SourceRow = NonNullable<Awaited<ReturnType<typeof selectSource>>>

/** Oldest first. */
export function selectSources(db: Db, companyId: number, offset: number, limit: number) {
  const ofCompany = withIndex(db).where('fuentes.companyId', '=', companyId)
  return ofCompany.orderBy('fuentes.seq').offset(offset).limit(limit).execute()
}

export async function countSources(db: Db, companyId: number): Promise<number> {
  const query = db.selectFrom('fuentes').where('companyId', '=', companyId)
  const { count } = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

export function selectSource(db: Db, { companyId, id }: Key) {
  return withIndex(db).where('fuentes.companyId', '=', companyId).where('fuentes.id', '=', id).executeTakeFirst()
}

export async function insertSource(db: Db, source: Insertable<Fuentes>): Promise<void> {
  await db.insertInto('fuentes').values(source).execute()
}

/** Updates a source; with `version` only if that is unchanged. Returns whether it did. */
export async function updateSource(
  db: Db,
  { companyId, id }: Key,
  fields: Updateable<Fuentes>,
  version?: number,
): Promise<boolean> {
  let query = db.updateTable('fuentes').set(fields).where('id', '=', id).where('companyId', '=', companyId)
  if (version !== undefined) query = query.where('version', '=', version)
  return (await query.executeTakeFirst()).numUpdatedRows > 0n
}

export async function deleteSource(db: Db, { companyId, id }: Key): Promise<boolean> {
  const query = db.deleteFrom('fuentes').where('id', '=', id).where('companyId', '=', companyId)
  return (await query.executeTakeFirst()).numDeletedRows > 0n
}

/** Reserves daily sources that are due until `next`, so that no other replica reads them; the caller holds the lock. */
export async function takeDueSources(db: Db, now: string, next: string, most: number): Promise<SourceRow[]> {
  const due = await withIndex(db)
    .where('fuentes.diaria', '=', 1)
    .where('fuentes.proximaVez', '<=', now)
    .orderBy('fuentes.proximaVez')
    .limit(most)
    .execute()
  for (const { id } of due) await db.updateTable('fuentes').set({ proximaVez: next }).where('id', '=', id).execute()
  return due
}
