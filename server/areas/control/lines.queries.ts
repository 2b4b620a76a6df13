/** The lines of the control, one per document line and column (docs/domain/control.md, Control presupuestario). */
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ControlTables } from './tables.ts'

const columns = [
  'proyectoId',
  'columna',
  'fecha',
  'rubroId',
  'item',
  'proveedorId',
  'entidad',
  'documentoId',
  'importe',
] as const
type Line = Omit<ControlTables['controlLineas'], 'seq'>

/** The documents of a call: all of a project, or one. */
export type Which = { proyectoId: number; id?: string | undefined }

const documentCondition = (alias: string, { proyectoId, id }: Which) =>
  id === undefined
    ? sql<SqlBool>`${sql.ref(`${alias}.proyectoId`)} = ${proyectoId}`
    : sql<SqlBool>`${sql.ref(`${alias}.proyectoId`)} = ${proyectoId} and ${sql.ref(`${alias}.id`)} = ${id}`

/** Inserts the rows of a query, with its columns in the order of `columns`. */
async function insertSelected(db: Db, lines: Expression<unknown>): Promise<void> {
  await db
    .insertInto('controlLineas')
    .columns([...columns])
    .expression(lines)
    .execute()
}

/** Lines of the approved budget. Changes of a replaced budget are part of the new one and count no more. */
export async function insertBudgetLines(db: Db, proyectoId: number): Promise<void> {
  await insertSelected(
    db,
    db
      .selectFrom('presupuestos as p')
      .innerJoin('presupuestoItems as i', 'i.presupuestoId', 'p.id')
      .select([
        'p.proyectoId',
        sql<string>`'original'`.as('columna'),
        sql<string>`"p"."mesBase" || '-01'`.as('fecha'),
        'i.rubroId',
        'i.sortKey',
        sql<string>`''`.as('proveedorId'),
        sql<string>`'presupuesto'`.as('entidad'),
        'p.id',
        'i.importeBase',
      ])
      .where('p.proyectoId', '=', proyectoId)
      .where('p.estado', '=', 'aprobado'),
  )
}

/** Lines of approved changes of the approved budget. */
export async function insertChangeLines(db: Db, which: Which): Promise<void> {
  await insertSelected(
    db,
    db
      .selectFrom('presupuestos as p')
      .innerJoin('modificaciones as m', 'm.presupuestoId', 'p.id')
      .innerJoin('presupuestoItems as i', 'i.modificacionId', 'm.id')
      .select([
        'p.proyectoId',
        sql<string>`'modificaciones'`.as('columna'),
        'm.fecha',
        'i.rubroId',
        'i.sortKey',
        sql<string>`''`.as('proveedorId'),
        sql<string>`'modificacion'`.as('entidad'),
        'm.id',
        'i.importeBase',
      ])
      .where(documentCondition('m', which))
      .where('p.estado', '=', 'aprobado')
      .where('m.estado', '=', 'aprobada'),
  )
}

/** Commitments by contract: the full amount while in force, the certified amount after it ended. */
export async function insertContractLines(db: Db, which: Which): Promise<void> {
  await insertSelected(
    db,
    db
      .selectFrom('contratos as c')
      .innerJoin('contratoItems as l', 'l.contratoId', 'c.id')
      .innerJoin('presupuestoItems as i', 'i.id', 'l.itemId')
      .select([
        'c.proyectoId',
        sql<string>`'comprometido'`.as('columna'),
        'c.fecha',
        'i.rubroId',
        'i.sortKey',
        'c.proveedorId',
        sql<string>`'contrato'`.as('entidad'),
        'c.id',
        'l.importeBase',
      ])
      .where(documentCondition('c', which))
      .where('c.estado', '=', 'vigente'),
  )
  await insertSelected(
    db,
    certifiedLines(db)
      .select([
        'c.proyectoId',
        sql<string>`'comprometido'`.as('columna'),
        'e.fecha',
        'i.rubroId',
        'i.sortKey',
        'c.proveedorId',
        sql<string>`'contrato'`.as('entidad'),
        'c.id',
        'l.importeBase',
      ])
      .where(documentCondition('c', which))
      .where('c.estado', 'in', ['finalizado', 'rescindido']),
  )
}

