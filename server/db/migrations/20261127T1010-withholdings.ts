import { sql } from 'kysely'
import { binaryText, notNull, type AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'

const zero = (db: AnyDb, table: string, column: string) =>
  db.schema
    .alterTable(table)
    .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()

/** What payments withhold for the tax office. Sums of payments by day are made again when they are read. */
export async function up(db: AnyDb): Promise<void> {
  for (const column of ['retenido', 'retenidoBase']) await zero(db, 'pagos', column)
  await zero(db, 'documentoDias', 'retenidoBase')
  for (const table of ['documentoDias', 'documentoListas'])
    await db.deleteFrom(table).where('tabla', '=', 'pagos').execute()
  await db.schema.dropIndex('pagos_proyectoId_proveedorId_moneda').execute()
  const account = ['proyectoId', 'proveedorId', 'moneda', 'fecha', 'estado']
  await createIndex(db, 'pagos', [...account, 'importe', 'importeBase', 'retenido', 'retenidoBase'])
  await db.schema
    .createTable('pagoRetenciones')
    .addColumn('pagoId', 'text', (c) => c.notNull().references('pagos.id').onDelete('cascade'))
    .addColumn('orden', 'integer', notNull)
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('proyectoId', 'integer', notNull)
    .addColumn('desarrolladoraId', 'integer', notNull)
    .addColumn('fecha', binaryText(db), notNull)
    .addColumn('impuesto', 'text', notNull)
    .addColumn('jurisdiccion', 'text')
    .addColumn('regimen', 'text', notNull)
    .addColumn('base', 'bigint', notNull)
    .addColumn('alicuota', 'bigint', notNull)
    .addColumn('importe', 'bigint', notNull)
    .addColumn('importeBase', 'bigint', notNull)
    .addColumn('numeroCertificado', 'text', notNull)
    .addColumn('anulada', 'integer', notNull)
    .addPrimaryKeyConstraint('pagoRetenciones_key', ['pagoId', 'orden'])
    .execute()
  // The number of a certificate of an annulled payment may be used again.
  await db.schema
    .createIndex('pagoRetenciones_numero')
    .unique()
    .on('pagoRetenciones')
    .columns(['desarrolladoraId', 'impuesto', 'numeroCertificado'])
    .where(sql<boolean>`"anulada" = 0`)
    .execute()
  await createIndex(db, 'pagoRetenciones', [
    'proyectoId',
    'fecha',
    'anulada',
    'impuesto',
    'jurisdiccion',
    'importeBase',
  ])
  await sql`analyze "pagos"`.execute(db)
}
