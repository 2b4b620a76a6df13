import { notNull, type AnyDb } from '../columns.ts'
import { createIndex, createRecordTable } from '../record-table.ts'

/** Prepaid purchases that suppliers hold (docs/domain/materials.md, Acopio). */
export async function up(db: AnyDb): Promise<void> {
  const columns = {
    proveedorId: 'text',
    depositoId: 'text',
    comprobanteId: 'text?',
    fecha: 'day',
    nota: 'text',
  } as const
  await createRecordTable(db, 'acopios', columns, (table) =>
    table
      .addForeignKeyConstraint('acopios_proveedor', ['proveedorId'] as never, 'proveedores', ['id'])
      .addForeignKeyConstraint('acopios_deposito', ['depositoId'] as never, 'depositos', ['id'])
      .addForeignKeyConstraint('acopios_comprobante', ['comprobanteId'] as never, 'comprobantes', ['id']),
  )
  await createIndex(db, 'acopios', ['proyectoId', 'fecha', 'seq'])
  await createIndex(db, 'acopios', ['proyectoId', 'numero', 'seq'])
  for (const column of ['proveedorId', 'depositoId', 'comprobanteId']) await createIndex(db, 'acopios', [column])
  await db.schema
    .createTable('acopioLineas')
    .addColumn('acopioId', 'text', (c) => c.notNull().references('acopios.id').onDelete('cascade'))
    .addColumn('orden', 'integer', notNull)
    .addColumn('materialId', 'text', (c) => c.notNull().references('materiales.id'))
    .addColumn('cantidad', 'bigint', notNull)
    .addColumn('precio', 'bigint', notNull)
    .addColumn('moneda', 'text', notNull)
    .addColumn('valor', 'bigint', notNull)
    .addPrimaryKeyConstraint('acopioLineas_key', ['acopioId', 'orden'])
    .execute()
  await createIndex(db, 'acopioLineas', ['materialId'])
  await db.schema
    .createTable('acopioMovimientos')
    .addColumn('acopioId', 'text', (c) => c.notNull().references('acopios.id').onDelete('cascade'))
    .addColumn('movimientoId', 'text', (c) => c.notNull().references('movimientos.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('acopioMovimientos_key', ['movimientoId'])
    .execute()
  await createIndex(db, 'acopioMovimientos', ['acopioId'])
}
