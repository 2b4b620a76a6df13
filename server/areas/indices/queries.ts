import type { Db } from '../../db/schema.ts'

/** The last value of each index. */
export async function selectLastValues(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('indices')
    .innerJoin('indiceValores', (join) =>
      join.on((eb) =>
        eb(
          'indiceValores.seq',
          '=',
          eb
            .selectFrom('indiceValores as v')
            .select('v.seq')
            .whereRef('v.indiceId', '=', 'indices.id')
            .where('v.activo', '=', 1)
            .orderBy('v.sortKey', 'desc')
            .limit(1),
        ),
      ),
    )
    .select(['indiceValores.indiceId', 'periodo', 'valor', 'provisorio'])
    .where('indices.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.indiceId, row]))
}
