import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { isLike } from '../../db/search.ts'
import { dayRows, selectSpan, valuedAmount, type Days } from '../../money/valued.queries.ts'
import type { DayFactor } from '../../money/factors.ts'
import { parseSum, type Counted } from '../../money/valuation.ts'

/** The currency of a valuation and the factor of each day; movements on other days are left out. */
export type Stated = { moneda: string; days: DayFactor[] }
type Which = { proyectoId: number; proveedorId?: string | undefined }

/** A source of account movements: its table, conditions and columns, and which of them reduce the debt. */
type Source = {
  entidad: 'comprobante' | 'pago' | 'certificado' | 'liberacion'
  table: 'comprobantes' | 'pagos' | 'certificados' | 'liberaciones'
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  /** The columns `tipo, letra, puntoVenta, periodo, contratoId` of a movement. */
  shown: RawBuilder<unknown>
  proveedorId: RawBuilder<unknown>
  own: RawBuilder<unknown>
  /** In the project's currency, signed. */
  inBase: RawBuilder<unknown>
  reducesDebt: RawBuilder<unknown>
  /** What is withheld of a document, which is not owed: in its currency, and in the project's. */
  retained?: { own: RawBuilder<unknown>; inBase: RawBuilder<unknown> }
}

/** What was released of the retained funds of contracts. */
const releases = (where: RawBuilder<unknown>): Source => ({
  entidad: 'liberacion',
  table: 'liberaciones',
  from: sql`"liberaciones" as m inner join "contratos" as c on c."id" = m."contratoId"`,
  where,
  shown: sql`'liberacion', null, null, null, m."contratoId"`,
  proveedorId: sql`c."proveedorId"`,
  own: sql`m."importe"`,
  inBase: sql`m."importeBase"`,
  reducesDebt: sql`1 = 0`,
})

/** The part of a payment in its currency; all of it is for documents in other currencies if nothing is left. */
const hasOwnPart = sql` and (m."aplicadoEnOtraMoneda" = 0 or m."importe" + m."retenido" <> m."aplicadoEnOtraMoneda")`

/** What payments paid of documents in another currency than theirs: it is a movement in that one. */
const inOtherCurrencies = (where: RawBuilder<unknown>): Source => ({
  entidad: 'pago',
  table: 'pagos',
  from: sql`(select p."id", p."seq", p."proyectoId", p."proveedorId", p."estado", p."fecha", p."numero", p."medio",
      a."monedaDocumento" as "moneda",
      sum(case when d."tipo" = 'notaCredito' then -a."importeDocumento" else a."importeDocumento" end) as "importe"
    from "pagoImputaciones" as a inner join "pagos" as p on p."id" = a."pagoId"
    left join "comprobantes" as d on d."id" = a."comprobanteId"
    where a."monedaDocumento" is not null
    group by p."id", p."seq", p."proyectoId", p."proveedorId", p."estado", p."fecha", p."numero", p."medio",
      a."monedaDocumento") as m`,
  where,
  shown: sql`m."medio", null, null, null, null`,
  proveedorId: sql`m."proveedorId"`,
  own: sql`m."importe"`,
  inBase: sql`0`,
  reducesDebt: sql`1 = 1`,
})

/**
 * Comprobantes, payments, unbilled certificates and released retained funds of a project: a billed certificate counts through its invoice only. One with a
 * negative net amount is a credit, and counts through its credit note once there is one.
 */
