import { sql } from 'kysely'
import { notNull, type AnyDb } from '../columns.ts'
import { createIndex, createRecordTable } from '../record-table.ts'

/** Purchase orders, and the movements that receive them (docs/domain/materials.md, Orders). */
export async function up(db: AnyDb): Promise<void> {
  const columns = {
    proveedorId: 'text',
    depositoId: 'text',
    fechaPedida: 'day',
    fechaConfirmada: 'day?',
    toleranciaPorcentaje: 'bigint',
    nota: 'text',
    enviadoA: 'text',
    enviadoEn: 'text?',
  } as const
  await createRecordTable(db, 'pedidos', columns, (table) =>
    table
      .addForeignKeyConstraint('pedidos_proveedor', ['proveedorId'] as never, 'proveedores', ['id'])
      .addForeignKeyConstraint('pedidos_deposito', ['depositoId'] as never, 'depositos', ['id']),
  )
  await createIndex(db, 'pedidos', ['proyectoId', 'fechaPedida', 'seq'])
  await createIndex(db, 'pedidos', ['proyectoId', 'numero', 'seq'])
  for (const column of ['proveedorId', 'depositoId']) await createIndex(db, 'pedidos', [column])
  await db.schema
    .createTable('pedidoLineas')
    .addColumn('pedidoId', 'text', (c) => c.notNull().references('pedidos.id').onDelete('cascade'))
    .addColumn('orden', 'integer', notNull)
    .addColumn('materialId', 'text', (c) => c.notNull().references('materiales.id'))
    .addColumn('presentacion', 'text')
    .addColumn('cantidad', 'bigint', notNull)
    .addColumn('cantidadBase', 'bigint', notNull)
    .addColumn('precio', 'bigint')
    .addColumn('moneda', 'text')
    .addPrimaryKeyConstraint('pedidoLineas_key', ['pedidoId', 'orden'])
    .execute()
  await createIndex(db, 'pedidoLineas', ['materialId', 'pedidoId'])
  await db.schema
    .alterTable('movimientos')
    .addColumn('pedidoId', 'text', (c) => c.references('pedidos.id').onDelete('set null'))
    .execute()
  // Partial: with nulls in it, the planner takes the index for useless.
  await db.schema
    .createIndex('movimientos_pedidoId')
    .on('movimientos')
    .column('pedidoId')
    .where(sql<boolean>`"pedidoId" is not null`)
    .execute()
}
