import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'
import type { FilteredQuery } from '../../records/record.ts'
import { billable } from './bills.queries.ts'

/** The states in which a certificate counts towards the accumulated quantities. */
export const countedStates = ['emitido', 'aprobado']

/** Contract lines with their item and unit, as certificates show them. */
export function selectContractLines(db: Db, contractIds: string[]) {
  return db
    .selectFrom('contratoItems')
    .innerJoin('presupuestoItems', 'presupuestoItems.id', 'contratoItems.itemId')
    .innerJoin('unidades', 'unidades.id', 'presupuestoItems.unidadId')
    .select([
      'contratoItems.id',
      'contratoItems.contratoId',
      'contratoItems.cantidad',
      'contratoItems.precioUnitario',
      'presupuestoItems.codigo',
      'presupuestoItems.descripcion',
      'unidades.codigo as unidad',
    ])
    .where('contratoItems.contratoId', 'in', contractIds)
    .orderBy('contratoItems.seq')
    .execute()
}

/** Lines of the counted certificates of contracts. */
const countedLines = (db: Db, contractIds: string[]) =>
  db
    .selectFrom('certificados')
    .innerJoin('certificadoLineas', 'certificadoLineas.certificadoId', 'certificados.id')
    .where('contratoId', 'in', contractIds)
    .where('certificados.estado', 'in', countedStates)

const sumOf = <Column extends 'porcentaje' | 'cantidad' | 'importe'>(column: Column) =>
  sql<string>`cast(sum(${sql.ref(`certificadoLineas.${column}`)}) as text)`.as(column)

/** Certified percentage, quantity and amount by contract line and month. */
export function selectCertified(db: Db, contractIds: string[]) {
  return countedLines(db, contractIds)
    .select(['contratoItemId', 'periodo', sumOf('porcentaje'), sumOf('cantidad'), sumOf('importe')])
    .groupBy(['contratoId', 'contratoItemId', 'periodo'])
    .execute()
}

/** Total certified quantity by contract line. */
export function selectCertifiedQuantities(db: Db, contractIds: string[]) {
  return countedLines(db, contractIds)
    .select(['contratoItemId', sumOf('cantidad')])
    .groupBy('contratoItemId')
    .execute()
}

/** The lines of certificates. */
export function selectLines(db: Db, certificateIds: string[]) {
  return db
    .selectFrom('certificadoLineas')
    .select(['certificadoId', 'contratoItemId', 'porcentaje', 'cantidad', 'importe'])
    .where('certificadoId', 'in', certificateIds)
    .orderBy('seq')
    .execute()
}

export async function replaceLines(
  db: Db,
  certificadoId: string,
  rows: Insertable<Database['certificadoLineas']>[],
): Promise<void> {
  await db.deleteFrom('certificadoLineas').where('certificadoId', '=', certificadoId).execute()
  if (rows.length > 0) await db.insertInto('certificadoLineas').values(rows).execute()
}

/** The certificates of a contract that are neither rejected nor annulled, newest first. */
export function selectStanding(db: Db, contratoId: string) {
  return db
    .selectFrom('certificados')
    .select(['id', 'periodo', 'estado'])
    .where('contratoId', '=', contratoId)
    .where('estado', 'in', ['borrador', ...countedStates])
    .orderBy('periodo', 'desc')
    .execute()
}

/** The contract columns that certificates show or are calculated from. */
export function selectContracts(db: Db, ids: string[]) {
  return db
    .selectFrom('contratos')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .select([
      'contratos.id',
      'contratos.proyectoId',
      'contratos.numero',
      'contratos.objeto',
      'contratos.estado',
      'contratos.moneda',
      'contratos.mesBase',
      'contratos.indiceDesfase',
      'contratos.fecha',
      'contratos.anticipoPorcentaje',
      'contratos.anticipoCongela',
      'contratos.alicuotaIva',
      'contratos.fondoReparoPorcentaje',
      'contratos.total',
      'contratos.proveedorId',
      'proveedores.condicionPagoDias',
      'proveedores.razonSocial as proveedor',
    ])
    .where('contratos.id', 'in', ids)
    .execute()
}

