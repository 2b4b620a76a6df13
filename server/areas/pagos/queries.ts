import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import { insertRows } from '../../db/insert-rows.ts'
import type { Database, Db } from '../../db/schema.ts'
import type { FilteredQuery } from '../../records/record.ts'

const idIn = { comprobantes: 'comprobanteId', certificados: 'certificadoId', liberaciones: 'liberacionId' } as const

/** The payments with a part for a document, certificate or release, whose own column has a value. */
const paysOf = (table: keyof typeof idIn, column: string, value: unknown) =>
  sql`select i."pagoId" from ${sql.table(table)} as paid
    join "pagoImputaciones" as i on i.${sql.ref(idIn[table])} = paid."id"
    where paid.${sql.ref(column)} = ${value}`

/**
 * Adds the filters by method, account, document, certificate and contract; the documents of a certificate or contract count as part of it, the
 * advance and the released funds as part of the contract.
 */
export function narrowPagos(query: FilteredQuery, address: Record<string, unknown>): FilteredQuery {
  const { medio, comprobanteId, certificadoId, contratoId, cuentaId, sinCuenta } = address
  const among = (pays: RawBuilder<unknown>) => sql<SqlBool>`"pagos"."id" in (${pays})`
  let narrowed = query
  if (medio !== undefined) {
    const means = sql`select 1 from "pagoMedios" as m where m."pagoId" = "pagos"."id" and m."medio" = ${medio}`
    narrowed = narrowed.where(sql<SqlBool>`exists (${means})`)
  }
  const having = (condition: RawBuilder<unknown>) =>
    sql`exists (select 1 from "pagoMedios" as m where m."pagoId" = "pagos"."id" and ${condition})`
  if (cuentaId !== undefined) narrowed = narrowed.where(sql<SqlBool>`${having(sql`m."cuentaId" = ${cuentaId}`)}`)
  if (sinCuenta !== undefined) {
    const unassigned = having(sql`m."cuentaId" is null and m."estado" <> 'rechazado'`)
    narrowed = narrowed.where(sinCuenta === true ? sql<SqlBool>`${unassigned}` : sql<SqlBool>`not ${unassigned}`)
  }
  if (comprobanteId !== undefined) narrowed = narrowed.where(among(paysOf('comprobantes', 'id', comprobanteId)))
  if (certificadoId !== undefined) {
    const direct = paysOf('certificados', 'id', certificadoId)
    narrowed = narrowed.where(among(sql`${direct} union ${paysOf('comprobantes', 'certificadoId', certificadoId)}`))
  }
  if (contratoId !== undefined) {
    const tables = Object.keys(idIn) as (keyof typeof idIn)[]
    const advance = sql`select i."pagoId" from "pagoImputaciones" as i where i."contratoId" = ${contratoId}`
    const all = [advance, ...tables.map((table) => paysOf(table, 'contratoId', contratoId))]
    narrowed = narrowed.where(among(sql.join(all, sql` union `)))
  }
  return narrowed
}

/**
 * What the document of an imputación has of net amount, and what is paid of it. All of an advance is net; a released fund was counted
 * with its certificates.
 */
const netOfPart = sql<number>`case when "pagoImputaciones"."comprobanteId" is not null then "comprobantes"."neto"
  when "pagoImputaciones"."contratoId" is not null then 1 when "pagoImputaciones"."liberacionId" is not null then 0
  else "certificados"."bruto" + "certificados"."ajuste" + "certificados"."diferenciaAjuste" - "certificados"."anticipoAmortizado" end`
const payableOfPart = sql<number>`case when "pagoImputaciones"."comprobanteId" is not null
  then "comprobantes"."total" - "comprobantes"."retenido" when "pagoImputaciones"."certificadoId" is not null
  then "certificados"."neto" else 1 end`

const contractOfPart = sql<string>`coalesce("pagoImputaciones"."contratoId", "certificados"."contratoId", "liberaciones"."contratoId")`

