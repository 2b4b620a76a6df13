import { notNull, type AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'

/** The materials that a budget item uses per unit (docs/domain/budgets.md, Insumos). */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('presupuestoInsumos')
    .addColumn('itemId', 'text', (c) => c.notNull().references('presupuestoItems.id').onDelete('cascade'))
    .addColumn('orden', 'integer', notNull)
    .addColumn('materialId', 'text', (c) => c.notNull().references('materiales.id'))
    .addColumn('cantidadPorUnidad', 'bigint', notNull)
    .addPrimaryKeyConstraint('presupuestoInsumos_key', ['itemId', 'orden'])
    .execute()
  await createIndex(db, 'presupuestoInsumos', ['materialId'])
}