/** The lines of approved certificates. */
const certifiedLines = (db: Db) =>
  db
    .selectFrom('contratos as c')
    .innerJoin('certificados as e', 'e.contratoId', 'c.id')
    .innerJoin('certificadoLineas as l', 'l.certificadoId', 'e.id')
    .innerJoin('contratoItems as ci', 'ci.id', 'l.contratoItemId')
    .innerJoin('presupuestoItems as i', 'i.id', 'ci.itemId')
    .where('e.estado', '=', 'aprobado')

export async function insertCertificateLines(db: Db, which: Which): Promise<void> {
  await insertSelected(
    db,
    certifiedLines(db)
      .select([
        'c.proyectoId',
        sql<string>`'ejecutado'`.as('columna'),
        'e.fecha',
        'i.rubroId',
        'i.sortKey',
        'c.proveedorId',
        sql<string>`'certificado'`.as('entidad'),
        'e.id',
        'l.importeBase',
      ])
      .where(documentCondition('e', which)),
  )
}

/** Registered supplier documents; outside of contracts they are committed and executed at once. */
export async function insertInvoiceLines(db: Db, which: Which): Promise<void> {
  for (const columna of ['comprometido', 'ejecutado']) {
    await insertSelected(
      db,
      db
        .selectFrom('comprobantes as c')
        .innerJoin('comprobanteImputaciones as l', 'l.comprobanteId', 'c.id')
        .leftJoin('presupuestoItems as i', 'i.id', 'l.itemId')
        .select([
          'c.proyectoId',
          sql<string>`${columna}`.as('columna'),
          'c.fecha',
          'l.rubroId',
          sql<string>`coalesce("i"."sortKey", '')`.as('item'),
          'c.proveedorId',
          sql<string>`'comprobante'`.as('entidad'),
          'c.id',
          'l.importeBase',
        ])
        .where(documentCondition('c', which))
        .where('c.estado', '=', 'registrado')
        .where('c.contratoId', 'is', null)
        .where('c.certificadoId', 'is', null),
    )
  }
}

/** The contract of a certificate. */
export async function selectContractOf(db: Db, certificadoId: string): Promise<string> {
  const certificate = db.selectFrom('certificados').select('contratoId').where('id', '=', certificadoId)
  return (await certificate.executeTakeFirstOrThrow()).contratoId
}

/** The registered payments of a document. */
export async function selectPaymentsOf(db: Db, comprobanteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pagoImputaciones as a')
    .innerJoin('pagos as p', 'p.id', 'a.pagoId')
    .select('p.id')
    .where('a.comprobanteId', '=', comprobanteId)
    .where('p.estado', '=', 'registrado')
    .execute()
  return rows.map(({ id }) => id)
}