/** The columns of a certificate that payments need. */
export function selectBalance(db: Db, proyectoId: number, id: string) {
  return db
    .selectFrom('certificados')
    .innerJoin('contratos', 'contratos.id', 'certificados.contratoId')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .select([
      'certificados.id',
      'certificados.contratoId',
      'certificados.numero',
      'certificados.periodo',
      'certificados.estado',
      'certificados.moneda',
      'certificados.cotizacion',
      'certificados.neto',
      'certificados.netoBase',
      'certificados.saldo',
      'certificados.fondoReparo',
      'certificados.otrasRetenciones',
      'contratos.objeto',
      'contratos.proveedorId',
      'proveedores.razonSocial as proveedor',
      billable('certificados').as('facturable'),
    ])
    .where('certificados.proyectoId', '=', proyectoId)
    .where('certificados.id', '=', id)
    .executeTakeFirst()
}
export type BalanceRow = NonNullable<Awaited<ReturnType<typeof selectBalance>>>

/** Whether a registered payment is applied to a certificate. */
export async function selectIsPaid(db: Db, certificadoId: string): Promise<boolean> {
  const part = await db
    .selectFrom('pagoImputaciones')
    .innerJoin('pagos', 'pagos.id', 'pagoImputaciones.pagoId')
    .select('pagoId')
    .where('certificadoId', '=', certificadoId)
    .where('pagos.estado', '=', 'registrado')
    .executeTakeFirst()
  return part !== undefined
}

/** The payment state of a certificate; once it is billed, that of its invoices. A negative net amount is a credit: nobody pays it. */
function paymentState(today: string): RawBuilder<string | null> {
  const ofBills = (what: string) => sql`(select ${sql.raw(what)} from "comprobantes" as bill
    where bill."certificadoId" = "certificados"."id" and bill."estado" = 'registrado' and bill."tipo" <> 'notaCredito')`
  const due = sql`(select min(bill."vencimiento") from "comprobantes" as bill
    where bill."certificadoId" = "certificados"."id" and bill."estado" = 'registrado' and bill."tipo" <> 'notaCredito'
    and bill."saldo" > 0)`
  return sql<string | null>`case when "certificados"."estado" <> 'aprobado' or "certificados"."neto" < 0 then null
    when ${ofBills('count(*)')} > 0 then
      case when ${ofBills('sum(bill."saldo")')} = 0 then 'pagado'
        when ${due} < ${today} then 'vencido'
        when ${ofBills('sum(bill."saldo")')} < ${ofBills('sum(bill."total" - bill."retenido")')} then 'parcial' else 'impago' end
    when "certificados"."saldo" = 0 then 'pagado'
    when "certificados"."vencimiento" < ${today} then 'vencido'
    when "certificados"."saldo" < "certificados"."neto" then 'parcial' else 'impago' end`
}

