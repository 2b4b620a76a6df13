import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { FilteredQuery } from '../../records/record.ts'

/** Adds the filters by document and by certificate. */
export function narrowPagos(query: FilteredQuery, address: Record<string, unknown>): FilteredQuery {
  let narrowed = query
  for (const column of ['comprobanteId', 'certificadoId']) {
    if (address[column] === undefined) continue
    const parts = sql<SqlBool>`"pagos"."id" in (select "pagoId" from "pagoImputaciones" where ${sql.ref(column)} = ${address[column]})`
    narrowed = narrowed.where(parts)
  }
  return narrowed
}

/** The imputaciones of payments, in the order they were applied. */
export function selectParts(db: Db, ids: string[]) {
  return db
    .selectFrom('pagoImputaciones')
    .leftJoin('comprobantes', 'comprobantes.id', 'pagoImputaciones.comprobanteId')
    .leftJoin('certificados', 'certificados.id', 'pagoImputaciones.certificadoId')
    .select([
      'pagoId',
      'comprobanteId',
      'pagoImputaciones.certificadoId',
      'certificados.contratoId',
      'pagoImputaciones.importe',
      'letra',
      'puntoVenta',
      'comprobantes.numero',
      'tipo',
      'certificados.numero as certificadoNumero',
      'periodo',
    ])
    .where('pagoId', 'in', ids)
    .orderBy('pagoId')
    .orderBy('orden')
    .execute()
}

export async function insertParts(
  db: Db,
  pagoId: string,
  parts: { comprobanteId: string | null; certificadoId: string | null; importe: number }[],
) {
  const { last } = await db
    .selectFrom('pagoImputaciones')
    .select((eb) => eb.fn.max('orden').as('last'))
    .where('pagoId', '=', pagoId)
    .executeTakeFirstOrThrow()
  const first = last === null ? 0 : Number(last) + 1
  const rows = parts.map((part, index) => ({ pagoId, orden: first + index, ...part }))
  if (rows.length > 0) await db.insertInto('pagoImputaciones').values(rows).execute()
}