function sourcesOf({ proyectoId, proveedorId }: Which, isStated: boolean): Source[] {
  const ofSupplier = (supplier: RawBuilder<unknown>) =>
    proveedorId === undefined ? sql`1 = 1` : sql`${supplier} = ${proveedorId}`
  const inForce = (supplier: RawBuilder<unknown>, estado: string) =>
    sql`m."proyectoId" = ${proyectoId} and ${ofSupplier(supplier)} and m."estado" = ${sql.lit(estado)}`
  const supplierColumn = sql`m."proveedorId"`
  const ofContract = sql`c."proveedorId"`
  return [
    {
      entidad: 'comprobante',
      table: 'comprobantes',
      from: sql`"comprobantes" as m`,
      where: inForce(supplierColumn, 'registrado'),
      shown: sql`m."tipo", m."letra", m."puntoVenta", null as "periodo", null as "contratoId"`,
      proveedorId: supplierColumn,
      own: sql`(m."total" - m."retenido")`,
      inBase: sql`(m."totalBase" - m."retenidoBase")`,
      reducesDebt: sql`m."tipo" = 'notaCredito'`,
      retained: { own: sql`m."retenido"`, inBase: sql`m."retenidoBase"` },
    },
    {
      entidad: 'pago',
      table: 'pagos',
      from: sql`"pagos" as m`,
      where: sql`${inForce(supplierColumn, 'registrado')}${isStated ? sql`` : hasOwnPart}`,
      shown: sql`m."medio", null, null, null, null`,
      proveedorId: supplierColumn,
      own: sql`(m."importe" + m."retenido"${isStated ? sql`` : sql` - m."aplicadoEnOtraMoneda"`})`,
      inBase: sql`(m."importeBase" + m."retenidoBase")`,
      reducesDebt: sql`1 = 1`,
    },
    // In a valuation the payment counts as a whole.
    ...(isStated ? [] : [inOtherCurrencies(inForce(supplierColumn, 'registrado'))]),
    {
      entidad: 'certificado',
      table: 'certificados',
      from: sql`"certificados" as m inner join "contratos" as c on c."id" = m."contratoId"`,
      where: sql`${inForce(ofContract, 'aprobado')} and m."neto" <> 0
        and not exists (select 1 from "comprobantes" as bill where bill."certificadoId" = m."id"
          and bill."certificadoId" is not null and bill."estado" = 'registrado'
          and (bill."tipo" = 'notaCredito') = (m."neto" < 0))`,
      shown: sql`'certificado', null, null, m."periodo", m."contratoId"`,
      proveedorId: ofContract,
      own: sql`abs(m."neto")`,
      inBase: sql`m."netoBase"`,
      reducesDebt: sql`m."neto" < 0`,
    },
    releases(inForce(ofContract, 'registrada')),
  ]
}

const union = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` union all `)

const withTables = (tables: RawBuilder<unknown>[]) => (tables.length > 0 ? sql`with ${sql.join(tables)}` : sql``)

/** SQL parts that join movements with the factor of their day: a CTE, the join, and its condition. */
function byDay(db: Db, stated: Stated | undefined) {
  if (!stated) return { days: [], factor: sql``, isOf: sql`` }
  const days = [sql`d as materialized (${dayRows(db, stated.days)})`]
  return { days, factor: sql` cross join d`, isOf: sql` and d."fecha" = m."fecha"` }
}

/** The amounts of a movement: `debe` if it reduces the debt, else `haber`, in the currency `money`. */
function amountsOf({ own, inBase, reducesDebt, retained }: Source, stated: Stated | undefined) {
  const amount = stated ? sql`abs(${valuedAmount(inBase, stated.days)})` : own
  const withheld = retained && (stated ? valuedAmount(retained.inBase, stated.days) : retained.own)
  return {
    money: stated ? sql`${stated.moneda}` : sql`m."moneda"`,
    debe: sql`case when ${reducesDebt} then ${amount} else 0 end`,
    haber: sql`case when ${reducesDebt} then 0 else ${amount} end`,
    retenido: withheld ?? sql`0`,
  }
}

export type AccountFilter = { proyectoId: number; proveedorId: string; stated?: Stated | undefined }
type Amounts = { fecha: string; origen: string; moneda: string; debe: bigint; haber: bigint }
/** Sum and count of one kind of movement on a day. `origen` is the documents' currency, `moneda` that of the amounts. */
export type DayOfAccount = Amounts & { cantidad: number }
export type MovementRow = Amounts & {
  id: string
  seq: number
  entidad: 'comprobante' | 'certificado' | 'pago'
  tipo: string
  letra: string | null
  puntoVenta: number | null
  numero: number | null
  periodo: string | null
  contratoId: string | null
  retenido: string
}
type AsText<Row> = Omit<Row, 'debe' | 'haber'> & { debe: string; haber: string }

