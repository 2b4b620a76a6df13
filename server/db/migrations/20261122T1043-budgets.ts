import { sql } from 'kysely'
import { createRecordTable, createIndex } from '../record-table.ts'
import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'

/** Budgets and their changes; the lines of both are in one table. */
export async function up(db: AnyDb): Promise<void> {
  await createRecordTable(db, 'presupuestos', {
    nombre: 'text',
    moneda: 'text',
    mesBase: 'text',
    cotizacion: 'text?',
    fechaAprobacion: 'text?',
  })
  await db.schema
    .createIndex('presupuestos_one_approved')
    .unique()
    .on('presupuestos')
    .column('proyectoId')
    .where(sql<boolean>`${sql.ref('estado')} = 'aprobado'`)
    .execute()
  await createRecordTable(
    db,
    'modificaciones',
    {
      presupuestoId: 'text',
      tipo: 'text',
      fecha: 'text',
      motivo: 'text',
      moneda: 'text',
      total: 'bigint',
      totalBase: 'bigint',
    },
    (table) =>
      table.addForeignKeyConstraint('modificaciones_budget', ['presupuestoId'] as never, 'presupuestos', ['id']),
  )
  await createIndex(db, 'modificaciones', ['presupuestoId', 'estado'])
  await serialKey(db, db.schema.createTable('presupuestoItems'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('presupuestoId', 'text', (c) => c.references('presupuestos.id').onDelete('cascade'))
    .addColumn('modificacionId', 'text', (c) => c.references('modificaciones.id').onDelete('cascade'))
    .addColumn('rubroId', 'text', (c) => c.notNull().references('rubros.id'))
    .addColumn('unidadId', 'text', (c) => c.notNull().references('unidades.id'))
    .addColumn('codigo', 'text', notNull)
    .addColumn('sortKey', binaryText(db), notNull)
    .addColumn('descripcion', 'text', notNull)
    .addColumn('cantidad', 'bigint', notNull)
    .addColumn('precioUnitario', 'bigint', notNull)
    .addColumn('importe', 'bigint', notNull)
    .addColumn('importeBase', 'bigint', notNull)
    .execute()
  await createIndex(db, 'presupuestoItems', ['presupuestoId', 'rubroId', 'importe', 'importeBase'])
  await createIndex(db, 'presupuestoItems', ['modificacionId'])
  for (const column of ['rubroId', 'unidadId', 'proyectoId']) await createIndex(db, 'presupuestoItems', [column])
}
