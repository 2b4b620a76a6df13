import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { isLike } from '../../db/search.ts'
import { dayRows, valuedAmount } from '../../db/valued.ts'
import type { DayFactor } from '../../lib/factors.ts'
import { fold } from '../../lib/text.ts'
import type { Counted } from '../../lib/valued.ts'

/** In what one money accounts are stated, and the factor of each of their days; a movement of any other day is left out. */
export type Stated = { moneda: string; days: DayFactor[] }
type Which = { proyectoId: number; proveedorId?: string | undefined }

/** What moves accounts: a table, which of its rows, what is said of each, and whether it is what was paid. */
type Source = {
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  shown: RawBuilder<unknown>
  proveedorId: RawBuilder<unknown>
  own: RawBuilder<unknown>
  /** In the project's currency; negative where it counts so. */
  inBase: RawBuilder<unknown>
  isPaid: RawBuilder<unknown>
}

/** Documents, payments and certificates of a project; a certificate that a document bills does not count beside it. */
function sourcesOf({ proyectoId, proveedorId }: Which): Source[] {
  const of = (supplier: RawBuilder<unknown>) =>
    proveedorId === undefined ? sql`1 = 1` : sql`${supplier} = ${proveedorId}`
  const inForce = (supplier: RawBuilder<unknown>, estado: string) =>
    sql`m."proyectoId" = ${proyectoId} and ${of(supplier)} and m."estado" = ${sql.lit(estado)}`
  const own = sql`m."proveedorId"`
  const ofContract = sql`c."proveedorId"`
  return [
    {
      from: sql`"comprobantes" as m`,
      where: inForce(own, 'registrado'),
      shown: sql`'comprobante' as "entidad", m."tipo", m."letra", m."puntoVenta", null as "periodo", null as "contratoId"`,
      proveedorId: own,
      own: sql`m."total"`,
      inBase: sql`m."totalBase"`,
      isPaid: sql`m."tipo" = 'notaCredito'`,
    },
    {
      from: sql`"pagos" as m`,
      where: inForce(own, 'registrado'),
      shown: sql`'pago', m."medio", null, null, null, null`,
      proveedorId: own,
      own: sql`m."importe"`,
      inBase: sql`m."importeBase"`,
      isPaid: sql`1 = 1`,
    },
    {
      from: sql`"certificados" as m inner join "contratos" as c on c."id" = m."contratoId"`,
      where: sql`${inForce(ofContract, 'aprobado')} and m."neto" > 0
        and not exists (select 1 from "comprobantes" as bill where bill."certificadoId" = m."id"
          and bill."certificadoId" is not null and bill."estado" = 'registrado' and bill."tipo" <> 'notaCredito')`,
      shown: sql`'certificado', 'certificado', null, null, m."periodo", m."contratoId"`,
      proveedorId: ofContract,
      own: sql`m."neto"`,
      inBase: sql`m."netoBase"`,
      isPaid: sql`1 = 0`,
    },
  ]
}

const union = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` union all `)

/** How movements meet the factor of their day: what goes before the query, beside their table and into its condition. */
function byDay(db: Db, stated: Stated | undefined) {
  if (!stated) return { days: sql``, factor: sql``, isOf: sql`` }
  const days = sql`with d as materialized (${dayRows(db, stated.days)})`
  return { days, factor: sql` cross join d`, isOf: sql` and d."fecha" = m."fecha"` }
}

/** What moved the accounts of a project's suppliers. `origen` is the currency of the document, `moneda` that of its amounts. */
function movements(db: Db, which: Which & { stated?: Stated | undefined }) {
  const { stated } = which
  const { days, factor, isOf } = byDay(db, stated)
  const money = stated ? sql`${stated.moneda}` : sql`m."moneda"`
  const all = union(
    sourcesOf(which).map(({ from, where, shown, proveedorId, own, inBase, isPaid }) => {
      const amount = stated ? sql`abs(${valuedAmount(inBase, stated.days)})` : own
      return sql`select m."id", ${shown}, m."numero", m."fecha", m."seq", m."moneda" as "origen", ${money} as "moneda",
        ${proveedorId} as "proveedorId", case when ${isPaid} then ${amount} else 0 end as "debe",
        case when ${isPaid} then 0 else ${amount} end as "haber"
        from ${from}${factor} where ${where}${isOf}`
    }),
  )
  return { days, all }
}

