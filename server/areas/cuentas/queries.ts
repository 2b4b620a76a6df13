import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** The accounts of a company by id. */
export async function selectAccounts(db: Db, desarrolladoraId: number, ids: string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('cuentas')
          .select(['id', 'nombre', 'moneda', 'activo', 'fechaInicial'])
          .where('desarrolladoraId', '=', desarrolladoraId)
          .where('id', 'in', ids)
          .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The accounts of a company, as far as cells name them. */
export function selectNamedAccounts(db: Db, desarrolladoraId: number) {
  const all = db.selectFrom('cuentas').select(['id', 'nombre', 'cbu']).where('desarrolladoraId', '=', desarrolladoraId)
  return all.execute()
}

/** The accounts of a company in a currency. */
export function selectInCurrency(db: Db, desarrolladoraId: number, moneda: string) {
  return db
    .selectFrom('cuentas')
    .select(['id', 'saldoInicial'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('moneda', '=', moneda)
    .execute()
}

/** The names of the accounts that records refer to, by id. */
export async function accountNames(db: Db, records: { cuentaId: string | null }[]): Promise<Map<string, string>> {
  const ids = [...new Set(records.flatMap(({ cuentaId }) => cuentaId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('cuentas').select(['id', 'nombre']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}

/**
 * The movements of accounts: the day that each counts on, and its amount, negative for what leaves. `where` narrows them by the column
 * with the account.
 */
function movements(where: (account: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select c."cuentaId", 'cobro' as "tipo", c."id", c."id" as "registroId", c."fecha", c."importe"
    from "cobros" c where ${where('c."cuentaId"')} and c."estado" = 'registrado'
    union all
    select m."cuentaId", 'pago', m."id", m."pagoId", m."dia", -m."importe"
    from "pagoMedios" m inner join "pagos" p on p."id" = m."pagoId"
    where ${where('m."cuentaId"')} and m."estado" <> 'rechazado' and p."estado" = 'registrado'
    union all
    select t."origenId", 'transferencia', t."id", t."id", t."fecha", -t."importe"
    from "transferencias" t where ${where('t."origenId"')} and t."estado" = 'registrada'
    union all
    select t."destinoId", 'transferencia', t."id", t."id", t."fecha", t."importeDestino"
    from "transferencias" t where ${where('t."destinoId"')} and t."estado" = 'registrada'`
}

const ofAccounts = (ids: string[]) => (column: string) => sql`${sql.raw(column)} in (${sql.join(ids)})`

/** What moved of each account until the end of a day, and in all, in cents. Accounts without movements are missing. */
export async function selectMoved(db: Db, ids: string[], today: string) {
  if (ids.length === 0) return new Map<string, { today: bigint; all: bigint }>()
  const { rows } = await sql<{ cuentaId: string; hoy: string; todo: string }>`
    select "cuentaId", cast(sum(case when "fecha" <= ${today} then "importe" else 0 end) as text) as "hoy",
      cast(sum("importe") as text) as "todo"
    from (${movements(ofAccounts(ids))}) m group by "cuentaId"`.execute(db)
  return new Map(rows.map(({ cuentaId, hoy, todo }) => [cuentaId, { today: BigInt(hoy), all: BigInt(todo) }]))
}

/** The day of the first movement of an account. */
export async function selectFirstDay(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ dia: string | null }>`
    select min("fecha") as "dia" from (${movements(ofAccounts([id]))}) m`.execute(db)
  return rows[0]?.dia ?? null
}

export type MovementDays = { desde?: string | undefined; hasta?: string | undefined }

/** The sums of an account: what moved before the first day, and what came in and went out in the days and how often. */
export async function selectSums(db: Db, id: string, { desde = '', hasta = '9999' }: MovementDays) {
  const { rows } = await sql<{ antes: string; ingresos: string; egresos: string; cantidad: number }>`
    select cast(coalesce(sum(case when "fecha" < ${desde} then "importe" else 0 end), 0) as text) as "antes",
      cast(coalesce(sum(case when "fecha" >= ${desde} and "importe" > 0 then "importe" else 0 end), 0) as text) as "ingresos",
      cast(coalesce(sum(case when "fecha" >= ${desde} and "importe" < 0 then -"importe" else 0 end), 0) as text) as "egresos",
      cast(coalesce(sum(case when "fecha" >= ${desde} then 1 else 0 end), 0) as integer) as "cantidad"
    from (${movements(ofAccounts([id]))}) m where "fecha" <= ${hasta}`.execute(db)
  return rows[0]!
}

export type MovementRow = {
  id: string
  tipo: 'cobro' | 'pago' | 'transferencia'
  registroId: string
  fecha: string
  importe: string
  /** What moved up to it, without the initial balance. */
  acumulado: string
  proyectoId: number | null
  proyecto: string | null
  numero: number
  detalle: string
}

type PageRange = { order: 'asc' | 'desc'; offset: number; limit: number }

/** A page of the movements of an account with their running sums, by day. */
export async function selectMovements(
  db: Db,
  id: string,
  { desde = '', hasta = '9999' }: MovementDays,
  { order, offset, limit }: PageRange,
): Promise<MovementRow[]> {
  const direction = sql.raw(order)
  const { rows } = await sql<MovementRow>`
    select m.*, coalesce(c."proyectoId", p."proyectoId") as "proyectoId", pr."nombre" as "proyecto",
      coalesce(c."numero", p."numero", t."numero") as "numero",
      coalesce(c."de", s."razonSocial", o."nombre") as "detalle"
    from (
      select "id", "tipo", "registroId", "fecha", cast("importe" as text) as "importe",
        cast("acumulado" as text) as "acumulado"
      from (
        select m.*, sum("importe") over (order by "fecha", "tipo", "registroId", "id" rows unbounded preceding) as "acumulado"
        from (${movements(ofAccounts([id]))}) m
      ) m
      where "fecha" >= ${desde} and "fecha" <= ${hasta}
      order by "fecha" ${direction}, "tipo" ${direction}, "registroId" ${direction}, "id" ${direction}
      limit ${limit} offset ${offset}
    ) m
    left join "cobros" c on m."tipo" = 'cobro' and c."id" = m."registroId"
    left join "pagos" p on m."tipo" = 'pago' and p."id" = m."registroId"
    left join "proveedores" s on s."id" = p."proveedorId"
    left join "transferencias" t on m."tipo" = 'transferencia' and t."id" = m."registroId"
    left join "cuentas" o on o."id" = case when t."origenId" = ${id} then t."destinoId" else t."origenId" end
    left join "projects" pr on pr."id" = coalesce(c."proyectoId", p."proyectoId")
    order by m."fecha" ${direction}, m."tipo" ${direction}, m."registroId" ${direction}, m."id" ${direction}`.execute(
    db,
  )
  return rows
}

/** Receipts and payments of a company that name no account, by currency, in cents. */
export async function selectUnassigned(db: Db, desarrolladoraId: number) {
  const { rows } = await sql<{ moneda: string; ingresos: string; egresos: string; cantidad: number }>`
    select "moneda", cast(sum("ingresos") as text) as "ingresos", cast(sum("egresos") as text) as "egresos",
      cast(sum("cantidad") as integer) as "cantidad"
    from (
      select c."moneda", sum(c."importe") as "ingresos", 0 as "egresos", count(*) as "cantidad"
      from "projects" j inner join "cobros" c on c."proyectoId" = j."id"
      where j."companyId" = ${desarrolladoraId} and c."estado" = 'registrado' and c."cuentaId" is null group by c."moneda"
      union all
      select p."moneda", 0, sum(m."importe"), count(*)
      from "pagoMedios" m inner join "pagos" p on p."id" = m."pagoId"
      where m."desarrolladoraId" = ${desarrolladoraId} and m."cuentaId" is null and m."estado" <> 'rechazado'
        and p."estado" = 'registrado' group by p."moneda"
    ) m group by "moneda" order by "moneda"`.execute(db)
  return rows
}
