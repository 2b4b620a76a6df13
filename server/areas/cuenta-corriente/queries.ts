import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { isLike } from '../../db/search.ts'
import { rangeRows, valuedAmount } from '../../db/valued.ts'
import type { FactorRange } from '../../lib/factors.ts'
import { fold } from '../../lib/text.ts'

/** In what money an account is stated: ranges of days that cover all of them, each with its factor. */
export type StatedIn = { moneda: string; ranges: FactorRange[] }
type Which = { proyectoId: number; proveedorId?: string | undefined; statedIn?: StatedIn | undefined }

/**
 * What documents, certificates and payments did to the accounts of a project's suppliers. A certificate that a document bills
 * does not count beside it. `origen` is the currency of the document, `moneda` that of its amounts.
 */
function movements(db: Db, { proyectoId, proveedorId, statedIn }: Which): RawBuilder<unknown> {
  const of = (column: string) => (proveedorId === undefined ? sql`1 = 1` : sql`${sql.ref(column)} = ${proveedorId}`)
  const days = statedIn ? sql`(${rangeRows(db, statedIn.ranges)}) as r cross join ` : sql``
  const on = (day: string) => (statedIn ? sql` and ${sql.ref(day)} between r."desde" and r."hasta"` : sql``)
  const money = (column: string) => (statedIn ? sql`${statedIn.moneda}` : sql.ref(column))
  // Amounts in the project's currency are negative where they count so.
  const amount = (own: string, inBase: string) => (statedIn ? sql`abs(${valuedAmount(sql.ref(inBase))})` : sql.ref(own))
  return sql`
    select "id", 'comprobante' as "entidad", "tipo", "letra", "puntoVenta", "numero", null as "periodo", null as "contratoId",
      "fecha", "seq", "moneda" as "origen", ${money('moneda')} as "moneda", "proveedorId",
      case when "tipo" = 'notaCredito' then ${amount('total', 'totalBase')} else 0 end as "debe",
      case when "tipo" = 'notaCredito' then 0 else ${amount('total', 'totalBase')} end as "haber"
    from ${days}"comprobantes" where "proyectoId" = ${proyectoId} and ${of('proveedorId')} and "estado" = 'registrado'${on('fecha')}
    union all
    select "id", 'pago', "medio", null, null, "numero", null, null, "fecha", "seq", "moneda", ${money('moneda')}, "proveedorId",
      ${amount('importe', 'importeBase')}, 0
    from ${days}"pagos" where "proyectoId" = ${proyectoId} and ${of('proveedorId')} and "estado" = 'registrado'${on('fecha')}
    union all
    select "certificados"."id", 'certificado', 'certificado', null, null, "certificados"."numero", "periodo",
      "certificados"."contratoId", "certificados"."fecha", "certificados"."seq", "certificados"."moneda",
      ${money('certificados.moneda')}, "proveedorId", 0, ${amount('neto', 'netoBase')}
    from ${days}"certificados" inner join "contratos" on "contratos"."id" = "certificados"."contratoId"
    where "certificados"."proyectoId" = ${proyectoId} and ${of('contratos.proveedorId')}
      and "certificados"."estado" = 'aprobado' and "neto" > 0${on('certificados.fecha')}
      and not exists (select 1 from "comprobantes" as bill where bill."certificadoId" = "certificados"."id"
        and bill."estado" = 'registrado' and bill."tipo" <> 'notaCredito')`
}

export type MovementFilter = {
  proveedorId: string
  moneda?: string | undefined
  desde?: string | undefined
  hasta?: string | undefined
  statedIn?: StatedIn | undefined
}
export type MovementRow = {
  id: string
  entidad: 'comprobante' | 'certificado' | 'pago'
  tipo: string
  letra: string | null
  puntoVenta: number | null
  numero: number | null
  periodo: string | null
  contratoId: string | null
  fecha: string
  moneda: string
  debe: string
  haber: string
  saldo: string
}

function shown({ moneda, desde, hasta }: MovementFilter): RawBuilder<unknown> {
  const conditions = [sql`1 = 1`]
  if (moneda !== undefined) conditions.push(sql`"origen" = ${moneda}`)
  if (desde !== undefined) conditions.push(sql`"fecha" >= ${desde}`)
  if (hasta !== undefined) conditions.push(sql`"fecha" <= ${hasta}`)
  return sql.join(conditions, sql` and `)
}