/** What may be billed and was billed of certificates, and their payment states. */
export async function selectBilling(db: Db, ids: string[], today: string) {
  const rows = await db
    .selectFrom('certificados')
    .select(['id', billable('certificados').as('facturable'), paymentState(today).as('estadoPago')])
    .select((eb) =>
      eb
        .selectFrom('comprobantes as bill')
        .select(
          sql<string>`cast(coalesce(sum(case when bill."tipo" = 'notaCredito' then -bill."sinImpuestos" else bill."sinImpuestos" end), 0) as text)`.as(
            'sum',
          ),
        )
        .whereRef('bill.certificadoId', '=', 'certificados.id')
        .whereRef('bill.moneda', '=', 'certificados.moneda')
        .where('bill.estado', '=', 'registrado')
        .as('facturado'),
    )
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Adds the filters only certificates have: supplier and payment state. */
export function narrowCertificates(query: FilteredQuery, address: Record<string, unknown>): FilteredQuery {
  const { proveedorId, estadoPago, hoy } = address
  let narrowed = query
  if (proveedorId !== undefined)
    narrowed = narrowed.where(
      sql<SqlBool>`"certificados"."contratoId" in (select "id" from "contratos" where "proveedorId" = ${proveedorId})`,
    )
  if (estadoPago === 'pendiente') return narrowed.where(sql<SqlBool>`"certificados"."saldo" > 0`)
  return estadoPago === undefined ? narrowed : narrowed.where(paymentState(hoy as string), '=', estadoPago as string)
}

/** The counted certificates of a contract before a month, each with the differences that later ones already certified for it. */
export function selectAdjusted(db: Db, contratoId: string, periodo: string) {
  return db
    .selectFrom('certificados')
    .select(['id', 'numero', 'periodo', 'bruto', 'ajuste', 'anticipoAmortizado'])
    .select((eb) =>
      eb
        .selectFrom('certificadoDiferencias as d')
        .innerJoin('certificados as later', 'later.id', 'd.certificadoId')
        .select(sql<string>`cast(coalesce(sum(${sql.ref('d.importe')}), 0) as text)`.as('sum'))
        .whereRef('d.deCertificadoId', '=', 'certificados.id')
        .where('later.estado', 'in', countedStates)
        .where('later.periodo', '<', periodo)
        .as('diferencias'),
    )
    .where('contratoId', '=', contratoId)
    .where('periodo', '<', periodo)
    .where('estado', 'in', countedStates)
    .orderBy('periodo')
    .execute()
}

/** What the counted certificates of a contract before a month took back of its advance payment, in cents. */
export async function selectAmortized(db: Db, contratoId: string, periodo: string): Promise<bigint> {
  const { sum } = await db
    .selectFrom('certificados')
    .select(sql<string>`cast(coalesce(sum("anticipoAmortizado"), 0) as text)`.as('sum'))
    .where('contratoId', '=', contratoId)
    .where('periodo', '<', periodo)
    .where('estado', 'in', countedStates)
    .executeTakeFirstOrThrow()
  return BigInt(sum)
}

/** The differences that certificates contain for earlier ones. */
export function selectDifferences(db: Db, ids: string[]) {
  return db
    .selectFrom('certificadoDiferencias as d')
    .innerJoin('certificados as c', 'c.id', 'd.deCertificadoId')
    .select(['d.certificadoId as en', 'c.id as certificadoId', 'c.numero', 'c.periodo'])
    .select(['d.ajusteCertificado', 'd.ajusteNuevo', 'd.importe'])
    .where('d.certificadoId', 'in', ids)
    .orderBy('c.periodo')
    .execute()
}

export async function replaceDifferences(
  db: Db,
  certificadoId: string,
  rows: Insertable<Database['certificadoDiferencias']>[],
): Promise<void> {
  await db.deleteFrom('certificadoDiferencias').where('certificadoId', '=', certificadoId).execute()
  if (rows.length > 0) await db.insertInto('certificadoDiferencias').values(rows).execute()
}

/** Drafts whose contract is adjusted by one of the indices, ordered by project. */
export function selectDraftsOf(db: Db, indiceIds: string[]) {
  return db
    .selectFrom('certificados')
    .select(['certificados.id', 'certificados.proyectoId'])
    .where('certificados.contratoId', 'in', (eb) =>
      eb.selectFrom('contratoIndices').select('contratoId').where('indiceId', 'in', indiceIds),
    )
    .where('certificados.estado', '=', 'borrador')
    .orderBy('certificados.proyectoId')
    .orderBy('certificados.seq')
    .execute()
}

/** What certificates of a contract before a month certify of its lines, drafts included, as scaled integers. */
export async function selectStandingSums(db: Db, contratoId: string, before: string) {
  const rows = await db
    .selectFrom('certificados')
    .innerJoin('certificadoLineas', 'certificadoLineas.certificadoId', 'certificados.id')
    .select(['contratoItemId', sumOf('porcentaje'), sumOf('cantidad')])
    .where('contratoId', '=', contratoId)
    .where('periodo', '<', before)
    .where('certificados.estado', 'in', ['borrador', ...countedStates])
    .groupBy('contratoItemId')
    .execute()
  return new Map(rows.map((row) => [row.contratoItemId, row]))
}

/** The certificates of contracts of a project that are neither rejected nor annulled. */
export function selectStandingOf(db: Db, proyectoId: number, contractIds: string[]) {
  return db
    .selectFrom('certificados')
    .select(['id', 'contratoId', 'periodo', 'version'])
    .where('proyectoId', '=', proyectoId)
    .where('contratoId', 'in', contractIds)
    .where('estado', 'in', ['borrador', ...countedStates])
    .execute()
}

/** Certificates by id, without the annulled ones. */
export function selectLoaded(db: Db, proyectoId: number, ids: string[]) {
  return db
    .selectFrom('certificados')
    .select(['id', 'contratoId', 'periodo', 'estado', 'version'])
    .where('proyectoId', '=', proyectoId)
    .where('id', 'in', ids)
    .where('estado', '<>', 'anulado')
    .orderBy('periodo')
    .execute()
}