export type MovementFilter = {
  proveedorId: string
  moneda?: string | undefined
  desde?: string | undefined
  hasta?: string | undefined
  stated?: Stated | undefined
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
    from (${movements(db, { proyectoId, proveedorId }).all}) as m where ${shown(filter)} group by "fecha"`
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
  const { days, all } = movements(db, { proyectoId, ...filter })
  const { rows } = await sql<MovementRow>`${days}
    select "id", "entidad", "tipo", "letra", "puntoVenta", "numero", "periodo", "contratoId", "fecha", "moneda",
      cast("debe" as text) as "debe", cast("haber" as text) as "haber", cast("saldo" as text) as "saldo"
    from (
      select m.*, sum("haber" - "debe") over (partition by "moneda" order by "fecha", "entidad", "seq"
        rows between unbounded preceding and current row) as "saldo"
      from (${all}) as m
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
  stated?: Stated | undefined
}

/** What balances are sorted by; in memory of the query, as sums have no index. */
const balanceOrders = {
  proveedor: sql`"sortKey"`,
  debe: sql`sums."debe"`,
  haber: sql`sums."haber"`,
  saldo: sql`sums."haber" - sums."debe"`,
}
export type BalanceOrder = { sort?: keyof typeof balanceOrders | undefined; order?: 'asc' | 'desc' | undefined }

/** What each source adds to the account of each supplier, in the order of an index; by days with their factors, or by currency. */
function balances(
  db: Db,
  which: Which,
  { moneda, stated }: { moneda: string | undefined; stated: Stated | undefined },
) {
  const { days, factor, isOf } = byDay(db, stated)
  const origin = moneda === undefined ? sql`` : sql` and m."moneda" = ${moneda}`
  const money = stated ? sql`${stated.moneda}` : sql`m."moneda"`
  const parts = sourcesOf(which).map(({ from, where, proveedorId, own, inBase, isPaid }) => {
    const amount = stated ? sql`abs(${valuedAmount(inBase, stated.days)})` : own
    return sql`select ${proveedorId} as "proveedorId", ${money} as "moneda",
      sum(case when ${isPaid} then ${amount} else 0 end) as "debe",
      sum(case when ${isPaid} then 0 else ${amount} end) as "haber"
      from ${from}${factor} where ${where}${origin}${isOf} group by ${proveedorId}${stated ? sql`` : sql`, m."moneda"`}`
  })
  return { days, all: union(parts) }
}

/** What each supplier is owed in each currency, the largest debt first unless `sort` says otherwise; with how many that are in all. */
export async function selectBalances(
  db: Db,
  proyectoId: number,
  { proveedorId, stated, moneda, search = '', sort, order = sort ? 'asc' : 'desc' }: BalanceFilter & BalanceOrder,
  { offset, limit }: { offset: number; limit: number },
): Promise<(BalanceRow & { total: number })[]> {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const found = [sql`1 = 1`, ...words.map((word) => isLike('searchText', word))]
  const { days, all } = balances(db, { proyectoId, proveedorId }, { moneda, stated })
  const { rows } = await sql<BalanceRow & { total: number }>`${days}
    select "proveedorId", "razonSocial" as "proveedor", "cuit", "moneda", cast("debe" as text) as "debe",
      cast("haber" as text) as "haber", cast("haber" - "debe" as text) as "saldo", count(*) over () as "total"
    from (
      select m."proveedorId", m."moneda", sum(m."debe") as "debe", sum(m."haber") as "haber" from (${all}) as m
      group by m."proveedorId", m."moneda"
    ) as sums inner join "proveedores" on "proveedores"."id" = sums."proveedorId"
    where ${sql.join(found, sql` and `)}
    order by ${balanceOrders[sort ?? 'saldo']} ${sql.raw(order)}, "proveedorId", "moneda" limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

export async function selectSupplier(db: Db, id: string) {
  return db.selectFrom('proveedores').select(['razonSocial', 'cuit']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** How many movements the suppliers of a project have on each day, source by source. */
export async function countOfDays(db: Db, which: Which): Promise<Counted[]> {
  const parts = sourcesOf(which).map(
    ({ from, where }) => sql`select m."fecha", count(*) as "cantidad" from ${from} where ${where} group by m."fecha"`,
  )
  const { rows } = await sql<Counted>`${union(parts)}`.execute(db)
  return rows.map(({ fecha, cantidad }) => ({ fecha, cantidad: Number(cantidad) }))
}
