import { sql } from 'kysely'
import { binaryText, required, type AnyDb } from '../columns.ts'

/** Every amount that one of the kept lists adds up; a list has some of them. */
const columns = ['netoBase', 'ivaBase', 'otrosBase', 'totalBase', 'saldoBase', 'importeBase', 'aCuentaBase']

/** What the documents of a day add up to, kept for the totals of their lists; and what reads only those that are still to be paid. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('documentoListas')
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('tabla', 'text', required)
    .addPrimaryKeyConstraint('documentoListas_key', ['proyectoId', 'tabla'])
    .execute()
  let days = db.schema
    .createTable('documentoDias')
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('tabla', 'text', required)
    .addColumn('fecha', binaryText(db), required)
    .addColumn('p', 'bigint', required)
    .addColumn('q', 'bigint', required)
    .addColumn('estado', 'text', required)
    .addColumn('cantidad', 'integer', required)
  for (const column of columns) days = days.addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
  await days
    .addPrimaryKeyConstraint('documentoDias_key', ['proyectoId', 'tabla', 'fecha', 'p', 'q', 'estado'])
    .execute()
  const amounts = columns.slice(0, 5)
  await db.schema.dropIndex('comprobantes_pendientes').execute()
  await db.schema
    .createIndex('comprobantes_pendientes')
    .on('comprobantes')
    // All that the totals of these documents are made of: none of them is read besides.
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