/** The imputaciones of payments, in the order they were applied. */
export function selectParts(db: Db, ids: string[]) {
  return db
    .selectFrom('pagoImputaciones')
    .leftJoin('comprobantes', 'comprobantes.id', 'pagoImputaciones.comprobanteId')
    .leftJoin('certificados', 'certificados.id', 'pagoImputaciones.certificadoId')
    .leftJoin('liberaciones', 'liberaciones.id', 'pagoImputaciones.liberacionId')
    .leftJoin('contratos', (join) => join.on((eb) => eb('contratos.id', '=', contractOfPart)))
    .select(['liberacionId', 'liberaciones.numero as liberacionNumero', 'pagoImputaciones.contratoId as anticipoDe'])
    .select(['contratos.id as contratoId', 'contratos.numero as contratoNumero', 'objeto'])
    .select([
      'pagoId',
      'orden',
      'comprobanteId',
      'pagoImputaciones.certificadoId',
      'pagoImputaciones.importe',
      'letra',
      'puntoVenta',
      'comprobantes.numero',
      'tipo',
      'certificados.numero as certificadoNumero',
      'periodo',
    ])
    .select(['importeDocumento', 'monedaDocumento', 'pagoImputaciones.cotizacion'])
    .select([
      sql<string>`coalesce("comprobantes"."moneda", "contratos"."moneda")`.as('moneda'),
      sql<
        string | null
      >`coalesce("comprobantes"."cotizacion", "certificados"."cotizacion", "liberaciones"."cotizacion")`.as(
        'deDocumento',
      ),
    ])
    .select([netOfPart.as('neto'), payableOfPart.as('pagable')])
    .where('pagoId', 'in', ids)
    .orderBy('pagoId')
    .orderBy('orden')
    .execute()
}

export async function insertParts(
  db: Db,
  pagoId: string,
  parts: Omit<Database['pagoImputaciones'], 'pagoId' | 'orden'>[],
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

/** Reduces an imputación by the amount that is no longer paid; one that would be 0 is deleted. */
export async function reducePart(
  db: Db,
  { pagoId, orden }: { pagoId: string; orden: number },
  { importe, importeDocumento }: { importe: number; importeDocumento: number | null },
): Promise<void> {
  const place = (eb: ExpressionBuilder<Database, 'pagoImputaciones'>) =>
    eb.and([eb('pagoId', '=', pagoId), eb('orden', '=', orden)])
  if (importe > 0) await db.updateTable('pagoImputaciones').set({ importe, importeDocumento }).where(place).execute()
  else await db.deleteFrom('pagoImputaciones').where(place).execute()
}

/** The means of payments, in their order. */
export function selectMeans(db: Db, ids: string[]) {
  return db.selectFrom('pagoMedios').selectAll().where('pagoId', 'in', ids).orderBy('pagoId').orderBy('orden').execute()
}

export function selectMeansById(db: Db, proyectoId: number, id: string) {
  const found = db.selectFrom('pagoMedios').selectAll().where('id', '=', id).where('proyectoId', '=', proyectoId)
  return found.executeTakeFirst()
}

export const insertMeans = (db: Db, rows: Database['pagoMedios'][]) => insertRows(db, 'pagoMedios', rows)

export async function updateMeansState(db: Db, id: string, estado: string, motivo: string | null): Promise<void> {
  await db.updateTable('pagoMedios').set({ estado, motivo }).where('id', '=', id).execute()
}

/** Sets the account of one of the means. */
export async function updateMeansAccount(db: Db, id: string, cuentaId: string | null): Promise<void> {
  await db.updateTable('pagoMedios').set({ cuentaId }).where('id', '=', id).execute()
}

/** The withholdings of payments, in their order. */
export function selectWithholdings(db: Db, ids: string[]) {
  const found = db.selectFrom('pagoRetenciones').selectAll().where('pagoId', 'in', ids)
  return found.orderBy('pagoId').orderBy('orden').execute()
}

export const insertWithholdings = (db: Db, rows: Database['pagoRetenciones'][]) =>
  insertRows(db, 'pagoRetenciones', rows)

/** Only for a payment that waits for an approval: stored ones are annulled. */
export async function deleteWithholdings(db: Db, pagoId: string): Promise<void> {
  await db.deleteFrom('pagoRetenciones').where('pagoId', '=', pagoId).execute()
}

/** Whether a certificate of the company has a number; those of annulled and pending payments do not count. */
export async function hasWithholding(
  db: Db,
  desarrolladoraId: number,
  { impuesto, numeroCertificado }: { impuesto: string; numeroCertificado: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('pagoRetenciones')
    .select('id')
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('impuesto', '=', impuesto)
    .where('numeroCertificado', '=', numeroCertificado)
    .where('anulada', '=', 0)
    .executeTakeFirst()
  return row !== undefined
}

/** Frees the numbers of the certificates of an annulled payment. */
export async function annulWithholdings(db: Db, pagoId: string): Promise<void> {
  await db.updateTable('pagoRetenciones').set({ anulada: 1 }).where('pagoId', '=', pagoId).execute()
}
