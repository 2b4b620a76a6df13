import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'
import type { FilteredQuery } from '../../records/record.ts'

/** The supplier of a document with the columns that validation needs. */
export function selectSupplier(db: Db, desarrolladoraId: number, id: string) {
  return db
    .selectFrom('proveedores')
    .select(['razonSocial', 'cuit', 'condicionIva', 'condicionPagoDias'])
    .where('id', '=', id)
    .where('desarrolladoraId', '=', desarrolladoraId)
    .executeTakeFirst()
}

const isPending = sql<SqlBool>`"comprobantes"."saldo" > 0`
const isOverdue = (today: string) =>
  sql<SqlBool>`"comprobantes"."tipo" <> 'notaCredito' and "comprobantes"."vencimiento" < ${today}`

/** `estadoPago` of a comprobante, derived here only (docs/domain/payments.md, Payment states). */
function paymentState(today: string): RawBuilder<string | null> {
  return sql<string | null>`case when "comprobantes"."estado" <> 'registrado' then null
    when "comprobantes"."saldo" = 0 then 'pagado'
    when ${isOverdue(today)} then 'vencido'
    when "comprobantes"."saldo" < "comprobantes"."total" - "comprobantes"."retenido" then 'parcial' else 'impago' end`
}

/** Adds the filters only comprobantes have: payment state, due date, rubro and item. */
export function narrowComprobantes(query: FilteredQuery, address: Record<string, unknown>): FilteredQuery {
  const { estadoPago, hoy, venceDesde, venceHasta, rubroId, itemId } = address
  let narrowed = query
  if (estadoPago !== undefined) narrowed = narrowed.where(sql<SqlBool>`"comprobantes"."estado" = 'registrado'`)
  // These two must use the partial index of open balances.
  if (estadoPago === 'pendiente') narrowed = narrowed.where(isPending)
  else if (estadoPago === 'vencido') narrowed = narrowed.where(isPending).where(isOverdue(hoy as string))
  else if (estadoPago !== undefined) narrowed = narrowed.where(paymentState(hoy as string), '=', estadoPago as string)
  if (venceDesde !== undefined) narrowed = narrowed.where('comprobantes.vencimiento', '>=', venceDesde)
  if (venceHasta !== undefined) narrowed = narrowed.where('comprobantes.vencimiento', '<=', venceHasta)
  if (rubroId !== undefined) {
    const parts = sql<SqlBool>`"comprobantes"."id" in (select "comprobanteId" from "comprobanteImputaciones" as i
      where i."proyectoId" = "comprobantes"."proyectoId" and i."rubroId" = ${rubroId})`
    narrowed = narrowed.where(parts)
  }
  if (itemId !== undefined) {
    const parts = sql<SqlBool>`"comprobantes"."id" in (select "comprobanteId" from "comprobanteImputaciones" as i
      where i."itemId" = ${itemId})`
    narrowed = narrowed.where(parts)
  }
  return narrowed
}

/** Derived fields that are not in the row: supplier, contract and certificate names, payment state. */
export async function selectDerived(db: Db, ids: string[], today: string) {
  const rows = await db
    .selectFrom('comprobantes')
    .innerJoin('proveedores', 'proveedores.id', 'comprobantes.proveedorId')
    .leftJoin('contratos', 'contratos.id', 'comprobantes.contratoId')
    .leftJoin('certificados', 'certificados.id', 'comprobantes.certificadoId')
    .select(['comprobantes.id', 'razonSocial', 'cuit', 'objeto', 'certificados.numero', 'certificados.periodo'])
    .select(paymentState(today).as('estadoPago'))
    .where('comprobantes.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The imputaciones of documents, in input order. */
export function selectImputaciones(db: Db, ids: string[]) {
  return db
    .selectFrom('comprobanteImputaciones')
    .innerJoin('rubros', 'rubros.id', 'comprobanteImputaciones.rubroId')
    .leftJoin('presupuestoItems', 'presupuestoItems.id', 'comprobanteImputaciones.itemId')
    .select([
      'comprobanteId',
      'comprobanteImputaciones.rubroId',
      'rubros.codigo',
      'rubros.nombre',
      'itemId',
      'presupuestoItems.codigo as itemCodigo',
      'presupuestoItems.descripcion',
      'comprobanteImputaciones.importe',
    ])
    .where('comprobanteId', 'in', ids)
    .orderBy('comprobanteId')
    .orderBy('comprobanteImputaciones.orden')
    .execute()
}

type Part = Omit<Insertable<Database['comprobanteImputaciones']>, 'orden'>

export async function replaceImputaciones(db: Db, comprobanteId: string, parts: Part[]): Promise<void> {
  await db.deleteFrom('comprobanteImputaciones').where('comprobanteId', '=', comprobanteId).execute()
  const rows = parts.map((part, orden) => ({ ...part, orden }))
  if (rows.length > 0) await db.insertInto('comprobanteImputaciones').values(rows).execute()
}

type Numbered = { proveedorId: string; tipo: string; letra: string; puntoVenta: number; numero: number }

/** The document of the company that already has this number, not annulled. */
export function selectSameNumber(db: Db, desarrolladoraId: number, numbered: Numbered) {
  return db
    .selectFrom('comprobantes')
    .innerJoin('projects', 'projects.id', 'comprobantes.proyectoId')
    .select(['comprobantes.id', 'comprobantes.fecha', 'comprobantes.estado', 'projects.nombre', 'proyectoId'])
    .where('projects.companyId', '=', desarrolladoraId)
    .where('proveedorId', '=', numbered.proveedorId)
    .where('comprobantes.tipo', '=', numbered.tipo)
    .where('letra', '=', numbered.letra)
    .where('puntoVenta', '=', numbered.puntoVenta)
    .where('comprobantes.numero', '=', numbered.numero)
    .where('comprobantes.estado', '<>', 'anulado')
    .executeTakeFirst()
}

/** Open balances of documents, certificates and released retained funds, by due date. */
export async function selectDue(db: Db, proyectoId: number) {
  const due = (table: 'comprobantes' | 'certificados' | 'liberaciones', day: 'vencimiento' | 'fecha') =>
    db
      .selectFrom(table)
      .select((eb) => [
        sql<string | null>`${sql.ref(day)}`.as('vencimiento'),
        eb.fn.countAll<number>().as('cantidad'),
        sql<string>`cast(sum("saldoBase") as text)`.as('importe'),
      ])
      .where('proyectoId', '=', proyectoId)
      .where(sql<SqlBool>`"saldo" > 0`)
      .groupBy(sql.ref(day))
  const documents = await due('comprobantes', 'vencimiento')
    .where(sql<SqlBool>`"estado" = 'registrado'`)
    .where(sql<SqlBool>`"tipo" <> 'notaCredito'`)
    .execute()
  const certificates = await due('certificados', 'vencimiento').execute()
  const releases = await due('liberaciones', 'fecha').execute()
  return [
    ...documents.map((row) => ({ ...row, clase: 'comprobante' as const })),
    ...certificates.map((row) => ({ ...row, clase: 'certificado' as const })),
    ...releases.map((row) => ({ ...row, clase: 'liberacion' as const })),
  ].map((row) => ({ ...row, vencimiento: row.vencimiento ?? '' }))
}
