import { sql, type ExpressionBuilder, type Insertable, type RawBuilder } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'
import { billable } from '../certificados/door.ts'
import { billedAhead, paidAhead } from './advance.queries.ts'

export async function replaceItems(
  db: Db,
  contratoId: string,
  rows: Insertable<Database['contratoItems']>[],
): Promise<void> {
  await db.deleteFrom('contratoItems').where('contratoId', '=', contratoId).execute()
  await insertItems(db, rows)
}

export async function insertItems(db: Db, rows: Insertable<Database['contratoItems']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('contratoItems').values(rows).execute()
}

export async function replaceFormula(
  db: Db,
  contratoId: string,
  rows: Insertable<Database['contratoIndices']>[],
): Promise<void> {
  await db.deleteFrom('contratoIndices').where('contratoId', '=', contratoId).execute()
  if (rows.length > 0) await db.insertInto('contratoIndices').values(rows).execute()
}

/** The lines of contracts with their item, rubro and unit. */
export function selectItems(db: Db, contractIds: string[]) {
  return db
    .selectFrom('contratoItems')
    .innerJoin('presupuestoItems', 'presupuestoItems.id', 'contratoItems.itemId')
    .innerJoin('unidades', 'unidades.id', 'presupuestoItems.unidadId')
    .select([
      'contratoItems.id',
      'contratoItems.contratoId',
      'contratoItems.itemId',
      'contratoItems.cantidad',
      'contratoItems.cantidadOriginal',
      'contratoItems.precioUnitario',
      'contratoItems.importe',
      'presupuestoItems.codigo',
      'presupuestoItems.descripcion',
      'presupuestoItems.rubroId',
      'unidades.codigo as unidad',
    ])
    .where('contratoItems.contratoId', 'in', contractIds)
    .orderBy('contratoItems.seq')
    .execute()
}

/** The contracts of a project, as far as cells name them. */
export function selectNamedContracts(db: Db, proyectoId: number) {
  return db
    .selectFrom('contratos')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .select(['contratos.id', 'contratos.numero', 'objeto', 'razonSocial'])
    .where('proyectoId', '=', proyectoId)
    .execute()
}

/** Derived fields: supplier, and totals of the approved certificates. */
export function selectContractFacts(db: Db, ids: string[]) {
  return db
    .selectFrom('contratos')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .select(['contratos.id', 'proveedores.razonSocial as proveedor'])
    .select((eb) =>
      eb
        .selectFrom('certificados')
        .select(sql<string>`cast(coalesce(sum(${sql.ref('bruto')}), 0) as text)`.as('sum'))
        .whereRef('certificados.contratoId', '=', 'contratos.id')
        .where('certificados.estado', '=', 'aprobado')
        .as('certificado'),
    )
    .where('contratos.id', 'in', ids)
    .execute()
}

const sumOf = (amount: RawBuilder<unknown>) => sql<string>`cast(coalesce(sum(${amount}), 0) as text)`.as('sum')
/** An amount of the rows of a query on `comprobantes`: a credit note is negative. */
/** What an imputación pays of its document, in the currency of the document. */
const paidOfDocument = sql<number>`coalesce("pagoImputaciones"."importeDocumento", "pagoImputaciones"."importe")`
const signed = (column: string) =>
  sql`case when "comprobantes"."tipo" = 'notaCredito' then -${sql.ref(column)} else ${sql.ref(column)} end`

/** What registered documents bill of contracts, and of their certificates. */
function billedOf(eb: ExpressionBuilder<Database, 'contratos'>) {
  const documents = eb
    .selectFrom('comprobantes')
    .whereRef('comprobantes.proyectoId', '=', 'contratos.proyectoId')
    .whereRef('comprobantes.contratoId', '=', 'contratos.id')
    .where('comprobantes.estado', '=', 'registrado')
  return [
    documents
      .whereRef('comprobantes.moneda', '=', 'contratos.moneda')
      .select(sumOf(signed('comprobantes.sinImpuestos')))
      .as('facturado'),
    documents
      .whereRef('comprobantes.moneda', '=', 'contratos.moneda')
      .where('comprobantes.certificadoId', 'is not', null)
      .select(sumOf(signed('comprobantes.sinImpuestos')))
      .as('facturadoDeCertificados'),
    documents
      .whereRef('comprobantes.moneda', '<>', 'contratos.moneda')
      .select((each) => each.fn.countAll().as('count'))
      .as('enOtraMoneda'),
  ] as const
}