const asText = (name: 'debe' | 'haber' | 'retenido', amount: RawBuilder<unknown>) =>
  sql`cast(${amount} as text) as ${sql.ref(name)}`
const withAmounts = <Row extends { debe: bigint; haber: bigint }>(row: AsText<Row>) =>
  ({ ...row, debe: parseSum(row.debe), haber: parseSum(row.haber) }) as Row

/** Daily sums of a supplier's account, in day order: enough for its balances and to find the days of a page. */
export async function selectDays(db: Db, { stated, ...which }: AccountFilter): Promise<DayOfAccount[]> {
  const { days, factor, isOf } = byDay(db, stated)
  const parts = sourcesOf(which, stated !== undefined).map((source) => {
    const { money, debe, haber } = amountsOf(source, stated)
    return sql`select m."fecha" as "fecha", m."moneda" as "origen", ${money} as "moneda", count(*) as "cantidad",
      ${asText('debe', sql`sum(${debe})`)}, ${asText('haber', sql`sum(${haber})`)}
      from ${source.from}${factor} where ${source.where}${isOf} group by m."fecha", m."moneda"`
  })
  const { rows } = await sql<AsText<DayOfAccount>>`${withTables(days)} ${union(parts)} order by "fecha"`.execute(db)
  return rows.map((row) => withAmounts<DayOfAccount>({ ...row, cantidad: Number(row.cantidad) }))
}

/** The movements of a supplier between two days, in order. */
export async function selectMovements(
  db: Db,
  { stated: ofAll, ...which }: AccountFilter,
  { desde, hasta }: Days,
): Promise<MovementRow[]> {
  const stated = ofAll && { ...ofAll, days: ofAll.days.filter(({ fecha }) => desde <= fecha && fecha <= hasta) }
  const { days, factor, isOf } = byDay(db, stated)
  const parts = sourcesOf(which, stated !== undefined).map((source) => {
    const { money, debe, haber, retenido } = amountsOf(source, stated)
    return sql`select m."id", m."seq", ${sql.lit(source.entidad)} as "entidad", m."fecha" as "fecha", m."numero", ${source.shown},
      m."moneda" as "origen", ${money} as "moneda", ${asText('debe', debe)}, ${asText('haber', haber)},
      ${asText('retenido', retenido)}
      from ${source.from}${factor} where ${source.where}${isOf} and m."fecha" between ${desde} and ${hasta}`
  })
  const { rows } = await sql<AsText<MovementRow>>`${withTables(days)} ${union(parts)}
    order by "fecha", "entidad", "seq"`.execute(db)
  return rows.map(withAmounts<MovementRow>)
}

export type BalanceRow = {
  proveedorId: string
  proveedor: string
  cuit: string
  moneda: string
  debe: bigint
  haber: bigint
}
type BalanceFilter = {
  moneda?: string | undefined
  search?: string | undefined
  stated?: Stated | undefined
}

/** Sort keys of balances; sorted in memory, because sums have no index. */
const balanceOrders = {
  proveedor: sql`"sortKey"`,
  debe: sql`sums."debe"`,
  haber: sql`sums."haber"`,
  saldo: sql`sums."haber" - sums."debe"`,
}
export type BalanceOrder = { sort?: keyof typeof balanceOrders | undefined; order?: 'asc' | 'desc' | undefined }

/** Sums by supplier from each source in index order, by valued day or by currency. */
function balances(
  db: Db,
  which: Which,
  { moneda, stated }: { moneda: string | undefined; stated: Stated | undefined },
) {
  const { days, factor, isOf } = byDay(db, stated)
  const origin = moneda === undefined ? sql`` : sql` and m."moneda" = ${moneda}`
  const parts = sourcesOf(which, stated !== undefined).map((source) => {
    const { from, where, proveedorId } = source
    const { money, debe, haber } = amountsOf(source, stated)
    return sql`select ${proveedorId} as "proveedorId", ${money} as "moneda", sum(${debe}) as "debe", sum(${haber}) as "haber"
      from ${from}${factor} where ${where}${origin}${isOf} group by ${proveedorId}${stated ? sql`` : sql`, m."moneda"`}`
  })
  return { days, all: union(parts) }
}

