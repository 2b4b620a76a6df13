import { sql } from 'kysely'
import { insertRows } from '../../db/insert-rows.ts'
import type { Db } from '../../db/schema.ts'
import type { ConteosTables } from './tables.ts'

type Line = ConteosTables['conteoLineas']

export async function selectDepositNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('conteos')
    .innerJoin('depositos', 'depositos.id', 'depositoId')
    .select(['conteos.id', 'depositos.nombre'])
    .where('conteos.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}

/** The lines of counts by the name of their material, with the difference that a confirmed one adds and what moved since. */
export function selectLines(db: Db, ids: string[]) {
  const moved = sql<string>`cast(case when "conteos"."estado" = 'borrador' then coalesce((select sum(l."cantidad") from "stockLineas" as l
    where l."depositoId" = "conteos"."depositoId" and l."materialId" = "conteoLineas"."materialId"
      and l."seq" > "conteoLineas"."vistoSeq"), 0) else 0 end as text)`
  return db
    .selectFrom('conteoLineas')
    .innerJoin('conteos', 'conteos.id', 'conteoId')
    .innerJoin('materiales', 'materiales.id', 'conteoLineas.materialId')
    .innerJoin('unidades', 'unidades.id', 'unidadId')
    .leftJoin('stockLineas', (join) =>
      join
        .onRef('stockLineas.documentoId', '=', 'conteoLineas.conteoId')
        .onRef('stockLineas.materialId', '=', 'conteoLineas.materialId'),
    )
    .select(['conteoId', 'conteoLineas.materialId', 'materiales.codigo', 'materiales.nombre', 'conteoLineas.contado'])
    .select(['contadoEn', 'vistoSeq', 'teorico', 'unidades.codigo as unidad', 'stockLineas.cantidad as diferencia'])
    .select(moved.as('movido'))
    .where('conteoId', 'in', ids)
    .orderBy('materiales.sortKey')
    .orderBy('materiales.seq')
    .execute()
}

/** The materials that had a movement in a deposit, of a rubro if one is given. */
export async function selectStocked(db: Db, depositoId: string, rubroId: string | undefined): Promise<string[]> {
  let query = db
    .selectFrom('stockSaldos')
    .innerJoin('materiales', 'materiales.id', 'materialId')
    .select('materialId')
    .where('depositoId', '=', depositoId)
  if (rubroId !== undefined) query = query.where('rubroId', '=', rubroId)
  return (await query.execute()).map(({ materialId }) => materialId)
}

export function insertLines(db: Db, conteoId: string, materialIds: string[]): Promise<void> {
  const empty = { contado: null, contadoEn: null, vistoSeq: 0, teorico: 0 }
  return insertRows(
    db,
    'conteoLineas',
    materialIds.map((materialId) => ({ conteoId, materialId, ...empty })),
  )
}

export async function upsertLine(db: Db, { conteoId, materialId, ...counted }: Line): Promise<void> {
  await db
    .insertInto('conteoLineas')
    .values({ conteoId, materialId, ...counted })
    .onConflict((conflict) => conflict.columns(['conteoId', 'materialId']).doUpdateSet(counted))
    .execute()
}
