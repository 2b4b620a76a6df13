import { sql } from 'kysely'
import { binaryText, notNull, type AnyDb } from '../columns.ts'

/** All amounts that the stored day sums of a list may have; a list has some of them. */
const columns = ['netoBase', 'ivaBase', 'otrosBase', 'totalBase', 'saldoBase', 'importeBase', 'aCuentaBase']

/** Stored sums of documents by day, for the totals of lists; and an index of unpaid documents only. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('documentoListas')
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('tabla', 'text', notNull)
    .addPrimaryKeyConstraint('documentoListas_key', ['proyectoId', 'tabla'])
    .execute()
  let days = db.schema
    .createTable('documentoDias')
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('tabla', 'text', notNull)
    .addColumn('fecha', binaryText(db), notNull)
    .addColumn('p', 'bigint', notNull)
    .addColumn('q', 'bigint', notNull)
    .addColumn('estado', 'text', notNull)
    .addColumn('cantidad', 'integer', notNull)
  for (const column of columns) days = days.addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
  await days
    .addPrimaryKeyConstraint('documentoDias_key', ['proyectoId', 'tabla', 'fecha', 'p', 'q', 'estado'])
    .execute()
  const amounts = columns.slice(0, 5)
  await db.schema.dropIndex('comprobantes_pendientes').execute()
  await db.schema
    .createIndex('comprobantes_pendientes')
    .on('comprobantes')
    // A covering index: it has all columns of the totals.
    .columns([
      'proyectoId',
      'vencimiento',
      'seq',
      'fecha',
      'tipo',
      'proveedorId',
      'moneda',
      'total',
      'estado',
      'saldo',
      ...amounts,
    ])
    .where(sql<boolean>`"estado" = 'registrado' and "saldo" > 0`)
    .execute()
  await sql`analyze comprobantes`.execute(db)
}