/** Balance by supplier and currency, largest debt first unless `sort` is given; each row has the total count. */
export async function selectBalances(
  db: Db,
  proyectoId: number,
  { stated, moneda, search = '', sort, order = sort ? 'asc' : 'desc' }: BalanceFilter & BalanceOrder,
  { offset, limit }: { offset: number; limit: number },
): Promise<(BalanceRow & { total: number })[]> {
  const { days, all } = balances(db, { proyectoId }, { moneda, stated })
  const { rows } = await sql<AsText<BalanceRow & { total: number }>>`${withTables(days)}
    select "proveedorId", "razonSocial" as "proveedor", "cuit", "moneda", ${asText('debe', sql`"debe"`)},
      ${asText('haber', sql`"haber"`)}, count(*) over () as "total"
    from (
      select m."proveedorId", m."moneda", sum(m."debe") as "debe", sum(m."haber") as "haber" from (${all}) as m
      group by m."proveedorId", m."moneda"
    ) as sums inner join "proveedores" on "proveedores"."id" = sums."proveedorId"
    where ${isLike('searchText', search)}
    order by ${balanceOrders[sort ?? 'saldo']} ${sql.raw(order)}, "proveedorId", "moneda" limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows.map(withAmounts<BalanceRow & { total: number }>)
}

/** What is retained of a supplier as fondo de reparo: of approved certificates, less what was released; by currency. */
export function selectRetained(db: Db, { proyectoId, proveedorId }: { proyectoId: number; proveedorId: string }) {
  const ofContracts = (table: 'certificados' | 'liberaciones', amount: 'fondoReparo' | 'importe', estado: string) =>
    sql`(select coalesce(sum(m.${sql.ref(amount)}), 0) from ${sql.table(table)} as m
      where m."contratoId" = c."id" and m."estado" = ${sql.lit(estado)})`
  const retained = sql`${ofContracts('certificados', 'fondoReparo', 'aprobado')} -
    ${ofContracts('liberaciones', 'importe', 'registrada')}`
  return db
    .selectFrom('contratos as c')
    .select(['c.moneda', sql<string>`cast(sum(${retained}) as text)`.as('importe')])
    .where('c.proyectoId', '=', proyectoId)
    .where('c.proveedorId', '=', proveedorId)
    .groupBy('c.moneda')
    .having(sql<SqlBool>`sum(${retained}) <> 0`)
    .orderBy('c.moneda')
    .execute()
}

export async function selectSupplier(db: Db, id: string) {
  return db.selectFrom('proveedores').select(['razonSocial', 'cuit']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** What the registered payments to a supplier cost or gained by exchange rates, in the project's currency, by their ids. */
export async function selectDifferences(
  db: Db,
  { proyectoId, proveedorId }: { proyectoId: number; proveedorId: string },
) {
  const rows = await db
    .selectFrom('pagos')
    .select(['id', 'diferenciaCambio'])
    .where('proyectoId', '=', proyectoId)
    .where('proveedorId', '=', proveedorId)
    .where('estado', '=', 'registrado')
    .where('diferenciaCambio', '<>', 0)
    .execute()
  return new Map(rows.map(({ id, diferenciaCambio }) => [id, BigInt(diferenciaCambio)]))
}

/** The first and last day of the movements of a project; null without movements. */
export const spanOfMovements = (db: Db, proyectoId: number): Promise<Days | null> =>
  selectSpan(
    db,
    proyectoId,
    sourcesOf({ proyectoId }, true).map(({ table }) => ({ table, day: 'fecha' })),
  )

/** The number of movements by day, optionally only for the given days. */
export async function countOfDays(db: Db, which: Which, days?: DayFactor[]): Promise<Counted[]> {
  const among = days ? sql` and m."fecha" in (select "fecha" from (${dayRows(db, days)}) as d)` : sql``
  const parts = sourcesOf(which, true).map(
    ({ from, where }) =>
      sql`select m."fecha", count(*) as "cantidad" from ${from} where ${where}${among} group by m."fecha"`,
  )
  const { rows } = await sql<Counted>`${union(parts)}`.execute(db)
  return rows.map(({ fecha, cantidad }) => ({ fecha, cantidad: Number(cantidad) }))
}
