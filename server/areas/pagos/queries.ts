import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { FilteredQuery } from '../../records/record.ts'

/** The payments with a part for a document or certificate, whose own column has a value. */
const paysOf = (table: 'comprobantes' | 'certificados', column: string, value: unknown) =>
  sql`select i."pagoId" from ${sql.table(table)} as paid
    join "pagoImputaciones" as i on i.${sql.ref(table === 'comprobantes' ? 'comprobanteId' : 'certificadoId')} = paid."id"
    where paid.${sql.ref(column)} = ${value}`

/** Adds the filters by document, certificate and contract; the documents of a certificate or contract count as part of it. */
export function narrowPagos(query: FilteredQuery, address: Record<string, unknown>): FilteredQuery {
  const { comprobanteId, certificadoId, contratoId } = address
  const among = (pays: RawBuilder<unknown>) => sql<SqlBool>`"pagos"."id" in (${pays})`
  let narrowed = query
  if (comprobanteId !== undefined) narrowed = narrowed.where(among(paysOf('comprobantes', 'id', comprobanteId)))
  if (certificadoId !== undefined) {
    const direct = paysOf('certificados', 'id', certificadoId)
    narrowed = narrowed.where(among(sql`${direct} union ${paysOf('comprobantes', 'certificadoId', certificadoId)}`))
  }
  if (contratoId !== undefined) {
    const direct = paysOf('certificados', 'contratoId', contratoId)
    narrowed = narrowed.where(among(sql`${direct} union ${paysOf('comprobantes', 'contratoId', contratoId)}`))
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