/** Registered payments after `after`, in order of entry. */
export function selectPayments(db: Db, { proyectoId, id }: Which, after: number, limit: number) {
  return db
    .selectFrom('pagos')
    .select(['seq', 'id', 'fecha', 'proveedorId', 'moneda', 'cotizacion'])
    .where('proyectoId', '=', proyectoId)
    .where('estado', '=', 'registrado')
    .where('seq', '>', after)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** What is paid of a document: its total less what its certificate withholds, which is withheld of the net amount. */
export const payable = (document: string): RawBuilder<number> =>
  sql<number>`(${sql.ref(`${document}.total`)} - ${sql.ref(`${document}.retenido`)})`
export const payableNet = (document: string): RawBuilder<number> =>
  sql<number>`(${sql.ref(`${document}.sinImpuestos`)} - ${sql.ref(`${document}.retenido`)})`

/** Paid documents with their imputaciones: one row per rubro and item. */
export function selectPaidDocuments(db: Db, pagoIds: string[]) {
  return db
    .selectFrom('pagoImputaciones as a')
    .innerJoin('comprobantes as c', 'c.id', 'a.comprobanteId')
    .innerJoin('comprobanteImputaciones as l', 'l.comprobanteId', 'c.id')
    .leftJoin('presupuestoItems as i', 'i.id', 'l.itemId')
    .select(['a.pagoId', 'a.orden as parte', 'a.importe as pagado', 'c.tipo', 'l.rubroId', 'l.importe'])
    .select([payableNet('c').as('neto'), payable('c').as('total')])
    .select(sql<string>`coalesce("i"."sortKey", '')`.as('item'))
    .where('a.pagoId', 'in', pagoIds)
    .orderBy('a.pagoId')
    .orderBy('a.orden')
    .orderBy('l.orden')
    .execute()
}

/** As above for certificates, whose amounts are already net of VAT. */
export function selectPaidCertificates(db: Db, pagoIds: string[]) {
  return db
    .selectFrom('pagoImputaciones as a')
    .innerJoin('certificadoLineas as l', 'l.certificadoId', 'a.certificadoId')
    .innerJoin('contratoItems as c', 'c.id', 'l.contratoItemId')
    .innerJoin('presupuestoItems as i', 'i.id', 'c.itemId')
    .select([
      'a.pagoId',
      'a.orden as parte',
      'a.importe as pagado',
      'i.rubroId',
      'i.sortKey as item',
      'l.importeBase as importe',
    ])
    .select([sql<string>`'certificado'`.as('tipo'), sql<number>`1`.as('neto'), sql<number>`1`.as('total')])
    .where('a.pagoId', 'in', pagoIds)
    .orderBy('a.pagoId')
    .orderBy('a.orden')
    .orderBy('l.seq')
    .execute()
}

/**
 * As above for advances and released funds, which are part of no certificate: by the items that the contract was signed with, which no
 * addendum changes.
 */
export async function selectPaidOfContracts(db: Db, pagoIds: string[]) {
  const rows = await db
    .selectFrom('pagoImputaciones as a')
    .leftJoin('liberaciones as r', 'r.id', 'a.liberacionId')
    .innerJoin('contratoItems as c', (join) =>
      join.on(sql<SqlBool>`c."contratoId" = coalesce(a."contratoId", r."contratoId")`),
    )
    .innerJoin('presupuestoItems as i', 'i.id', 'c.itemId')
    .select(['a.pagoId', 'a.orden as parte', 'a.importe as pagado', 'i.rubroId', 'i.sortKey as item'])
    .select(['c.cantidadOriginal', 'c.precioUnitario'])
    .where('a.pagoId', 'in', pagoIds)
    .where((eb) => eb.or([eb('a.contratoId', 'is not', null), eb('a.liberacionId', 'is not', null)]))
    .where('c.cantidadOriginal', '>', 0)
    .orderBy('a.pagoId')
    .orderBy('a.orden')
    .orderBy('c.seq')
    .execute()
  return rows.map(({ cantidadOriginal, precioUnitario, ...row }) => {
    const importe = BigInt(cantidadOriginal) * BigInt(precioUnitario)
    return { ...row, importe, tipo: 'contrato', neto: 1, total: 1 }
  })
}

const rowsAtOnce = 500

export async function insertLines(db: Db, lines: Line[]): Promise<void> {
  for (let start = 0; start < lines.length; start += rowsAtOnce)
    await db
      .insertInto('controlLineas')
      .values(lines.slice(start, start + rowsAtOnce))
      .execute()
}

/** Whether the control lines of a project exist. */
export async function hasLines(db: Db, proyectoId: number): Promise<boolean> {
  const row = await db
    .selectFrom('controlProyectos')
    .select('proyectoId')
    .where('proyectoId', '=', proyectoId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertProject(db: Db, proyectoId: number): Promise<void> {
  await db.insertInto('controlProyectos').values({ proyectoId }).execute()
}