/** What registered payments pay of contracts: of the advance, of released funds, of certificates and of documents. */
function paidOf(eb: ExpressionBuilder<Database, 'contratos'>) {
  const parts = eb
    .selectFrom('pagoImputaciones')
    .innerJoin('pagos', 'pagos.id', 'pagoImputaciones.pagoId')
    .where('pagos.estado', '=', 'registrado')
  return [
    paidAhead(eb).as('pagadoDeAnticipo'),
    parts
      .innerJoin('liberaciones', 'liberaciones.id', 'pagoImputaciones.liberacionId')
      .whereRef('liberaciones.contratoId', '=', 'contratos.id')
      .select(sumOf(paidOfDocument))
      .as('pagadoDeFondo'),
    parts
      .innerJoin('certificados', 'certificados.id', 'pagoImputaciones.certificadoId')
      .whereRef('certificados.contratoId', '=', 'contratos.id')
      .select(sumOf(paidOfDocument))
      .as('pagadoPorCertificado'),
    parts
      .innerJoin('comprobantes', 'comprobantes.id', 'pagoImputaciones.comprobanteId')
      .whereRef('comprobantes.proyectoId', '=', 'contratos.proyectoId')
      .whereRef('comprobantes.contratoId', '=', 'contratos.id')
      .whereRef('comprobantes.moneda', '=', 'contratos.moneda')
      .select(
        sumOf(sql`case when "comprobantes"."tipo" = 'notaCredito' then -${paidOfDocument} else ${paidOfDocument} end`),
      )
      .as('pagadoPorComprobante'),
  ] as const
}

/**
 * What approved certificates of contracts took back of the advance and retained, what registered documents bill, and what payments
 * paid, in the currency of the contract, in cents. Documents in another currency are only counted.
 */
export async function selectFigures(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('contratos')
    .select('contratos.id')
    .select((eb) => {
      const certificates = eb
        .selectFrom('certificados')
        .whereRef('certificados.contratoId', '=', 'contratos.id')
        .where('certificados.estado', '=', 'aprobado')
      return [
        certificates.select(sumOf(sql.ref('anticipoAmortizado'))).as('amortizado'),
        certificates.select(sumOf(sql.ref('fondoReparo'))).as('fondoReparo'),
        certificates.select(sumOf(billable('certificados'))).as('facturable'),
        eb
          .selectFrom('liberaciones')
          .whereRef('liberaciones.contratoId', '=', 'contratos.id')
          .where('liberaciones.estado', '=', 'registrada')
          .select(sumOf(sql.ref('liberaciones.importe')))
          .as('fondoLiberado'),
        ...billedOf(eb),
        billedAhead(eb).as('facturadoSinCertificado'),
        ...paidOf(eb),
      ]
    })
    .where('contratos.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
export type FiguresRow = NonNullable<ReturnType<Awaited<ReturnType<typeof selectFigures>>['get']>>

/** Changes the lines of a contract to those of its current terms; the id of a line stays. */
export async function updateItems(db: Db, rows: Insertable<Database['contratoItems']>[]): Promise<void> {
  for (const { id, cantidad, importe, importeBase } of rows)
    await db.updateTable('contratoItems').set({ cantidad, importe, importeBase }).where('id', '=', id).execute()
}

/** A certificate of the contract in one of the states, if any. */
export function selectOpenCertificate(db: Db, contratoId: string, states: ('borrador' | 'emitido')[]) {
  return db
    .selectFrom('certificados')
    .select(['periodo', 'estado'])
    .where('contratoId', '=', contratoId)
    .where('estado', 'in', states)
    .orderBy('periodo')
    .executeTakeFirst()
}
