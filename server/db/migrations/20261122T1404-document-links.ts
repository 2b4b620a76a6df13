import { sql } from 'kysely'
import { addDays } from '../../lib/calendar.ts'
import { binaryText, notNull, type AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'

/** A payment is applied to a document or to a certificate; the other column is null. */
async function openParts(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('pagoImputacionesNew')
    .addColumn('pagoId', 'text', (c) => c.notNull().references('pagos.id').onDelete('cascade'))
    .addColumn('orden', 'integer', notNull)
    .addColumn('comprobanteId', 'text', (c) => c.references('comprobantes.id'))
    .addColumn('certificadoId', 'text', (c) => c.references('certificados.id'))
    .addColumn('importe', 'bigint', notNull)
    .addPrimaryKeyConstraint('pagoImputaciones_whole', ['pagoId', 'orden'])
    .execute()
  const columns = ['pagoId', 'orden', 'comprobanteId', 'importe']
  const before = db.selectFrom('pagoImputaciones').select(columns)
  await db.insertInto('pagoImputacionesNew').columns(columns).expression(before).execute()
  await db.schema.dropTable('pagoImputaciones').execute()
  await db.schema.alterTable('pagoImputacionesNew').renameTo('pagoImputaciones').execute()
  await createIndex(db, 'pagoImputaciones', ['comprobanteId', 'pagoId', 'importe'])
  await createIndex(db, 'pagoImputaciones', ['certificadoId', 'pagoId', 'importe'])
}

/** Existing approved certificates are owed in full, from their issue date. */
async function oweApproved(db: AnyDb): Promise<void> {
  const approved = await db
    .selectFrom('certificados')
    .innerJoin('contratos', 'contratos.id', 'certificados.contratoId')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .select(['certificados.id', 'fechaEmision', 'certificados.fecha', 'neto', 'netoBase', 'condicionPagoDias'])
    .where('certificados.estado', '=', 'aprobado')
    .execute()
  for (const { id, fechaEmision, fecha, neto, netoBase, condicionPagoDias } of approved) {
    const vencimiento = addDays((fechaEmision ?? fecha) as string, condicionPagoDias as number)
    const isOwed = Number(neto) > 0
    const balance = { saldo: isOwed ? neto : 0, saldoBase: isOwed ? netoBase : 0, vencimiento }
    await db.updateTable('certificados').set(balance).where('id', '=', id).execute()
  }
}

/** Links from documents to what they bill (contract, certificate, budget items), and the balance of certificates. */
export async function up(db: AnyDb): Promise<void> {
  const invoices = db.schema.alterTable('comprobantes')
  await invoices.addColumn('contratoId', 'text', (c) => c.references('contratos.id')).execute()
  await invoices.addColumn('certificadoId', 'text', (c) => c.references('certificados.id')).execute()
  await createIndex(db, 'comprobantes', ['contratoId', 'estado', 'netoBase'])
  await createIndex(db, 'comprobantes', ['certificadoId', 'estado', 'saldo', 'total'])
  const parts = db.schema.alterTable('comprobanteImputaciones')
  await parts.addColumn('itemId', 'text', (c) => c.references('presupuestoItems.id')).execute()
  await createIndex(db, 'comprobanteImputaciones', ['itemId', 'comprobanteId', 'importeBase'])
  const certificates = db.schema.alterTable('certificados')
  await certificates.addColumn('saldo', 'bigint', (c) => c.notNull().defaultTo(0)).execute()
  await certificates.addColumn('saldoBase', 'bigint', (c) => c.notNull().defaultTo(0)).execute()
  await certificates.addColumn('vencimiento', binaryText(db)).execute()
  await db.schema
    .createIndex('certificados_pendientes')
    .on('certificados')
    .columns(['proyectoId', 'vencimiento', 'saldoBase'])
    .where(sql<boolean>`"saldo" > 0`)
    .execute()
  await openParts(db)
  await oweApproved(db)
}