/** How many movements a filter finds, of each day. */
export async function countMovements(db: Db, proyectoId: number, filter: MovementFilter) {
  const { proveedorId } = filter
  const query = sql<{ fecha: string; cantidad: number }>`select "fecha", count(*) as "cantidad"
    from (${movements(db, { proyectoId, proveedorId })}) as m where ${shown(filter)} group by "fecha"`
  return (await query.execute(db)).rows.map(({ fecha, cantidad }) => ({ fecha, cantidad: Number(cantidad) }))
}

/** A page of movements; the running balance counts the whole account before each. */
export async function selectMovements(
  db: Db,
  proyectoId: number,
  filter: MovementFilter,
  { order, offset, limit }: { order: 'asc' | 'desc'; offset: number; limit: number },
): Promise<MovementRow[]> {
  const direction = sql.raw(order)
  const { rows } = await sql<MovementRow>`
    select "id", "entidad", "tipo", "letra", "puntoVenta", "numero", "periodo", "contratoId", "fecha", "moneda",
      cast("debe" as text) as "debe", cast("haber" as text) as "haber", cast("saldo" as text) as "saldo"
    from (
      select m.*, sum("haber" - "debe") over (partition by "moneda" order by "fecha", "entidad", "seq"
        rows between unbounded preceding and current row) as "saldo"
      from (${movements(db, { proyectoId, ...filter })}) as m
    ) as account where ${shown(filter)}
    order by "fecha" ${direction}, "entidad" ${direction}, "seq" ${direction}
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export type BalanceRow = {
  proveedorId: string
  proveedor: string
  cuit: string
  moneda: string
  debe: string
  haber: string
  saldo: string
}
type BalanceFilter = {
  proveedorId?: string | undefined
  moneda?: string | undefined
  search?: string | undefined
  statedIn?: StatedIn | undefined
}

/** What balances are sorted by; in memory of the query, as sums have no index. */
const balanceOrders = {
  proveedor: sql`"sortKey"`,
  debe: sql`sums."debe"`,
  haber: sql`sums."haber"`,
  saldo: sql`sums."haber" - sums."debe"`,
}
export type BalanceOrder = { sort?: keyof typeof balanceOrders | undefined; order?: 'asc' | 'desc' | undefined }

/** What each supplier is owed in each currency, the largest debt first unless `sort` says otherwise; with how many that are in all. */
export async function selectBalances(
  db: Db,
  proyectoId: number,
  { proveedorId, statedIn, moneda, search = '', sort, order = sort ? 'asc' : 'desc' }: BalanceFilter & BalanceOrder,
  { offset, limit }: { offset: number; limit: number },
): Promise<(BalanceRow & { total: number })[]> {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const found = words.map((word) => isLike('searchText', word))
  const narrowed = [...(moneda === undefined ? [sql`1 = 1`] : [sql`m."origen" = ${moneda}`]), ...found]
  const { rows } = await sql<BalanceRow & { total: number }>`
    select "proveedorId", "razonSocial" as "proveedor", "cuit", "moneda", cast("debe" as text) as "debe",
      cast("haber" as text) as "haber", cast("haber" - "debe" as text) as "saldo", count(*) over () as "total"
    from (
      select m."proveedorId", m."moneda", sum(m."debe") as "debe", sum(m."haber") as "haber"
      from (${movements(db, { proyectoId, proveedorId, statedIn })}) as m
      inner join "proveedores" on "proveedores"."id" = m."proveedorId"
      where ${sql.join(narrowed, sql` and `)}
      group by m."proveedorId", m."moneda"
    ) as sums inner join "proveedores" on "proveedores"."id" = sums."proveedorId"
    order by ${balanceOrders[sort ?? 'saldo']} ${sql.raw(order)}, "proveedorId", "moneda" limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

export async function selectSupplier(db: Db, id: string) {
  return db.selectFrom('proveedores').select(['razonSocial', 'cuit']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** How many movements the suppliers of a project have, of each day. */
export async function countOfDays(db: Db, proyectoId: number) {
  const query = sql<{ fecha: string; cantidad: number }>`select "fecha", count(*) as "cantidad"
    from (${movements(db, { proyectoId })}) as m group by "fecha"`
  return (await query.execute(db)).rows.map(({ fecha, cantidad }) => ({ fecha, cantidad: Number(cantidad) }))
}
